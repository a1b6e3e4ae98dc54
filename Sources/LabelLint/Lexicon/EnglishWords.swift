/// Ordinary words of English, by which a text left in English is told from a name.
///
/// They stand in small letters in the texts of two or more of 116 public apps whose source language is
/// English, so that no name is among them, with words of common fields that those apps do not cover;
/// regular plurals are known by their singular.
enum EnglishWords {
  /// Whether a word, in any ASCII case, is one or the plural or possessive of one; of words with a hyphen,
  /// whether their parts are.
  static func contains(_ word: Span<UInt8>) -> Bool {
    var start = 0
    while start < word.count {
      let end = endOfLetters(in: word, from: start)
      guard isOne(word.extracting(start..<end)) else { return false }
      // Behind an apostrophe stands an ending: `user's`, `doesn't`.
      var next = end
      if let length = apostropheLength(in: word, at: end) {
        next = endOfLetters(in: word, from: end + length)
      }
      if next < word.count, word[next] != UInt8(ascii: "-") { return false }
      start = next + 1
    }
    return !word.isEmpty
  }

  /// Whether the words of a text, one or more, are all ordinary ones; placeholders, numbers and marks are
  /// none, and letters beyond ASCII are of other words.
  static func areAll(_ text: Span<UInt8>) -> Bool {
    var (index, isAny) = (0, false)
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if scalar == "%" {
        index = max(index + 1, NSStringFormat.specifier(at: index, in: text).end)
        continue
      }
      guard CharacterProperties.isLetter(scalar) else {
        index += length
        continue
      }
      var end = endOfLetters(in: text, from: index)
      if let length = apostropheLength(in: text, at: end) {
        end = endOfLetters(in: text, from: end + length)
      }
      if end == index || !contains(text.extracting(index..<end)) { return false }
      (index, isAny) = (end, true)
    }
    return isAny
  }

  /// Offset behind the letters of ASCII from an offset on.
  private static func endOfLetters(in text: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < text.count, ASCII.isLetter(text[end]) { end += 1 }
    return end
  }

  /// Length in bytes of an apostrophe, straight or curly, at an offset; nil where none is.
  private static func apostropheLength(in text: Span<UInt8>, at index: Int) -> Int? {
    guard index < text.count else { return nil }
    if text[index] == UInt8(ascii: "'") { return 1 }
    return text.scalarOrReplacement(at: index) == ("\u{2019}", 3) ? 3 : nil
  }

  /// Whether letters are a word of the list, or the plural of one.
  private static func isOne(_ letters: Span<UInt8>) -> Bool {
    if words.contains(letters) { return true }
    let last = letters.count - 1
    guard last > 0, ASCII.lowercased(letters[last]) == UInt8(ascii: "s") else { return false }
    return words.contains(letters.extracting(0..<last))
  }

  /// Whether a word, in any ASCII case, is one that languages of Latin letters have taken over from English
  /// or share with it: "logo", "download", "video".
  static func isLoan(_ word: Span<UInt8>) -> Bool {
    loans.contains(word)
  }

  /// Words of computing and trade that dictionaries of three or more languages of Latin letters beside
  /// English have in the same letters.
  static let loans = SortedWords(
    """
    album app audio bank bar blog bonus bot browser bus chat client code cookie demo design
    digital download email emoji festival film filter firewall font format forum hardware
    hotel internet journal laptop link login logo manager marketing media menu metro model
    modem motor offline online panorama photo piano player playlist plugin podcast port
    premium printer program proxy radio reset restaurant router scanner server software sport
    start status stop studio tablet taxi test text ticker ticket timer trend upload version
    video virus web widget zoom
    """)

  /// The words in small letters.
  static let words = SortedWords(
    """
    able about above abuse accelerometer accent accept accepted access accessed accessibility
    accessible accessing accordance according account accuracy accurate accurately achieve
    achievement aching across action activate activated active actively activities activity
    actor actual actually acute ad adapter add added adding addition additional address
    addresses adhere adjacent adjust adjusted adjustment admin administered administrative
    administrator admissions adopt ads adult advance advanced adventure advertisers advice
    advise affect affected aforementioned after again against age agency agent ago agree
    agreeing agreement ahead aim air airplane airport alarm album alert alerted algebra alien
    align aligned alignment alive all allergy allow allowed allowing alone along alphabet
    already also alternate alternative altitude always am ambulance amidst among amount
    amplitude an analyses analysis analyze analyzed and angle angry animation anonymous
    another answer answering antigen any anymore anyone anything anytime anyway anywhere apart
    app appear appearance apple applicable application applied applies apply appreciated
    appropriate appropriately approval approve approved approximate april architect archive
    are area aren argument arm army around arrange arrival arrive arrow art article artist as
    aside ask asked asking assess assessment assets assign assigned assignment assist
    assistance assistant associate associated assume at attach attached attachment attack
    attackers attacks attempt attempting attended attention attribute auction audio audiobook
    august aunt authenticate authenticated authenticating authentication authenticity
    authorities authority authorization authorize authorized auto autofill automated automatic
    automatically automation autoplay autumn availability available avatar avenue average
    avoid aware away baby back background backpack backup backward bad badge bag baker bakery
    balance ban banana bandwidth bank banner bar barbell barber barometer baseball based basic
    basis basketball bass bathroom battery be beach bean bear beat became because become bed
    bedroom bee beef been beer before begin beginning behalf behavior behind beige being below
    belt benefits best beta better between beyond bible bicycle bid big bigger bill bin binary
    bind biology biometric bird birth birthday bit black blacklist blank blanket block blocked
    blocking blog blood blue blur boat body bold boldest bomb bond bone bonus book booking
    bookmark boost booster boot border bored boss bot both bottle bottom bound bowl box boxes
    boxing boy bracelet brain brake breach bread break breakfast breaking breath breathe
    bridge brief briefly bright brightness bring broad broader broken broker bronze brown
    browse browser browsing brunch brush bubble budget buffer bug build builder building built
    bullet bundled burger burned bus business busy but butcher butter butterfly button buy
    buying by bye bypass bytes cabbage cable cache cached caching cafe cake calculate
    calculated calculating calculation calendar call called calm calories camera camp campfire
    can cancel canceled cancelled candidate candy cannot canvas capabilities capacity captain
    caption capture captured car carbon card care careful carefully caret carried carrot carry
    cart case cash castle cat catch categories category cause caused caution ceiling center
    central centrally century certain certificate chain chair challenge change changed
    changelog changing channel chapter character charge charged charger charging chart chat
    chatting check checkbox checked checking checklist checkout checksum cheering cheese chef
    chemistry cherry chess chest chicken child children chocolate choice choose choosing chord
    chose chosen church cipher circle circular circumstances citizen city claim class
    classified clean cleaning clear cleared clearer clearing click clicked clicking client
    climb clinic clipboard clock clone close closed closely closing cloud cloudy club coach
    coal coat code coffee coin cold collaborate collage collapse collect collected collection
    color columns combinations combine come comma command comment common commonly communicate
    communication community compact companies company compared compares compass compatibility
    compatible compile complement complete completed completely compliant component compromise
    compromised computer concerns concert conclusions conditions conference confidence
    confidential config configurable configuration configure configured confirm confirmation
    confirmed connect connected connecting connection connectivity connector consent consider
    considered console consult contact contain contained containing content context continue
    continuously contract contrast contribution control controlled controller controlling
    conversation convert converted cookie cool copied copies copy copying copyright core
    corner coronavirus correct correction correctly correspond corresponding corrupted cost
    cough could couldn count countdown counted counter countries country county coupon course
    court cousin cover cow crash crashed crashes cream create created creating creation
    creator credential credit crew cricket crime criteria critical crop cross crossing cruise
    crunch cry cucumber cup curl current currently cursor curve custom customer customization
    customize customized cut cyan cycle cycling dad daily damaged danger dangerous dark
    dashboard data database date day deactivated deal debit debug debugger debugging decade
    december deceptive decide decimal decision decline declined decode decoder decreased
    decreasing decree decryption dedicated deducted deep deeper default defend define defined
    degrees delay delayed delete deleted deleting deliver delivered delivery demonstrates
    denied density deny departure depend depending deposit deprecated depth derive describe
    description desert design designated designed designer desk desktop dessert destination
    detail detailed detect detected detecting detection determine determined develop developed
    developer development deviation device diabetes diagnose diagnosed diagnosis diagnostic
    dialect dialog diameter diamond dice dictionary did didn died diet differences different
    digital digits dim dinner direct direction directly director directory dirt disable
    disabled disabling disallowed discard discarded disclose disconnected discount discover
    disk dislike dismiss dismissed display displayed displaying distance distancing distort
    district dive dividend divider do dock docs doctor document documentation documented dodge
    does doesn dog doing dolphin domain don done door doorbell dose dots double down download
    downloaded downloading downwards draft drafted drag dragging dragon drain draw drawer
    dress drink drive driver driving drop dropdown drum dry dryer duck due dumbbell duplicate
    duration during dust dynamic each eagle earlier early earring earth easier easily east
    easy echo edge edit edited editing editor effect effectiveness efficient egg eight either
    elapsed elbow elderly election electrician electronic electronically element elephant
    elevation elevator eleven eligibility else email embassy embed embedded emergency emoji
    employee employer empty emulated enable enabled enabling encoded encoding encounter
    encountered encrypt encrypted encryption end ended energy enforce engine engineer enhance
    enhanced enhancements enough enrollment ensure enter entered entering enterprise entire
    entirely entities entity entrance entries entry environment episode equal equalizer
    equivalent erase erased eraser error escalator especially essay establish established
    estimate etc evacuation evaluate evaluated evaluating evaluation even evening event every
    everyone everything everywhere evidence exactly exam example exceeds except exception
    exchange exchanged exchanging exclude execute execution exercise exhaustion exhibit exist
    existing exit exited exiting expand expanded expanding expect expected expense experience
    experienced experiencing experiment experimental expert expiration expire expired
    explanation explicitly explore explorer export exported exporting expose exposed exposure
    extended extension extent external externally extra eye eyes face facilities facility
    factors factory fail failed failure fake fall false family fan far fare farmer farther
    fast faster fastest father fault favorite feature february federal fee feed feedback feel
    female ferry fetch fetched fever few fewer field fight figure file filename fill filled
    filling filter final financial find fine finer finger fingerprint finish finished fire
    fired firewall first fish fisherman fit fitness five fix fixed fixes flag flagged flash
    flashcard flashlight flat flick flight flip float floating floor flow flower flute focus
    focused fog foggy folder follow followed following font food football for force forced
    forecast foreground forest forgot fork form format formatted formatting forum forward
    forwarded forwarding foul found four fox fragment frame framework fraud free freedom
    freezes frequency frequently fresh friday fridge friend frog from front fruit fuel
    fulfilled full fullscreen fully fun function functional functionality functioning fund
    further future gain gallery game garden garlic gas gate gateway gathering gave gear gem
    gender general generate generated generative generic genre geography geometry gesture get
    getting ghost gift girl give given giving glance glass glove go goal goat going gold
    golden golf gone good got government grabs grade gradient grain grammar grant granted
    granting grape grass gray great greater green grey grid grocery ground group grouping grow
    guess guest guidance guide guided guitar gun gyroscope had hair half hall hand handle
    handler handling handshake happen happened happening happy harbor hard hardware harmful
    has hash hashtag hasn hat hate have haven having head header heading headline headphones
    headset heal health healthier hear hearing heart heat heater heating heavy height held
    helicopter hello help helped helper helpful helping her here hexadecimal hey hidden hide
    hiding high higher highest highlight highlighting highway hike hint hip history hit hockey
    hold holder holding holidays home homepage homework honey hook horizon horse hospital
    hospitalization host hosting hostname hot hotel hotspot hour house hover how however huge
    humans humidity hundred hunt hygiene hymn ice icon id ideas identification identified
    identifier identifies identify identifying identity idle if ignore ignored ill illness
    image immediate immediately immunization impact impairments import important imported
    importing imposed imprint improve improved improvements improving in inactive inbox
    incidence include included including income incoming incompatible incomplete incorrectly
    increase increased increasing indent indicate indicated indicating indicator indigo
    individual individually indoor industry infect infected infecting infection infectious
    infectiousness infer influence info inform information ingredient initial initialize
    initially initiated inner input insecure inside insights install installation installed
    installing instance instant instantly instead instructions insufficient insurance
    integration intend intended intensive intent interact interactive interest interested
    interesting interface internal international internet interpreting intersection interval
    into intranet intro intrusive invalid invitation invite invited invoice involve involved
    involving iris is island isn isolation issue issued issuing it italic item iterations its
    itself jacket january job jog join joined joint jointly journal journalist journey judge
    juice july jump june just karate keep keeping kept kernel key keyboard keychain keyword
    kick kid killed kind king kiosk kit kitchen knee knife knight know knowledge known lab
    label laboratories laboratory lake lamp land landscape language laptop large larger last
    late latency later latest latitude laugh launch launcher launching law lawyer layer layout
    leading leaf league leaks learn lease least leave leaving lecture ledger left leg legal
    legally lemon length less lesson let letter letting lettuce level libraries library
    license life lift light lightning like likelihood likely limbs limit limitation limited
    limiting line link linked linking lion lip list listed listen listening literature little
    live livestream load loaded loading loan lobby local locally location lock locked log
    logged logging login logo logout long longer longitude look looking lose loser loss lost
    loud love low lower loyalty luggage lunch lung lunge lyrics machine made magazine magenta
    magnet magnifying mail main mainly maintain maintaining major make making male malicious
    mall malware man manage managed management manager managing mandates manifest manipulated
    manner manual manually manufacturer many map mapped mapping march mark marked market mask
    mass match matches matching mathematics matters max maximize maximum may me meadow meal
    mean meaning meant measure measurement measuring meat mechanic media median medical
    medicine meditation medium meet meeting melody melon member memory men menu merchant
    merely merge merged message met metabolic metadata metal meters method metrics microphone
    microscope middle midnight might milk million milliseconds min mind mini minimal minimize
    minimized minimum minister minor minute mirror misleading mismatch miss missed missing
    misuse misused mobile mode model modem modern modified modify modifying module mom moment
    monday monitor monitored monitoring monkey monster month monthly mood moon more morning
    mortgage mosaic mosque most mother motion motor motorcycle mountain mouse mouth move moved
    movement movie moving much mud multiple murder muscle museum mushroom music must mute
    muted mutual my name named narrow national nationwide native natural navbar navigate
    navigation near nearby nearest necessarily necessary neck necklace need needed negative
    neighbor network neutral never new newer newest newspaper next nice nickname night nine no
    nobody noise nonce none noon nor normal normally north nose not note notebook nothing
    notice noticed notification notified notifies notify notifying novel november now number
    numbered nurse obesity object obligation observing obtain obvious occupancy occur occurred
    ocean october of off offer offered office official offline often oil ok okay old older
    oldest on once one ongoing onion online only onset onto oops opacity open opened opening
    operated operating operation operator opinion opponent opportunity opt optimization option
    optional or orange order organization organized orientation origin original other
    otherwise our out outbox outer output outro outside oven over overlap overlay overridden
    override overview owl own owner pack package packet pad padlock page paid paint pair
    paired pairing pandemic panel pants paper paragraph parameters parent parental parking
    parliament parse parsed parsing part participate participating participation particular
    particularly parties partner party pass passed passenger passes passing passkey passphrase
    passport password past pasta paste pasting path patience patient pattern pause paused pay
    payload payment peace peach peak pear penalty pencil pending people pepper per percentage
    perform performance performed period periodic permanently permission permit persistent
    persists person personal personalize personalized personally pharmacy philosophy phishing
    phone photo photographer physical physics piano pick picked picker pickup picture pig pill
    pillow pilot pin pinch pink pinned pipeline pitch pixel pizza place placed placeholder
    plain plan planet plank planned planning plastic plate platform play playback played
    player playing playlist please plug plugged plugin plumber plus podcast poetry point
    pointer pointing police policies policy poll polling poor popular population popup pork
    port portal portrait position positive possibilities possibility possible post potato
    potential potentially power powered powerful prayer precise precisely precision prediction
    prefer preferably preference preferred prefix premium prescribed presence present
    presented preset president press pressed pressing pressure prevailing prevent prevented
    preventing prevention preview previous previously price primary prince princess print
    printable printed printer printing prior priority prison privacy private privately prize
    probability probably problem procedure proceed process processed processes processing
    product profile program progress project promo promote promoted prompt pronunciation proof
    proper properly properties protect protected protecting protection protocol proud prove
    provide provided provider providing proximity proxy psychology public publicly publish
    published publishes publishing pull pulse pump purchase purple purpose purse push put
    puzzle quality quantity quarantine quarter queen query quest question queue queued quick
    quicker quickly quiet quit quiz quote rabbit radio radius rain random randomly range rank
    rapid rat rate rated rather rating re reach reachable reached reaches reactivate
    reactivated read reader reading ready real reality really reappear reason reboot recall
    receipt receive received receiving recent recently recipe recipient reclaims recognition
    recognized recommend recommendation recommended reconnect record recorded recording
    recovered recoveries recovery recreate rectangle recycle red redirect redo reduce reduced
    refer referee reference refine reflect refresh refreshing refund regard regarding
    regardless region register registered registering registration regular regularly
    regulations reinstall reissued reject rejected related relation relative relax release
    relevant reliability reliable reliably religion reload reloaded rely remain remained
    remaining remember reminded reminder remote remotely remove removed rename render
    rendering renew renewal renewed renewing rent reopen reorder repeat repeated replace
    replaced reply repo report reported reporter reporting represented representing
    reproduction reprogram request requested requesting require required requirement rescue
    resend reservations reserved reset resetting reside residence residents resistance resize
    resolution resolve resource respect respective respond response responsible rest restart
    restarted restarting restaurant restore restored restrict restricted restriction result
    resulted resulting resume resumed resync retain retrieval retrieve retrieved retroactively
    retry return returned reused reveal revealing reverb reverse revert review reviewed
    revoked reward rewind rice ride rider right ring ringing ringtone risk risky river road
    roaming robbery robot rock rocket role roll roof rookie room root rooted rotate round
    roundabout route router routing row rubber rugby rule run running runtime sad safe safely
    safer safest safety said sail sailor sake salad salary sale sales salt same sample
    sampling sand sandwich sang satellite satisfied satisfies saturation saturday sauce save
    saved saving say saying scale scaling scan scanned scanner scanning scared scarf scenarios
    scene schedule scheduled scheme school scissors scooter score screen screenshot script
    scroll scrolling sea search searches searching season seat sec second secondary secret
    section secure secured securely security see seed seeing seek seem seen segment select
    selected selecting selection selector selfie sell senate send sender sending sense
    sensitive sensor sent sentence separate separated separately sepia september sequence
    serial series serve server service serving session set setting setup seven several severe
    shadow shake shampoo shape share shared sharing shark sharpen sheep sheet shelf shell
    shelter shield shift ship shipping shirt shock shoe shoot shop shopping short shortcut
    shorter shortly shot should shoulder shouldn show shower showing shown shrimp shrink
    shuffle shut sick side sidebar sidewalk sign signal signature signed significant signing
    silently silhouette silver similar simple simplified simply simultaneously since single
    sink siren sit site sitting situations six size skate sketch ski skill skin skip skirt sky
    sleep slide slider slow slower small smaller smart smartphone smile smooth snack snake
    snapshot snooze snow snowboard so soap social sock socket sofa software sold soldier
    solely solve some someone something sometimes somewhere son song soon sorry sort sound
    soup source south space spaceship spam spans speak speaker special specific specifically
    specified specify speech speed spelling spice spider spin split spoken spoon sports spread
    spreading spring square squat stable stack stadium staff stage stairs stamp standard
    standing star starred start started starting startup stash state statement static station
    statistical statistics stats status stay steady steal step sticker still stock stone stop
    stopped stopping stopwatch storage store stored stories storing storm story straight
    strategy strawberry stream streaming street strength strengthen stretch strikethrough
    string strip strong stronger strongest student study stuff style subfolder subject
    submission submit submitting subnet subscribe subscribed subscription subsequent
    subsequently substantial subtitle subtotal subway succeeded success successful
    successfully such sufficient sugar suggest suggested suggestion suitable suite sum
    summarize summary summer sunday sunny sunrise sunset support supported sure surf
    surrounding survey suspected suspicion suspicious swim swipe swiping switch switched
    switcher switching syllable symbol symbolizes symbolizing symptom sync synced
    synchronization synchronized syncing system tab table tablet tag tail tailor tailored take
    takeaways taken taking talk tall tank tap tapping target targeted task tax taxi tea teach
    teacher teal team teamed technical teen teeth telephone telescope tell telling temperature
    template temple tempo temporarily temporary ten tennis tent term terminal test tested
    testers testing text texture than thank thanks that the theater theft their them theme
    themselves then there therefore thermometer thermostat these they thick thin things think
    third thirty this those thousand thread threats three threshold throat through throughout
    throughput throw thumb thumbnail thunder thursday thus tick ticket ticketing tie tied tier
    tiger tile tilt time timed timeout timer timestamp timezone tiny tip tire tired tissue
    title to today together toggle toilet token tomato tomorrow tonight too took tool toolbar
    tooltip tooth toothbrush top topic torch torque total touch touchpad touchscreen tourist
    tournament toward towel town trace traced tracing track tracked tracker tracking trade
    traffic trail trailer train training tram transcribed transcript transfer transferred
    transit translate translated translation transmission transmit transmitted transnational
    transport transportation trash travel traveler traveling treadmill treble tree trend
    trending triangle trick trigger triggered trim trip triple trouble troubleshooting truck
    true trumpet truncated trust trusted try trying tuesday tunnel turbo turn turned turning
    turtle tutorial twelve twenty twice two type typical typically tyre umbrella unable
    unarchive unauthenticated unauthorized unavailable unaware unblock uncle uncompressed
    under underline understand undo undone unexpected unexpectedly unfollow ungroup uninstall
    uninstalled uninstalling unintentionally unique unit unknowingly unknown unless unlock
    unlocked unmute unpin unpinned unreachable unread unsaved unspecified unstar unstash
    unsubscribe unsuccessful unsupported untick until unwell up upcoming update updated
    updating upgrade upload uploaded uploading upper upwards url us usability usage use used
    useful user username using usual usually vaccinated vaccination vaccine vacuum valid
    validate validation validity value valve van variable variants variety various vary vault
    vehicle ventilation verification verified verify verse version vertical very via vibrate
    vibration video view viewer viewing vignette violet violin virtual virus visa visibility
    visible visit visited visiting visitor visual vocabulary voice volleyball voltage volume
    voluntarily voluntary vote voted voyage vulnerabilities wage wait waiter waiting wake walk
    walking wall wallet wallpaper want war warehouse warm warn warned warning was washer wasn
    watch watched water watermark way we weak weakness weapon wear wearing weather web webcam
    webpage website wedding wednesday week weekends weekly weight welcome well went were weren
    west wet whale what whatever whatsoever wheel when whenever where whereby wherever whether
    which while whistle white whitelist who whole whom whose why wide widget width wife wifi
    will win wind window windy wine winner winter wisely wish wishes with withdraw within
    without witness wizard wolf woman women won wood word work worker working workout
    workspace world worry worse worst would wouldn wow wrestling write writing written wrong
    wrote year yearly yellow yes yesterday yet yoga yogurt you your yourself zero zip zombie
    zone zoom zooming
    """)
}

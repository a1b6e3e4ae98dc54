extension GuidelineTable {
  /// The clauses of the five documents in their order, each on a line.
  ///
  /// A line holds the clause, a topic where one clause has several, its words (exact, passages parted
  /// by `·`), and the rules that serve it or the reason why a catalog cannot show it. A line with `#`
  /// names the document of those behind it.
  static let text = #"""
    # bbc-text-equivalents
    intent | | “Alternatives must briefly describe the editorial intent or purpose of the image, object, or element.” | empty-label, placeholder-label, key-echo, url-or-filename-label, appearance-name, verbose-label
    action | | “When alternatives are provided for actionable items such as buttons, or image links, the alternative should describe the action that will be performed.” · “For example, a button with a triangle icon is often used to play content and the alternative would be “Play …”.” | appearance-name, generic-label, hint-form
    unique | | “If there are several similar items on the same page/screen, each should have a unique alternative to distinguish them from each other.” | non-unique-label, label-collision
    item-name | | “and include the name of the related item” | non-unique-label (C, D)
    succinct | | “Verbose alternatives make content harder to listen to and understand for screen reader users. Be succinct, and avoid redundant phrases” · “Be succinct, and avoid redundant phrases such as “Picture of …”, “… logo”, or “Select this to …”.” | verbose-label, redundant-phrase, trailing-punctuation, repeated-word
    element-type | | “A description of the element type or trait, such as image or button, does not need to be included in the alternative” · “A description of the element type or trait, such as image or button, does not need to be included in the alternative as it is programmatically determined and added by the screen reader.” | role-word
    image-of | | “An image coded as an image with an alternative beginning “Image of” | redundant-phrase
    ios-label | | “Use the accessibilityLabel attribute to provide alternatives for non-text content.” | none: a code attribute; IB comments and sources give the kind
    dynamic | | “If the image, object, or element is dynamically updated, make sure that the accessibilityLabel text is also updated to reflect any changes.” | missing-state-counterpart, state-pair-collapse, combined-state-label
    android-label | | “Assign labels using the android:contentDescription attribute.” … “applied to every (non-decorative) image, ImageButton, ImageView, Checkbox” | none: presence is in layouts; empty-label for what is in the catalog
    android-inputs | | “android:contentDescription does not provide an accessible name for text inputs. In such cases, use android:labelFor instead.” | none: layout; the sources index reports such a use as kind fieldHint
    html-alt | | “Apply the alt attribute to the img element to provide a text equivalent for images.” | none: HTML is no catalog format
    test-brief | | “Verify that an equivalent alternative briefly describes the intent of the functionality.” | verbose-label, appearance-name, generic-label
    test-words | | “Verify that words such as “image of”, “picture of”, “link to” are avoided.” | redundant-phrase
    # decorative-images
    ignore | | “If images are only decorative, or if the information they convey is already provided by nearby text, they should be ignored by screen readers and removed from the swipe order.” | decorative-redundancy
    caret | | “A caret icon is included within a table row/list item/blade. This icon should not be read by a screen reader or be in the swipe order.” | decorative-redundancy (word list)
    battery | | “A battery icon is next to the text string of “Battery”. This icon should not be read by a screen reader or be in the swipe order.” | decorative-redundancy (equal to the text, or text + role)
    design-element | | “An image is used as a decorative design element to break up a page or visually introduce a new section and is not crucial to understanding the purpose or content of the page.” | decorative-redundancy (background, divider, illustration, empty state)
    focus | | “Images and icons that are strictly decorative should not receive focus but should be skipped in the swipe and tab (with an external keyboard) order.” | none: focus order is code; the message of decorative-redundancy names the call
    remedies | | “.accessibilityHidden(true)”, “Image(decorative:)”, “imageView.isAccessibilityElement = false”, “android:importantForAccessibility="no"”, “contentDescription = null” | texts of empty-label and decorative-redundancy; none can be seen in a catalog
    # mobile-practices-india
    case-epathshala | languages | “The first screen that allows language selection is not labeled properly — only the Hindi and English buttons are correctly announced.” | missing-translation, untranslated-copy, wrong-script, empty-label
    case-epathshala | graphics | “Many of the options that are available on the screen are not labeled with text, only graphics.” | empty-label, placeholder-label; absence itself: none (layout)
    case-epathshala | books | books as “PDF or JPEG images, which cannot be read using a screen reader” | none: content, not interface text
    case-mygov | graphics | “The graphics in particular are poorly labeled.” | placeholder-label, key-echo, url-or-filename-label, appearance-name
    case-mygov | banner | “the banner that scrolls the new announcement is completely unusable” | none: behaviour
    case-narendra-modi | capitals | “The controls on the rest of the app are labelled in all caps, which makes using the screen reader difficult.” | all-caps
    case-narendra-modi | equal labels | “the controls on the content screen are all simply labelled “Narendra Modi”” · “the controls on the content screen are all simply labelled “Narendra Modi”, making it impossible for the user to make an informed choice” | non-unique-label
    case-aadhar | | “The first screen lacks alternate text for any of the controls and graphics.” | empty-label; absence: none (layout)
    case-swachh-bharat | | “A few controls are labelled with text, but the majority are inaccessible.” | empty-label, placeholder-label; clutter: none
    case-swiggy | | “Only a few buttons are labeled and it is not possible to focus on menu items.” | empty-label, placeholder-label; focus: none
    case-flipkart | | “the lack of labeled buttons makes it difficult to read and select options” | empty-label; absence: none
    practice-1 | Support platform accessibility settings | “Review all the accessibility options in the device settings” | none: run-time behaviour
    practice-2 | labels exist | “There must be an accessible label for each UI element, such as images, buttons and other controls.” | empty-label, placeholder-label, unspeakable-text
    practice-2 | text, not image | “Avoid labels embedded into an image as they cannot be parsed by screen readers.” | none: images are not read
    practice-2 | precise | “A label must be precise and clear: Think about the purpose that the UI element serves.” “Consider using action verbs” | generic-label, appearance-name, non-unique-label, inconsistent-label, unspoken-abbreviation, label-capitalization, plural-without-number, number-mismatch
    practice-2 | update | “Timely Update: In case the functionality of the UI element changes, the label must be updated as well.” “Play” … “Pause” · “For example, “Play” button must change to “Pause” and vice versa for media files.” | missing-state-counterpart, state-pair-collapse, combined-state-label, extra-translation, stale-entry
    practice-2 | no role or state | “Do not provide the role and state information as part of label” | role-word, state-word
    practice-2 | localize | “Localize the label strings: This is required for users using the applications in different languages.” | missing-translation, untranslated-copy, missing-plural-category, unused-plural-category, wrong-script, mixed-script, invalid-locale, duplicate-locale, unreviewed-translation, translated-untranslatable, placeholder-mismatch, invalid-placeholder, unordered-placeholders, markup-mismatch, array-length-mismatch, whitespace-mismatch, punctuation-mismatch, url-mismatch, unbalanced-bidi, unreadable-catalog, duplicate-key, compiler-dependent-value, denormalized-text, invisible-text
    practice-3 | Provide role information | “the role for a UI element must be available programmatically” | role-word in reverse (the role is not the label's work); programmatic roles: none (code)
    practice-4 | Provide hints, brief | “A Hint is a brief, localized phrase that describes the results of an action on a UI control.” · “the button could have the hint as “Adds the item to the cart”” | hint-form, verbose-label, missing-translation
    practice-4 | custom gestures | “In case of custom UI controls, hints also report the screen reader gestures” … “Double tap and hold until you hear a sound, then drag your finger” · “In case of custom UI controls, hints also report the screen reader gestures that users could perform to interact with the control.” · “The standard UI controls have hints supplied by the APIs” | gesture-instruction (allows these, flags standard ones)
    practice-5 | Provide state information | “the state of checkbox checked/ unchecked, tab selected or not, a push button pressed or not etc. should be notified” · “This information must also be reported as soon as it is changed.” | state-word, missing-state-counterpart, state-pair-collapse, state-change-text; programmatic state: none (code)
    practice-6 | Group the related UI elements | “must be grouped together so that assistive technologies can present it as a single UI element” | none: view hierarchy; label-in-name and decorative-redundancy see pairs with sources
    practice-7 | Design a simple interface | “Make the UI clean and simple.” “enough spacing” | none: layout
    practice-8 | Touch target | “the touch targets must be at least 9x9mm regardless of screen size” | none: layout
    practice-9 | Bring focus to the active UI control | “the drop down should get the focus when the user activates the button” | none: behaviour
    practice-10 | Use custom actions | “users must be informed that such a menu is present and must be able to activate those menu items” | names of custom actions are kind action and are judged (all-caps, role-word, generic-label, non-unique-label); their presence: none (code)
    practice-11 | Logical and meaningful sequence | “must form a meaningful sequence” | none: order is layout; unordered-placeholders and unbalanced-bidi keep the order inside a text
    practice-12 | Screen orientation | “Report screen orientation change using accessibility API” | none: behaviour; an announcement text, if present, is judged as announcement
    practice-13 | Content must be resizable | “The app must resize its UI elements in accordance with device settings for text size.” | none: layout; over-max-length helps where a limit is declared
    practice-14 | Color contrast | “must be at least 4.5:1” | none: colours
    practice-15 | text equivalence | “App designers must add text equivalence for color coded or shape dependent information.” | sensory-reference, required-asterisk
    practice-15 | required | “it could provide the word (Required) if the space permits or use placeholders” · “For example, if an app has a required field, then it could provide the word (Required) if the space permits or use placeholders.” | required-asterisk
    practice-15 | disabled button | “The app must disable the button used to move the menu forward until the field is filled-out.” | none: behaviour
    practice-15 | references | “Apps must not use color-based references such as Click on Red or Square button, instead have text references such as Click on Next button.” | sensory-reference
    practice-16 | Keyboards | “Select the correct onscreen keyboard” | none: input types and focus are code
    practice-17 | Keep the gestures simple | “Avoid gestures that require 3 or more fingers to interact with UI elements.” | gesture-instruction (note in hints); the gestures: none (code)
    practice-18 | Provide enough time | “avoid session timeouts” | none: behaviour
    practice-19 | Captions and transcripts | “captions or transcripts that help them to understand the text of the audio” | none: media
    practice-20 | Audio descriptions | “provide audio description for the content that is crucial for blind users” | none: media
    practice-21 | No flashing | “No content must flash more than 3 times a second” | none: visual
    appendix-a | custom keyboard | “Clear and Enter keys are not spoken as they are unlabeled.” | empty-label, placeholder-label; custom keyboards: none (code)
    appendix-a | unlabeled | “back button, notification button and drop down menus are unlabeled throughout the app” | empty-label; absence: none
    appendix-a | hints, roles | “hints and roles like edit boxes, auto fill in of OTP, moving to another screen, focus to next element, etc. are not spoken by Talkback” | hint-form, state-change-text for texts that exist; presence: none
    appendix-a | MM, YY | “for card number details field for MM and YY navigation is for each digit” | unspoken-abbreviation (fields named MM, YY)
    appendix-a | errors | “All error messages should be in a pop ups with force focus” | none: behaviour; error texts take part in missing-translation and placeholder rules
    appendix-a | fonts | “Font sizes are nonstandard” | none: visual
    appendix-a | clickable | “Some user controls in BHIM app cannot be clicked with Voiceover running” | none: behaviour
    appendix-a | control type | “For many controls, there is no indication about the type of control.” | none: traits are code; naming the type in the label is the wrong cure (role-word)
    appendix-a | state | “There is no indication about the state of the user interface.” | missing-state-counterpart, combined-state-label, state-pair-collapse; programmatic state: none
    appendix-a | back | “There are no back buttons in BHIM screens” | none: layout
    appendix-a | passcode | “the option shows show passcode, but the passcode is still visible” | missing-state-counterpart, state-pair-collapse (show / hide password); the leak: none (behaviour)
    appendix-a | fixes | “Providing Labels”, “Providing role and state information” | kinds, role-word, state-word
    # bbc-notifications
    perceivable | | “Notifications must be both visible and audible.” | none: two channels are behaviour; an announcement text that is empty or untranslated is found (empty-label, missing-translation)
    kinds | | “They can be error messages, alerts, instructions, changes of state, responding to an interaction or a range of other cues.” | sensory-reference (instructions), state-change-text
    state-change | | “Content elements change state when their meaning changes during interaction, for example, ‘selected/not selected’, ‘add/added’, or ‘delete/deleted’.” | state-change-text, missing-state-counterpart, state-pair-collapse, combined-state-label
    autosuggest | | “Populating an autosuggest, or similar dynamic area, would also be a change of state.” | none: behaviour
    cues | | “Icons and avatars are visual cues, and should have supporting audio cues (or “earcons”) when appropriate.” | none: sound
    standard-alerts | | “Where possible, use standard operating system notifications.” “Avoid the use of custom alerts and notifications” | none: code
    announce | | “properties when making small changes or when changing existing content on a page that do not warrant an alert box (for example, "Document autosaved")” | state-change-text (announcement texts)
    html-dialog | | “When creating a dialog box, make sure that the following design pattern is followed” | none: HTML
    test-cues | | “Verify that additional cues exist (text or visual, audio, or vibration) to provide the same information that was conveyed.” | none: behaviour
    test-match | | “Verify that the announced item label matches the on-screen text or contains additional supplementary information to assist with non-visual access of the item.” | label-in-name
    test-state | | “Verify that the state of the element is announced properly.” “toggle the state of the item and verify that the screen reader announces the correct state change” | state-pair-collapse, missing-state-counterpart, combined-state-label, state-word
    outcome | | “Object, elements, or controls including their labels, roles, values, states and state changes are correctly announced by a screen reader.” | all label rules; programmatic parts: none
    # bbc-visual-formatting
    not-alone | | “Visual formatting alone must not be used to convey meaning.” | sensory-reference, required-asterisk
    attributes | | “such as size, shape, location and colour, or attributes such as bold and italics” | sensory-reference; markup-mismatch (emphasis lost in a translation, note)
    alternatives | | “Provide non-visual alternatives, such as semantic code, hidden text, accessibility labels or audio cues.” | empty-label, missing-translation on label kinds
    complex | | “alternatives for predominantly visual components, such as maps, charts, and infographics, will need to suitably represent information in a non-visual way” | none: content; maps and charts are therefore no redundant openers
    ios-custom | | “when building a custom checkbox, use the accessibilityLabel attribute to indicate that the control represents a checkbox” | role-word's documented exemption: suppression with a reason
    ios-selected | | “use the UIAccessibilityTraitSelected attribute to indicate whether or not the checkbox is selected” | state-word (the state is not text)
    android-include | | “Include any information conveyed by formatting in the contentDescription attribute of the page element.” | required-asterisk; presence: none (layout)
    required-text | | “Password (required)” · “android:text="Password (required)"” | required-asterisk (its suggestion), state-word and role-word keep “(required)”
    html-lists | | “use HTML list markup rather than plain text separated using symbols (such as asterisk or dashes)” | unspeakable-text (list markers)
    test | | “Determine if on-screen text, alternative text or audio cues are present that supplements the visual formatting” | sensory-reference in part; presence: none
    """#
}

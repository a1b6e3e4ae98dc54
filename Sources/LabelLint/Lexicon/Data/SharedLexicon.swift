extension LexiconData {
  /// The words of every language.
  static var shared: String {
    #"""
    # label-lint lexicon
    language und

    [pairs]
    source: counts on the base strings of English apps; kind, whether the first side asks for the
      second, whether the second asks for the first; {apps with the first/apps with the second}.
      A side asks for the other (gate) where fewer than one app in nine has it alone
    opposite off off: ascending/descending {8/8}, before/after {2/2},
      fast-forward/rewind {8/11}, first/last {4/3}, forward/back {23/50},
      grid/list-view {13/22}, import/export {22/21}, increase/decrease {6/6},
      left/right {15/13}, minimum/maximum {10/9}, more/less {36/4}, next/previous {56/23},
      sign-in/sign-out {51/41}, start/end {19/7}, undo/redo {37/12}, up/down {2/3},
      upload/download {7/39 shared}, volume-up/volume-down {6/6}, zoom-in/zoom-out {6/6}
    state gate gate: checked/unchecked {5/5}, expanded/collapsed {14/14}
    state gate note: on/off {36/44}
    state gate off: visible/hidden {4/11}
    state note gate: active/inactive {22/10}
    state note note: connected/disconnected {14/10}, enabled/disabled {25/41},
      locked/unlocked {9/6}, public/private {11/10}
    state note off: available/unavailable {9/14}
    state off gate: selected/not-selected {25/4}
    state off off: pressed/not-pressed {1/0}
    toggle gate gate: boost/unboost {4/4}, read/unread {13/13}
    toggle gate note: play/pause {28/34}, shuffle-on/shuffle-off {3/4}
    toggle note gate: block/unblock {13/9}, expand/collapse {21/17},
      favorite/unfavorite {33/19}, mute/unmute {16/13}, open-menu/close-menu {5/3},
      pin/unpin {19/12}, select-all/deselect-all {42/21},
      show-password/hide-password {18/12}
    toggle note note: accept/reject {21/19}, add/remove {46/49},
      bookmark/remove-bookmark {19/17}, enable/disable {16/20}, follow/unfollow {6/5},
      lock/unlock {8/16}, pause/resume {34/57 key}, play/stop {28/30},
      repeat-all/repeat-off {5/3}, show-more/show-less {26/18}, show/hide {23/24},
      start/stop {19/30}, subscribe/unsubscribe {15/10}
    toggle note off: approve/reject {4/26}, join/leave {4/6}, open/close {33/66},
      turn-on/turn-off {5/8}
    toggle off gate: archive/unarchive {12/4}, download/cancel {39/8},
      download/remove-download {39/7}, fullscreen-enter/exit {14/3}, save/unsave {68/3},
      show-all/hide-all {17/3}
    toggle off note: allow/deny {21/17}, captions-on/off {2/3},
      connect/disconnect {15/10}, install/uninstall {21/10}, notifications-on/off {14/3},
      select/deselect {31/7}
    toggle off off: activate/deactivate {12/8}, camera-on/off {0/0}, check/uncheck {7/0},
      expand-all/collapse-all {0/0}, like/unlike {0/0}, maximize/minimize {2/10},
      microphone-on/off {0/0}, pip-enter/exit {3/1}, record/stop {3/3}

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}; without a count: own list
    acronym: 3g, 4g, 5g, aac {2}, aadhaar, ac {2 alone}, adb, aes {2}, ai {16}, aka, alac,
      alt {2 alone}, ama, amoled, ansi, aosp, api {27}, apk {2}, apng, apns, ar, aria {1}, asap,
      ascii {3}, asin, atm, atsc, av, avc, avi, avif, azerty, bbc, bcc, bcp47, bgra, bhim, bic,
      bios, ble {2}, bmi, bpm, bssid, bt {2}, captcha {2}, ccpa, cd {1}, cdma, cdn, ceo, cet {3},
      cidr {2}, cli {2}, cmd {1}, cmyk, cnn, co2 {2}, coppa, cors, covid {4}, cpu {6}, crlf, csrf,
      css, csv {7}, cto, ctrl, cvbs, cvc {2}, cvv {3}, dc {1}, ddns, dhcp {1}, dhl {2}, diy {1},
      djvu, dkim, dlna {1}, dm {1 alone}, dmarc, dmca, dnd, dns {11}, dnssec {2}, docx, doi,
      dpi {3}, drm {7}, dsd, dsl, dsp, dtmf, dvd {2}, dwarf, ean, ebcdic, ecdsa, ecg,
      edge {alone}, edid, egprs, emi, eprom, epub, eq, esc {1}, esim, eta {1}, eu {5}, eula,
      ev {2 alone}, evdo, exif {4}, faq {14}, fbi, fcm, fido {1}, fifo, fims, flac {1}, fps {2},
      ftp {1}, ftps, gdpr {2}, gif {3}, glsl, gmt, gnss, gnu {7}, gpc {3}, gpg, gpio, gprs,
      gps {8}, gpu {3}, gpx {2}, gsm, gsma, gst, gstin, gui {2}, guid, hbbtv, hd {1}, hdcp, hdd,
      hdmi {2}, hdr {3}, heic {1}, heif, hevc, hipaa, hkdf, hls, hmac, hotp, hr, hsdpa, hspa,
      hsts {2}, hsupa, html {17}, http {22}, https {12}, hud {2}, iban {4}, iccid, ice {alone},
      icmp, icmpv6, icu {2}, id {47 alone}, ieee, ifsc, ifttt, imap {4}, imei, imps, imsi, ios,
      ip {21}, ipfs, ipsec, ipv, ipv4, ipv6, irc, irda, isbn {1}, isdn {2}, iso {3}, isp, issn,
      it {alone}, jpeg {4}, jpg {1}, json {12}, jtag, jwt, kml {2}, kyc, lan {1}, lcd, ldap,
      ldaps, ldif, led {1}, lgbt, lgbtq, lrc, lsid, lte {1}, ltr, lzma, m3u, m3u8, mac {2},
      mathml, mcp, md, md5 {1}, mdm {2}, meid, mfa {1}, mhtml, midi {1}, mime {4}, mkv, mms {2},
      mobi, mp, mp3, mp4 {2}, mpeg {1}, mqtt, mssql, mtu {4}, n/a, na, nas, nasa, nat {3}, nda,
      ndef, neft, nextstep, nfc {6}, nfs {1}, nft, niso, nist, nntp, npc, nsfw {3}, ntfs, ntlm,
      ntp {1}, nvme, oauth, ocr, odbc, ogg, oidc {2}, ok {15}, oled {3}, openstep, opml {4}, opus,
      os {15}, osd {2}, oss, ota, otp {2}, owasp, p2p {1}, pan {1 alone}, pbkdf2, pc {4}, pcap {1},
      pcie, pcm {2}, pcmcia, pcr {2}, pdf {17}, peap, pem {2}, pgp {3}, php, pin {17 alone}, pkcs, pkcs12, pkcs7,
      pm10, pm2.5, png {1}, pop {2 alone}, pop3 {2}, posix, ppi, pppoe, pptp, pptx, pvp, pwa,
      qemu, qled, qr {34}, qty {2}, qvga, qwerty, qwertz, ram {2}, rar, rcs, recaptcha, rfid,
      rgb {2}, rom {1}, rpc {4}, rpg, rsa {2}, rss {5}, rssi, rtcp, rtf, rtgs, rtl, rtmp,
      rtsp {2}, saml, sasl, scsi, sd {8}, sdio, sdk {2}, sftp {1}, sgml, sha {1}, sim {3},
      sku {2}, smb {2}, smime, sms {6}, smtp {3}, sni, snmp, socks, socks5, sos, sparql, spdif,
      sql, srtp, ssd, ssh {2}, ssid {4}, ssl {11}, ssml, sso {2}, starttls {2}, stt {1}, svg {1},
      svga, swift {1 alone}, sxga, tba, tbd, tcp {5}, tdd {2}, tdma, tftp, tiff, tkip, tld {1},
      tls {5}, tm, todo, tos, totp {2}, tsv, tts {2}, tty {2}, tv {9}, u2f, uae, uart, udp {2},
      uefi, uhd, ui {17}, uk {1}, umts, un {1}, unesco, unix, upc, upi {3}, upnp, uri {5},
      url {65}, urn, us {4 alone}, usa {1}, usb {7}, usdt, usps {2}, utc {3}, utf {3}, utm,
      uuid {7}, uv, ux, uxga, vat {2}, vcf, vga, vlan, vless, vmess, vobsub, voc, vod, voip, vpn {16}, vps,
      vr {1}, vsync, wapi, wav, wc {1}, wcdma, webdav, webp, webrtc, who {alone}, wifi {2 alone},
      wimax, wlan, wpa, wpa2, wpa3, wps {1}, wsdl, wuxga, wvga, www, wxga, xhtml, xls, xlsx,
      xml {4}, xmpp, xsl, xslt, yaml {2}, zim {2}
    currency: aud, brl, btc, cad, chf, cny, czk, dkk, eth, eur, gbp, hkd, huf, inr, jpy, krw,
      mxn, nok, nzd, pln, rub, sek, sgd, try, usd {4}, zar
    licence: agpl {1}, bsd {1}, by {1}, cc {3}, cc0 {2}, epl, gpl {1}, isc, lgpl, mit {1}, mpl,
      nc {1}, nd, sa {1}
    unit: ad, am {2}, bc, bce, ce {1}, cm, db, dl, ft {1}, gb {10}, ghz, gib, hz {1}, kb {2},
      kcal, kg, khz, kib, km, kph, kwh, lb, lbs, mb {17}, mg, mhz, mi {1}, mib, ml, mm {5}, mph,
      oz, pb {1}, pm {1}, psi, rpm, tb, tib, wh
    source: sizes of files as other alphabets write them (Unicode CLDR, digital units in short)
    unit: гб, кб, мб, пб, тб, გბ, კბ, მბ, პბ, ტბ
    """#
  }
}

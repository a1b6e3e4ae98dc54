"""A small app in every format, with texts behind emoji and from right to left."""

ANDROID = "android/src/main/res"
APPLE = "apple"

FILES = {
    ".label-lint.yml": "version: 1\nsources: [android, apple]\n",
    f"{ANDROID}/values/strings.xml": """\
<?xml version="1.0" encoding="utf-8"?>
<resources xmlns:tools="http://schemas.android.com/tools">
    <!-- Starts the song that is selected -->
    <string name="cd_play">🎵 Play</string>
    <string name="title_shuffle">😀 SHUFFLE ALL</string>
    <string name="cd_stop">Stop button</string>
    <string name="queue_left">%1$d songs left in %2$s</string>
    <plurals name="songs">
        <item quantity="one">%1$d song</item>
        <item quantity="other">%1$d songs</item>
    </plurals>
</resources>
""",
    f"{ANDROID}/values-de/strings.xml": """\
<?xml version="1.0" encoding="utf-8"?>
<resources>
    <string name="cd_play">🎵 Abspielen</string>
    <string name="cd_stop">Stopp</string>
    <string name="queue_left">🎉🎉 Noch %1$d Titel in %3$s</string>
    <string name="songs_gone">Weg</string>
</resources>
""",
    f"{ANDROID}/values-ar/strings.xml": """\
<?xml version="1.0" encoding="utf-8"?>
<resources>
    <string name="cd_play">🎵 تشغيل</string>
    <string name="cd_stop">زر الإيقاف</string>
    <string name="queue_left">😀 بقي %1$d من %3$s</string>
</resources>
""",
    "android/src/main/java/Player.kt": """\
class Player {
  fun show() {
    val mark = "😀"; button.contentDescription = getString(R.string.cd_play)
    title.text = getString(R.string.queue_left, 3, "🎵")
  }
}
""",
    f"{APPLE}/en.lproj/Localizable.strings": """\
/* Button of the player */
"player.play" = "🎵 Play";
"player.shuffle" = "😀 SHUFFLE ALL";
"player.left" = "%d songs left";
""",
    f"{APPLE}/ar.lproj/Localizable.strings": """\
"player.play" = "🎵 تشغيل";
"player.left" = "بقي 😀 %@ من الأغاني";
""",
    f"{APPLE}/en.lproj/Localizable.stringsdict": """\
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>songs.left</key>
    <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>😀 %#@songs@</string>
        <key>songs</key>
        <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>d</string>
            <key>one</key>
            <string>😀 %d song  left</string>
            <key>other</key>
            <string>😀 %d songs left</string>
        </dict>
    </dict>
</dict>
</plist>
""",
    f"{APPLE}/ar.lproj/Localizable.stringsdict": """\
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>songs.left</key>
    <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>😀 %#@songs@</string>
        <key>songs</key>
        <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>d</string>
            <key>other</key>
            <string>بقي 😀 %d أغنية</string>
        </dict>
    </dict>
</dict>
</plist>
""",
    f"{APPLE}/Player.xcstrings": """\
{
  "sourceLanguage" : "en",
  "strings" : {
    "pause" : {
      "comment" : "Button of the player",
      "localizations" : {
        "ar" : { "stringUnit" : { "state" : "translated", "value" : "😀 إيقاف  مؤقت" } },
        "en" : { "stringUnit" : { "state" : "translated", "value" : "😀 PAUSE SONG" } }
      }
    },
    "🎵 next" : {
      "extractionState" : "stale",
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Next song" } }
      }
    }
  },
  "version" : "1.0"
}
""",
    f"{APPLE}/Player.swift": """\
import UIKit

func show(_ button: UIButton) {
  let mark = "😀"; button.accessibilityLabel = NSLocalizedString("player.play", comment: "Button of the player")
  title.text = String(localized: "pause", table: "Player")
}
""",
}

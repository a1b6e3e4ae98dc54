import Foundation
import Testing

/// A fleet file is its owner's; the apps that it names are not.
@Suite("Fleets of hostile apps")
struct HostileFleetTests {
  private static func fleet(_ text: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "fleet/fleet.yml")
    try folder.write(
      "<resources>\n  <string name=\"play_cd\">Play button</string>\n</resources>\n",
      to: "fleet/apps/player/res/values/strings.xml")
    try folder.write("token: 12345\n", to: "home/secret.yml")
    try folder.write("version: 1\n", to: "fleet/shared.yml")
    try folder.link("fleet/linked.yml", to: "../home/secret.yml")
    return folder
  }

  private static func nightly(_ folder: TemporaryFolder) throws -> BuiltCommand.Outcome {
    try folder.run("nightly", "fleet/fleet.yml")
  }

  @Test(
    "links that are no address of the web, and configurations that lie elsewhere, are refused",
    arguments: [
      (
        "link: javascript:alert(1)\napps: [{app: player, root: apps/player}]",
        "2:7: 'link' takes an address that begins with https:// or http:// and has no spaces"
      ),
      (
        "apps: [{app: player, root: apps/player, config: ../home/secret.yml}]",
        "2:49: '../home/secret.yml' is outside the project: name a file of the project"
      ),
      (
        "apps: [{app: player, root: apps/player, config: /proc/self/environ}]",
        "2:49: '/proc/self/environ' is an absolute path: name a file of the project, relative to this file"
      ),
      (
        "apps: [{app: player, root: apps/player, config: linked.yml}]",
        "2:49: 'linked.yml' is a link that leads out of the project, and is not followed"
      ),
    ])
  func refused(setting: String, problem: String) throws {
    let folder = try Self.fleet("version: 1\n\(setting)\nstore: s.sqlite\nreports: out\n")
    let outcome = try Self.nightly(folder)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error == "label-lint: fleet/fleet.yml:\(problem)\n")
    #expect(try folder.names(in: "fleet") == ["apps", "fleet.yml", "linked.yml", "shared.yml"])
  }

  @Test("a configuration beside the fleet file, and one in the app, hold")
  func accepted() throws {
    for config in ["shared.yml", "apps/player/own.yml"] {
      let folder = try Self.fleet(
        "version: 1\nstore: s.sqlite\nreports: out\nlink: https://example.org/\n"
          + "apps: [{app: player, root: apps/player, config: \(config)}]\n")
      try folder.write("version: 1\n", to: "fleet/apps/player/own.yml")
      let outcome = try Self.nightly(folder)
      #expect(outcome.status == 0, "\(config): \(outcome.error)")
      #expect(outcome.output.contains("1 app"), "\(outcome.output)")
    }
  }

  @Test("the configuration of an app leads nowhere out of the app")
  func app() throws {
    let folder = try Self.fleet(
      "version: 1\nstore: s.sqlite\nreports: out\napps: [{app: player, root: apps/player}]\n")
    try folder.write(
      "version: 1\nextends: [../../shared.yml]\n", to: "fleet/apps/player/.label-lint.yml")
    let outcome = try Self.nightly(folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasPrefix(
        "label-lint: player: .label-lint.yml:2:11: '../../shared.yml' is outside the project: "
          + "name a file of the project\n"), "\(outcome.error)")
  }

  @Test(
    "paths of an app lead nowhere out of the app, and the other apps are checked",
    arguments: [
      ("ios", "is a link that leads out of the project, and is not followed"),
      ("ios/en.lproj", "is a link that leads out of the project, and is not followed"),
      ("ios.strings", "is a link that leads out of the project, and is not followed"),
      ("gone", "is a link that leads out of the project, and is not followed"),
      ("res/../../mail", "is outside the project: name a file of the project"),
      (".git/app", "belongs to version control: name another file of the project"),
    ])
  func paths(path: String, reason: String) throws {
    let folder = try Self.fleet(
      "version: 1\nstore: s.sqlite\nreports: out\napps:\n"
        + "  - {app: player, root: apps/player, paths: [res, \(path)]}\n"
        + "  - {app: mail, root: apps/mail}\n")
    try folder.write(
      "\"play_cd\" = \"Secret button\";\n", to: "home/app/en.lproj/Localizable.strings")
    for place in ["mail", "player/.git/app"] {
      try folder.write(
        "\"play_cd\" = \"Play\";\n", to: "fleet/apps/\(place)/en.lproj/Localizable.strings")
    }
    try folder.link("fleet/apps/player/ios", to: "../../../home/app")
    try folder.link(
      "fleet/apps/player/ios.strings", to: "../../../home/app/en.lproj/Localizable.strings")
    try folder.link("fleet/apps/player/gone", to: "nowhere")
    let outcome = try Self.nightly(folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.error
        == "label-lint: player: '\(path)' \(reason)\n"
        + "label-lint: 1 app could not be checked: player\n")
    #expect(outcome.output.contains("first run of 1 app, "), "\(outcome.output)")
    #expect(try !folder.names(in: "fleet/out").contains("player.ndjson"))
    let plan = try folder.run("plan", "fleet/fleet.yml")
    #expect(plan.status == 2)
    #expect(plan.output.isEmpty)
    #expect(plan.error == "label-lint: player: '\(path)' \(reason)\n")
  }

  @Test(
    "a folder of an app is refused where a link leads it out of the work tree that the link lies in",
    arguments: [
      (".git", "apps/player/own", "apps/player/own", "../../../home"),
      (".git", "apps/player/own/app", "apps/player/own", "../../../home"),
      ("apps/player/.git", "apps/player/own", "apps/player/own", "../../shared"),
      ("apps/player/.git", "apps/player/own", "apps/player/own", "nowhere"),
    ])
  func linkedRoot(repository: String, root: String, link: String, target: String) throws {
    let folder = try Self.fleet(
      "version: 1\nstore: s.sqlite\nreports: out\napps:\n"
        + "  - {app: player, root: \(root)}\n  - {app: mail, root: apps/player/res}\n")
    for place in ["home/app", "fleet/shared"] {
      try folder.write("\"play_cd\" = \"Secret button\";\n", to: "\(place)/en.lproj/L.strings")
    }
    try folder.makeFolder("fleet/\(repository)")
    try folder.link("fleet/\(link)", to: target)
    let said =
      "label-lint: player: 'fleet/\(root)' is a link that leads out of the project, and is not followed\n"
    let outcome = try Self.nightly(folder)
    #expect(outcome.status == 2)
    #expect(outcome.error == said + "label-lint: 1 app could not be checked: player\n")
    #expect(outcome.output.contains("first run of 1 app, "), "\(outcome.output)")
    #expect(try !folder.names(in: "fleet/out").contains("player.ndjson"))
    let plan = try folder.run("plan", "fleet/fleet.yml")
    #expect([plan.output, plan.error] == ["", said])
    #expect(plan.status == 2)
  }

  @Test("a link beside work trees is the owner's, and one within a work tree leads nowhere else")
  func ownRoot() throws {
    for target in ["../../checkouts/player", "player/res"] {
      let folder = try Self.fleet(
        "version: 1\nstore: s.sqlite\nreports: out\napps: [{app: player, root: apps/link}]\n")
      try folder.write(
        "\"play_cd\" = \"Play\";\n", to: "checkouts/player/en.lproj/Localizable.strings")
      if target.hasPrefix("..") {
        try folder.makeFolder("checkouts/player/.git")
      } else {
        try folder.makeFolder("fleet/.git")
      }
      try folder.link("fleet/apps/link", to: target)
      let outcome = try Self.nightly(folder)
      #expect(outcome.status == 0, "\(target): \(outcome.error)")
      #expect(outcome.output.contains("first run of 1 app, "), "\(outcome.output)")
    }
  }

  @Test("a link of an app to another folder of it is followed")
  func linkInside() throws {
    let folder = try Self.fleet(
      "version: 1\nstore: s.sqlite\nreports: out\n"
        + "apps: [{app: player, root: apps/player, paths: [android]}]\n")
    try folder.link("fleet/apps/player/android", to: "res")
    let outcome = try Self.nightly(folder)
    #expect(outcome.status == 0, "\(outcome.error)")
    let records = try folder.text(of: "fleet/out/player.ndjson")
    #expect(records.contains("\"path\":\"res/values/strings.xml\""), "\(records)")
  }

  @Test("the link of a digest is an address of the web")
  func digestLink() throws {
    let folder = try Self.fleet("version: 1\n")
    let outcome = try folder.run(
      "history", "digest", "--store", "s.sqlite", "--link", "javascript:alert(1)")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasPrefix(
        "label-lint: --link takes an address that begins with https:// or http:// and has no spaces, not 'javascript:alert(1)'\n"
      ), "\(outcome.error)")
  }
}

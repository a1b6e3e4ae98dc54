import SwiftUI

struct LibraryView: View {
  @State private var isPlaying = false
  let name: String

  // Image(systemName: "star").accessibilityLabel("In a comment")
  var body: some View {
    NavigationStack {
      VStack {
        Button(action: play) {
          Image(systemName: isPlaying ? "pause.fill" : "play.fill")
        }
        .accessibilityLabel(isPlaying ? "Pause" : "Play")
        .accessibilityHint("Plays the episode")
        Image("cover")
          .resizable()
          .accessibilityLabel(Text("Cover art"))
        Button {
          share()
        } label: {
          Image(systemName: "square.and.arrow.up")
            .accessibilityLabel("Share episode")
        }
        Text("Welcome back")
        Text("Hello \(name)")
        Text(verbatim: "Not a key")
        Button("Sign in") { signIn() }
        Toggle("Offline mode", isOn: $isOffline)
          .accessibilityValue(isOffline ? Text("Offline") : Text("Online"))
        TextField("Search library", text: $query)
        RatingStars()
          .accessibilityLabel(Text("Rating", tableName: "Ratings"))
          .accessibilityAction(named: "Rate five stars") { rate(5) }
        Label("Downloads", systemImage: "arrow.down")
        Image(systemName: "heart").accessibilityLabel(name)
        Image(decorative: "background")
        Text("Sign in").accessibilityHidden(true)
        DownloadBadge().accessibilityLabel(String(localized: "Downloaded", table: "Badges"))
      }
      .navigationTitle("Library")
      .alert(Text("Delete everything?"), isPresented: $asks) {}
      .onAppear { log("accessibilityLabel(\"In a text\")") }
    }
  }
}

struct EpisodeRow: View {
  let episode: Episode

  var body: some View {
    HStack {
      Text(episode.title)
      Button("Delete", systemImage: "trash", action: delete)
        .accessibilityLabel("Delete episode")
        .help("Removes the download")
    }
  }
}

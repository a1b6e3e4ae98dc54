import SwiftUI

extension LocalizedStringKey {
  static let signOut: LocalizedStringKey = "Sign out"
}

struct SettingsView: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle(.backgroundPlay, isOn: $isOn)
        .accessibilityHint(.backgroundPlayHint)
      Button(.signOut, action: signOut)
        .accessibilityLabel(Text(.Account.signOutLabel))
      Text(.now, style: .date)
      Gauge(value: level)
        .accessibilityLabel(isOn ? .levelOn : .levelOff)
        .accessibilityAction(.escape) { close() }
    }
    .padding(.horizontal)
    .navigationTitle(LocalizedStringResource.settingsTitle)
    .alert("Sign out?", isPresented: $isOn) {
      Button("Sign out", action: signOut)
    } message: {
      Text("Downloads stay on this device.")
    }
    .alert(
      "Clear history?", isPresented: $isOn, actions: {},
      message: { Text("Nothing else is removed.") })
  }
}

#import "Legacy.h"
#define kCloseLabel NSLocalizedString(@"close.label", @"accessibilityLabel")

@implementation Legacy
// button.accessibilityLabel = NSLocalizedString(@"in.a.comment", nil);
- (void)setUp {
  UIButton *closeButton = [UIButton buttonWithType:UIButtonTypeSystem];
  closeButton.accessibilityLabel = kCloseLabel;
  [closeButton setTitle:NSLocalizedString(@"close.title", nil) forState:UIControlStateNormal];
  [self.menuButton setAccessibilityLabel:NSLocalizedStringFromTable(@"menu.label", @"Menu", nil)];
  self.menuButton.accessibilityHint = [bundle localizedStringForKey:@"menu.hint" value:nil table:@"Menu"];
  self.timeView.accessibilityValue = self.time;
  UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, NSLocalizedString(@"menu.opened", nil));
  NSString *text = @"accessibilityLabel = NSLocalizedString(@\"in.a.text\")";
  self.muteButton.accessibilityLabel = muted ? NSLocalizedString(@"unmute.label", nil)
                                             : NSLocalizedString(@"mute.label", nil);
  UIAlertController *alert = [UIAlertController
      alertControllerWithTitle:NSLocalizedString(@"clear.title", nil)
                       message:NSLocalizedString(@"clear.message", nil)
                preferredStyle:UIAlertControllerStyleAlert];
  [alert addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"clear.confirm", nil)
                                            style:UIAlertActionStyleDestructive
                                          handler:nil]];
  [self logMessage:NSLocalizedString(@"only.logged", nil)];
}
@end

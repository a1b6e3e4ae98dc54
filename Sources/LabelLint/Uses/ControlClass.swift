/// What controls of a class are announced as, whichever platform names it.
enum ControlClass {
  /// The role of a class; nil for one that says nothing.
  static func role(of name: Span<UInt8>) -> Role? {
    roles[name.hash(seed: seed)]
  }

  /// The role of a class, by a part of its name where the class is none of the platform's:
  /// `PlayPauseButton` is a button, as its ancestor is.
  static func inheritedRole(of name: Span<UInt8>) -> Role? {
    if let role = role(of: name) { return role }
    for (ending, role) in endings where name.count > ending.utf8.count {
      if name.extracting((name.count - ending.utf8.count)..<name.count).equals(ending) {
        return role
      }
    }
    // Apps put more behind this name: `EditTextPlain`, `OutlinedEditTextView`.
    return name.stands("EditText") && !isPreference(name) ? .textField : nil
  }

  /// Whether a class is one that the platform's own screen reader knows or lets children speak for.
  static func isPlatform(_ name: Span<UInt8>) -> Bool {
    role(of: name) != nil || plain.contains(name.hash(seed: seed))
      || name.begins(with: "UI") || name.begins(with: "NS") || name.begins(with: "AppCompat")
      || name.begins(with: "Material")
  }

  /// Whether a class is one of the preferences of Android, by its name: `SwitchPreferenceCompat`.
  static func isPreference(_ name: Span<UInt8>) -> Bool {
    name.closes(with: "Preference") || name.closes(with: "PreferenceCompat")
  }

  /// Whether a class is one of controls that are pressed, not of texts that stand beside them.
  static func isPressed(_ name: Span<UInt8>) -> Bool { isPressed(inheritedRole(of: name)) }

  /// Whether a class is one of controls that are announced by what lies in them; the contents of a
  /// picker are choices of their own.
  static func speaksForContent(_ name: Span<UInt8>) -> Bool {
    switch inheritedRole(of: name) {
    case .picker, .comboBox, .dropDown, .stepper, .slider: false
    case let role: isPressed(role)
    }
  }

  /// Whether a role is one of controls that are pressed.
  static func isPressed(_ role: Role?) -> Bool {
    switch role {
    case .button, .toggleButton, .checkbox, .radioButton, .switch, .slider, .link, .menuItem, .tab,
      .comboBox, .dropDown, .picker, .stepper:
      true
    default: false
    }
  }

  /// Whether a class is one that never shows a text itself: of pictures and of views that others lie in.
  static func isTextless(_ name: Span<UInt8>) -> Bool {
    switch inheritedRole(of: name) {
    case .image, .progressBar, .slider: true
    case .button: name.closes(with: "ImageButton") || name.spells("FloatingActionButton")
    default: textless.contains(name.hash(seed: seed))
    }
  }

  /// Classes that lay out what lies in them, or draw a line or a surface, and tags of layouts that are no views.
  private static let textless: Set<UInt64> = Set(
    """
    View ViewGroup LinearLayout LinearLayoutCompat FrameLayout RelativeLayout ConstraintLayout \
    CardView MaterialCardView CoordinatorLayout GridLayout TableLayout TableRow MotionLayout Flow \
    Barrier Guideline Space merge layout data variable import
    """.split(separator: " ").map { Array($0.utf8).span.hash(seed: seed) })

  private static let seed: UInt64 = 0x2545_F491_4F6C_DD1D

  /// Roles by class name (UIKit's traits, AppKit's roles, Android's class names, Compose, SwiftUI).
  private static let roles: [UInt64: Role] = {
    let names: [(Role, String)] = [
      (
        .button,
        """
        UIButton NSButton NSButtonCell UIBarButtonItem NSToolbarItem Button ImageButton \
        AppCompatButton AppCompatImageButton MaterialButton FloatingActionButton \
        ExtendedFloatingActionButton IconButton FilledIconButton FilledTonalIconButton \
        OutlinedIconButton TextButton OutlinedButton ElevatedButton FilledTonalButton \
        SmallFloatingActionButton LargeFloatingActionButton EditButton ShareLink
        """
      ),
      (.toggleButton, "ToggleButton IconToggleButton FilledIconToggleButton"),
      (.switch, "UISwitch NSSwitch Switch SwitchCompat SwitchMaterial MaterialSwitch Toggle"),
      (.checkbox, "CheckBox AppCompatCheckBox MaterialCheckBox Checkbox CheckedTextView"),
      (.radioButton, "RadioButton AppCompatRadioButton MaterialRadioButton"),
      (.slider, "UISlider NSSlider SeekBar AppCompatSeekBar Slider RangeSlider RatingBar"),
      (.image, "UIImageView NSImageView ImageView AppCompatImageView ShapeableImageView"),
      (.image, "Icon Image AsyncImage SubcomposeAsyncImage GlideImage CoilImage"),
      (
        .textField,
        "UITextField NSTextField UITextView EditText AppCompatEditText TextInputEditText"
      ),
      (.textField, "TextInputLayout TextField OutlinedTextField BasicTextField SecureField"),
      (.textField, "TextEditor AutoCompleteTextView MaterialAutoCompleteTextView"),
      (.searchField, "UISearchBar NSSearchField SearchView SearchBar"),
      (.progressBar, "UIProgressView NSProgressIndicator UIActivityIndicatorView ProgressBar"),
      (.progressBar, "CircularProgressIndicator LinearProgressIndicator ProgressView"),
      (.stepper, "UIStepper NSStepper Stepper"),
      (.picker, "UIPickerView UIDatePicker Picker DatePicker TimePicker NumberPicker ColorPicker"),
      (.dropDown, "NSPopUpButton Spinner AppCompatSpinner"), (.comboBox, "NSComboBox"),
      (.tab, "UITabBarItem NSTabViewItem TabItem Tab NavigationBarItem BottomNavigationItem"),
      (.menuItem, "NSMenuItem item DropdownMenuItem"), (.menu, "NSMenu Menu"),
      (.toolbar, "UIToolbar NSToolbar Toolbar MaterialToolbar TopAppBar"), (.link, "Link"),
    ]
    var roles: [UInt64: Role] = [:]
    for (role, list) in names {
      for name in list.split(separator: " ") {
        roles[Array(name.utf8).span.hash(seed: seed)] = role
      }
    }
    return roles
  }()

  /// Classes of the platforms that are announced by their content alone.
  private static let plain: Set<UInt64> = Set(
    """
    TextView View ViewGroup LinearLayout FrameLayout RelativeLayout ConstraintLayout CardView \
    MaterialCardView CoordinatorLayout AppBarLayout CollapsingToolbarLayout RecyclerView ListView \
    ScrollView HorizontalScrollView NestedScrollView ViewPager ViewPager2 TabLayout WebView Space \
    GridLayout TableLayout TableRow DrawerLayout NavigationView BottomNavigationView Chip ChipGroup \
    Chronometer TextClock VideoView SurfaceView TextureView ViewStub ViewSwitcher ImageSwitcher \
    MaterialTextView AppCompatTextView Preference PreferenceCategory SwitchPreference \
    SwitchPreferenceCompat ListPreference EditTextPreference CheckBoxPreference MotionLayout Flow \
    Text Label Row Column Box Card Surface Scaffold LazyColumn LazyRow ListItem Spacer Divider \
    VStack HStack ZStack List ForEach Section Form Group NavigationLink NavigationView Capsule \
    Circle Rectangle RoundedRectangle Color Canvas GeometryReader ScrollView LazyVStack LazyHStack \
    LabeledContent DisclosureGroup TabView activity application service receiver fragment include \
    merge layout
    """.split(separator: " ").map { Array($0.utf8).span.hash(seed: seed) })

  /// Ends of class names that tell the ancestor.
  private static let endings: [(String, Role)] = [
    ("ToggleButton", .toggleButton), ("RadioButton", .radioButton), ("ImageButton", .button),
    ("IconButton", .button), ("Button", .button), ("ImageView", .image),
    ("TextField", .textField), ("SeekBar", .slider), ("Slider", .slider), ("Switch", .switch),
  ]
}

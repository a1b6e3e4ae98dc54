extension LexiconData {
  /// The words of Korean.
  static var korean: String {
    #"""
    # label-lint lexicon
    language ko

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: verb-last
    clitics-after: 가, 는, 를, 은, 을, 이
    held-out: 26

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain tail: 단추 {2/1}, 버튼 {3/2}, 푸쉬 단추 {1/1}, 푸쉬 버튼 {1/1}
    toggle-button certain tail: 전환 버튼 {1/1}, 토글 단추 {2/1}, 토글 버튼 {1/1}
    checkbox certain tail: 체크 버튼 {1/1}, 체크박스 {2/1}, 체크상자 {1/1}, 확인란 {3/1}
    radio-button certain tail: 라디오 단추 {2/1}, 라디오 버튼 {4/3}
    radio-button support tail: 라디오 {1/1}
    switch certain tail: 스위치 {3/2}, 전환 버튼 {1/1}
    slider certain tail: 슬라이더 {7/4}
    progress-bar certain tail: 진행률 막대 {1/1}, 진행률 표시기 {1/1}, 진행률 표시줄 {5/3}
    text-field certain tail: 수정 창 {1/1}, 입력창 {2/1}, 텍스트 입력창 {1/1}, 편집창 {1/1}
    search-field certain tail: 검색 창 {1/1}, 검색어 입력란 {1/1}, 검색창 {2/2}, 텍스트 필드 검색 {1/1}
    combo-box certain tail: 드롭다운 목록 {1/1}, 콤보 박스 {1/1}, 콤보 상자 {4/3}, 콤보상자 {1/1}
    drop-down certain tail: 드롭다운 메뉴 {1/1}, 드롭다운 버튼 {2/2}, 팝업 버튼 {1/1}
    image noun tail: 그림 {2/1}, 이미지 {26/21}
    icon certain tail: 아이콘 {24/17}
    picture noun tail: 그림 {4/4}, 사진 {7/6}
    graphic noun tail: 그래픽 {2/2}, 그림 {1/1}
    photo class tail: 사진 {11/8}
    logo certain tail: 로고 {5/5}
    thumbnail class tail: 미리보기 이미지 {1/1}, 썸네일 {7/7}
    link class tail: 링크 {8/4}
    menu class tail: 메뉴 {6/3}
    menu-item class tail: 메뉴 항목 {6/4}
    tab class tail: 탭 {4/3}, 페이지 탭 {3/2}
    toolbar class tail: 도구 모음 {5/3}, 툴바 {1/1}
    heading class tail: 머리글 {2/1}, 머릿말 {1/1}, 제목 {2/2}, 헤딩 {1/1}
    dialog class tail: 대화 상자 {1/1}, 대화상자 {6/4}, 대화창 {1/1}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: 선택됨 {4/6}, 선택함 {1/1}
    not-selected: 선택 안 됨 {1/1}, 선택 안 함 {1/1}, 선택 해제함 {1/1}
    checked: 선택 표시됨 {1/1}, 선택됨 {3/2}
    not-checked: 선택 안됨 {1/1}, 선택되지 않음 {1/1}, 해제됨 {1/1}
    partly-checked: 일부 선택됨 {2/2}
    expanded: 펼쳐짐 {3/1}, 펼침 {1/1}, 확장 {1/1}, 확장됨 {2/3}
    collapsed: 접힘 {5/2}, 축소됨 {2/3}
    enabled: 사용 {2/1}, 사용 설정됨 {1/1}, 활성화 {1/2}, 활성화됨 {1/2}
    disabled: 비활성화 {1/3}, 비활성화됨 {1/6}, 사용 안 함 {3/3}, 사용 안함 {1/1}, 사용할 수 없음 {1/1}
    pressed: 눌림 {2/2}
    not-pressed: 눌리지 않음 {1/1}
    muted: 묵음 {2/1}, 음소거됨 {1/1}, 음소거함 {0/2}
    on: 사용 {1/1}, 켜기 {0/4}, 켜짐 {1/3}
    off: 꺼짐 {2/3}, 끄기 {0/5}, 사용 안함 {1/1}
    active: 활성 {1/3}
    inactive: 활성화되지 않음 {1/1}
    required: 필요함 {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: 동의 {1}, 수락 {5}, 승인 {1}
    accept/reject second: 거부 {4}, 거절 {5}, 동의하지 않음 {1}
    active/inactive first: 활성 {1}
    active/inactive second: 활성화되지 않음 {1}
    add/remove first: 추가 {7}, 추가하기 {1}
    add/remove second: 삭제 {3}, 제거 {7}, 제거하기 {1}
    allow/deny first: allow {1}, 허용 {4}
    allow/deny second: 거부 {4}, 차단 {1}, 허용 안 함 {1}, 허용 안함 {1 also}
    approve/reject first: 승인 {1}, 승인함 {1}
    approve/reject second: 거부 {1}, 거부함 {1}
    archive/unarchive first: 아카이브 {1}, 아카이빙 {1}
    archive/unarchive second: 아카이브에서 복원 {1}, 아카이빙 취소 {1}
    ascending/descending first: 오름차순 {5}
    ascending/descending second: 내림차순 {5}
    available/unavailable first: 사용 가능 {3}, 사용가능 {1}
    available/unavailable second: 사용불가 {1}, 사용할 수 없음 {3}, 이용할 수 없음 {1}
    before/after first: 앞에 {2}, 앞에 f {2}
    before/after second: 뒤에 {2}, 뒤에 a {2}
    block/unblock first: 차단 {4}
    block/unblock second: 차단 해제 {4}
    bookmark/remove-bookmark first: 보관함에 추가 {1}, 북마크 추가 {2}
    bookmark/remove-bookmark second: 보관함에서 제거 {1}, 북마크 삭제 {2}
    boost/unboost first: 부스트 {1}
    boost/unboost second: 부스트 취소 {1}, 부스트 해제 {1}
    camera-on/off first: 카메라 켜기 {1}
    camera-on/off second: 카메라 끄기 {1}
    captions-on/off first: 자막 보이기 {1}, 자막 사용 설정 {1}
    captions-on/off second: 자막 감추기 {1}, 자막 사용 중지 {1}
    check/uncheck first: 선택 {1}
    check/uncheck second: 선택 해제 {1}
    checked/unchecked first: 선택됨 {1}
    checked/unchecked second: 선택 안됨 {1}, 선택되지 않음 {1}, 해제됨 {1}
    connect/disconnect first: 연결 {3}
    connect/disconnect second: 연결 끊기 {3}, 연결 해제 {1}
    connected/disconnected first: 연결됨 {1 also}
    connected/disconnected second: 연결 해제됨 {1}
    download/cancel first: 다운로드 {3}
    download/cancel second: 다운로드 취소 {3}
    download/remove-download first: 다운로드 {2}
    download/remove-download second: 다운로드 삭제 {2}
    enable/disable first: 사용 {1}, 활성화 {5}
    enable/disable second: 비활성화 {5}, 사용 중지 {1}
    enabled/disabled first: 사용 {2}, 사용 가능 {1 also}, 사용 설정됨 {1}, 활성화 {2}, 활성화됨 {2}
    enabled/disabled second: 비활성화 {2}, 비활성화됨 {2}, 사용 안 함 {2}, 사용 안함 {1}, 사용 중지됨 {1},
      사용할 수 없음 {1}
    expand-all/collapse-all first: 모두 펼치기 {1}
    expand-all/collapse-all second: 모두 접기 {1}
    expand/collapse first: 더 보기 {1 also}, 자세히 {1 also}, 펼치기 {8}, 확장하기 {1}
    expand/collapse second: 간략히 {1}, 접기 {8}, 줄이기 {1}
    expanded/collapsed first: 펼쳐짐 {4}, 펼침 {1}, 확장 {1}, 확장됨 {3}
    expanded/collapsed second: 접힘 {4}, 축소됨 {3}
    fast-forward/rewind first: 빨리 감기 {4}
    fast-forward/rewind second: 되감기 {4}
    favorite/unfavorite first: 별 표시 {1}, 좋아요 {2}, 즐겨찾기 {1}, 즐겨찾기에 추가 {1}, 즐겨찾기에 추가하기 {1}
    favorite/unfavorite second: 별 취소 {1}, 좋아요 취소 {2}, 즐겨찾기 해제 {1}, 즐겨찾기에서 삭제 {1}, 즐겨찾기에서 제거 {1},
      즐겨찾기에서 제거하기 {1}
    first/last first: 처음 {1 also}, 첫 번째 {1}, 첫번째 {1}
    first/last second: 마지막 {1}
    follow/unfollow first: 팔로우 {2}, 팔로우하기 {1}
    follow/unfollow second: 팔로우 취소 {1}, 팔로우 해제 {2}
    forward/back first: 앞으로 {7}, 앞으로가기 {1}, 전달 {2}
    forward/back second: 뒤로 {7}, 뒤로가기 {1}, 이전 {2}
    fullscreen-enter/exit first: 전체 화면 {1}, 전체 화면으로 전환 {1}, 전체화면 {2}, 전체화면 열기 {1}
    fullscreen-enter/exit second: 전체 화면 나가기 {1}, 전체 화면 종료 {1}, 전체 화면 해제 {1}, 전체화면 닫기 {2},
      전체화면 종료 {1}
    grid/list-view first: 격자 {1}, 격자 모아보기 {1}, 그리드 {1}, 바둑판 {1}, 바둑판식 보기 {1}, 전력망 {1}
    grid/list-view second: 리스트 {1}, 목록 {1}, 목록 보기 {1}
    import/export first: 가져오기 {6}
    import/export second: 내보내기 {6}, 내보내기 x {1}
    increase/decrease first: 늘리기 {1}, 증가 {2}
    increase/decrease second: 감소 {2}, 줄이기 {1}
    install/uninstall first: 설치 {1}
    install/uninstall second: 제거 {1}
    join/leave first: 참가하기 {2}
    join/leave second: 떠나기 {2}
    left/right first: 왼쪽 {6}, 왼쪽 l {2}, 왼쪽 화살표 {2 also}
    left/right second: 오른쪽 {6}, 오른쪽 r {2}, 오른쪽 화살표 {2 also}
    like/unlike first: 좋아요 {1 also weak}
    like/unlike second: 좋아요 취소 {1 also weak}
    lock/unlock first: 잠그기 {2}, 잠금 {4}
    lock/unlock second: 잠금 해제 {4}
    locked/unlocked first: 잠김 {1}
    locked/unlocked second: 잠금 해제됨 {1}, 해제 {1 also}
    maximize/minimize first: 최대화 {3}
    maximize/minimize second: 최소화 {3}
    microphone-on/off first: 마이크 음소거 해제 {1}
    microphone-on/off second: 마이크 음소거 {1}
    minimum/maximum first: 최소 {2}, 최소값 {1}
    minimum/maximum second: 최대 {2}, 최대값 {1}
    more/less first: 더 보기 {1}
    more/less second: 간단히 {1}
    mute/unmute first: 무음 {1}, 묵음 {1}, 뮤트 {2}, 음소거 {6}
    mute/unmute second: 무음해제 {1}, 묵음 해제 {1}, 뮤트 해제 {2}, 소리 활성화하기 {1}, 음소거 해제 {6}
    next/previous first: 다음 {11}
    next/previous second: 이전 {11}
    notifications-on/off first: 새 글 알림 켜기 {1}
    notifications-on/off second: 새 글 알림 끄기 {1}
    on/off first: 사용 {3 also}, 켜기 {5}, 켜짐 {4}, 켬 {4}
    on/off second: 꺼짐 {4}, 끄기 {5}, 끔 {4}, 사용 안함 {3}
    open-menu/close-menu first: 메뉴 열기 {1 also}
    open-menu/close-menu second: 메뉴 닫기 {1 also}
    open/close first: 열기 {9}
    open/close second: 닫기 {9}
    pause/resume first: 일시 정지 {2}, 일시 중지 {1}, 일시중지 {4}
    pause/resume second: 계속 {4}, 계속하기 {2}, 이어듣기 {1}, 재개 {1}
    pin/unpin first: 고정 {6}
    pin/unpin second: 고정 해제 {6}
    pip-enter/exit first: pip 모드 시작 {2}
    pip-enter/exit second: pip 모드 종료 {2}
    play/pause first: 재생 {7}, 재생 시작 {1}, 플레이 {1}
    play/pause second: 일시 정지 {2}, 일시 중지 {4}, 일시정지 {3}, 일시중지 {7}, 재생 일시 중지 {1}
    play/stop first: 재생 {9}
    play/stop second: 멈추기 {2}, 중지 {9}
    pressed/not-pressed first: 눌림 {1}
    pressed/not-pressed second: 눌리지 않음 {1}
    public/private first: 공개 {2}, 공식 {1}
    public/private second: 비공개 {2}, 언급된 사용자만 메시지 {1}, 팔로우 요청 필요 {1}
    read/unread first: 읽었다고 표시 {1}, 읽은 것으로 표시 {1}, 읽은 상태로 표시 {1}, 읽음으로 표시 {3}
    read/unread second: 읽지 않은 것으로 표시 {1}, 읽지 않은 상태로 표시 {1}, 읽지 않음으로 표시 {3}
    record/stop first: 기록 시작 {1}, 녹화 시작 {1}
    record/stop second: 기록 중지 {1}, 녹화 중지 {1}
    repeat-all/repeat-off first: 전체 반복 {1}
    repeat-all/repeat-off second: 반복 안 함 {1}
    save/unsave first: 저장 {1}
    save/unsave second: 저장 취소 {1}, 저장하지 않음 {1 also}
    select-all/deselect-all first: 모두 선택 {4}, 전체 선택 {2}
    select-all/deselect-all second: 모두 선택 해제 {4}, 선택 안 함 {1}, 선택하지 않음 {1}, 전체 선택 해제 {2}
    select/deselect first: 선택 {3}
    select/deselect second: 선택 해제 {3}
    selected/not-selected first: 선택됨 {1}, 선택함 {1}
    selected/not-selected second: 선택 안 됨 {1}, 선택 해제함 {1}, 선택되지 않음 {1}
    show-all/hide-all first: 모두 보기 {1}, 모두 표시 {1}, 모두 표시하기 {1}
    show-all/hide-all second: 모두 가리기 {1}, 모두 숨기기 {1}
    show-more/show-less first: 더 보기 {2}, 더보기 {2}, 자세히 보기 {1}
    show-more/show-less second: 간략히 {1}, 간략히 보기 {2}, 덜 보기 {2}, 덜보기 {1}, 숨기기 {1}
    show-password/hide-password first: 비밀번호 보이기 {1}, 비밀번호 표시 {3}
    show-password/hide-password second: 비밀번호 가리기 {1}, 비밀번호 숨기기 {3}, 비밀번호 숨김 {1}
    show/hide first: 보이기 {1}, 표시 {4}
    show/hide second: 숨기기 {4}
    shuffle-on/shuffle-off first: 셔플 모드 사용 설정 {1}, 순서섞기 켜기 {1}
    shuffle-on/shuffle-off second: 셔플 모드 사용 중지 {1}, 순서섞기 끄기 {1}
    sign-in/sign-out first: 로그인 {13}
    sign-in/sign-out second: 로그아웃 {13}
    start/end first: 시작 {2}
    start/end second: end {2}
    start/stop first: 시작 {7}
    start/stop second: 멈추기 {1}, 정지 {1}, 중지 {7}
    subscribe/unsubscribe first: 구독 {5}
    subscribe/unsubscribe second: 구독 취소 {5}, 팟캐스트 제거 {1}
    turn-on/turn-off first: 사용 {1}, 사용 설정 {2}, 켜기 {1}
    turn-on/turn-off second: 끕니다 {1}, 사용 중지 {2}
    undo/redo first: 실행 취소 {3}, 실행취소 {1}, 입력 취소 {2}
    undo/redo second: 다시 실행 {3}, 다시실행 {1}, 재실행 {1}
    up/down first: 위 화살표 {2}, 위로 {1}
    up/down second: 아래 화살표 {2}, 아래로 {1}
    upload/download first: 업로드 {2}
    upload/download second: 다운로드 {2}
    volume-up/volume-down first: 볼륨 높이기 {3}, 볼륨 크게 {1}, 음량 높임 {1}
    volume-up/volume-down second: 볼륨 낮추기 {3}, 볼륨 작게 {1}, 음량 낮춤 {1}
    zoom-in/zoom-out first: 확대 {5}
    zoom-in/zoom-out second: 축소 {5}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here anywhere verb: 클릭하세요 {in 16/23}
    click-here tail phrase: 여기를 클릭하세요 {in 12/23}
    click-to head linked: 클릭하여 {in 12/30}
    click-to tail linked: 클릭하세요 {in 12/30}
    double-tap-to head linked: 두 번 눌러 {?}, 두 번 클릭하여 {?}, 두 번 탭하여 {in 3/12}
    double-tap-to tail linked: 두 번 누르세요 {?}, 두 번 탭하세요 {?}
    double-tap-to tail phrase: 두 번 누르기 {in 4/12}
    icon-of closed linked: 의 아이콘 {?}
    image-of closed linked: 의 그림 {?}, 의 이미지 {1/1}
    link-to tail linked: 로 연결되는 링크 {?}, 로 이동하는 링크 {?}
    logo-of closed linked: 의 로고 {?}
    logo-of tail noun: 로고 {13/16}
    photo-of closed linked: 의 사진 {1/2}
    picture-of closed linked: 의 사진 {1/2}
    press-to tail verb: 누르세요 {in 14/20}
    select-to closed linked: 려면 선택하세요 {?}, 려면 선택합니다 {?}
    select-to tail verb: 선택하세요 {in 3/3}
    swipe-to anywhere verb: 스와이프하여 {in 7/12}
    tap-and-hold anywhere verb: 길게 {in 35/37}
    tap-here head phrase: 여기를 탭하여 {in 2/10}
    tap-here tail phrase: 여기를 탭하세요 {in 2/10}
    tap-here tail verb: 탭하세요 {in 6/10}
    tap-to head linked: 눌러서 {in 2/23}, 탭하여 {in 14/60}, 터치하여 {?}
    tap-to tail linked: 누르세요 {?}, 탭하세요 {in 26/60}, 탭합니다 {?}, 터치하세요 {in 4/23}
    thumbnail-of tail linked: 페이지 미리보기 {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: 가져오기 {7}, 검색 {22}, 고정 {6}, 공유 {18}, 관리 {3}, 내보내기 {7}, 다운로드 {14}, 닫기 {24}, 답글 {2},
      답변 {3}, 답장 {4}, 동기화 {4}, 만들기 {7}, 멈추기 {2}, 뮤트 {2}, 바꾸기 {2}, 변경 {2}, 보고 {2}, 보기 {10},
      보내기 {7}, 보이기 {2}, 복구 {3}, 복사 {12}, 복원 {4}, 북마크 {2}, 붙여넣기 {8}, 비우기 {2}, 삭제 {19}, 삽입 {2},
      생성 {2}, 선택 {12}, 설치 {5}, 수정 {9}, 숨기기 {8}, 스캔 {2}, 시작 {6}, 신고 {5}, 압축 {2}, 앞으로 {8},
      업데이트 {6}, 업로드 {2}, 열기 {5}, 음소거 {8}, 이동 {5}, 이름 바꾸기 {5}, 인쇄 {5}, 일시 정지 {4}, 일시 중지 {3},
      일시중지 {8}, 읽기 {3}, 읽음 {2}, 입력 {4}, 재생 {13}, 재설정 {2}, 저장 {20}, 전달 {3}, 전송 {4}, 정렬 {5},
      제거 {8}, 중지 {11}, 지우기 {7}, 차단 {5}, 찾기 {7}, 초기화 {11}, 추가 {10}, 추가하기 {2}, 취소 {23}, 캡쳐 {2},
      팔로우 {3}, 편집 {9}, 표시 {6}, 필터 {2}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    tab: 탭하다, 탭하세요

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: 여기
    weak: 더보기

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: 버튼 {3/2 mobile}
    toggle-button: 전환 버튼 {1/1 browser}
    checkbox: 체크박스 {2/1 mobile}
    radio-button: 라디오 버튼 {4/3 mobile}
    switch: 스위치 {3/2 mobile}
    slider: 슬라이더 {7/4 mobile}
    progress-bar: 진행률 표시줄 {5/3 mobile}
    text-field: 수정 창 {1/1 mobile}
    search-field: 검색창 {1/1 browser}
    combo-box: 콤보 상자 {4/3 browser}
    drop-down: 드롭다운 버튼 {2/2 desktop}
    image: 이미지 {2/2 mobile}
    icon: 아이콘 {5/3 mobile}
    graphic: 그래픽 {2/2 browser}
    link: 링크 {8/4 mobile}
    menu: 메뉴 {6/3 browser}
    menu-item: 메뉴 항목 {6/4 browser}
    tab: 탭 {4/3 desktop}
    toolbar: 도구 모음 {5/3 desktop}
    heading: 제목 {2/2 mobile}
    dialog: 대화상자 {6/4 browser}
    list: 목록 {5/4 mobile}
    page: 페이지 {2/2 mobile}
    """#
  }
}

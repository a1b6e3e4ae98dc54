package news

import org.example.shared.CommonStrings

// Icon(Icons.Default.Add, contentDescription = stringResource(R.string.in_a_comment))
@Composable
fun NewsScreen(articles: List<Article>, expanded: Boolean, onBack: () -> Unit) {
  Scaffold(
    topBar = {
      TopAppBar(
        title = { Text(stringResource(R.string.news_title)) },
        navigationIcon = {
          IconButton(onClick = onBack) {
            Icon(
              imageVector = Icons.Default.ArrowBack,
              contentDescription = stringResource(R.string.back),
            )
          }
        },
      )
    },
    floatingActionButton = {
      FloatingActionButton(onClick = {}) {
        Icon(Icons.Default.Add, stringResource(R.string.add_article))
      }
    },
  ) {
    Row {
      Icon(painter = painterResource(R.drawable.battery), contentDescription = stringResource(R.string.battery_icon))
      Text(text = stringResource(R.string.battery))
    }
    Icon(Icons.Default.Star, contentDescription = null)
    Image(painter = art, contentDescription = article.caption)
    val toggleLabel = stringResource(if (expanded) R.string.collapse else R.string.expand)
    IconButton(
      onClick = {},
      modifier = Modifier.semantics { contentDescription = toggleLabel },
    ) {}
    Box(
      modifier =
        Modifier.clickable(onClickLabel = stringResource(R.string.open_article)) {}
          .semantics {
            stateDescription = stringResource(Res.string.unread_state)
            customActions =
              listOf(CustomAccessibilityAction(label = stringResource(R.string.save_article)) { true })
            onClick(label = stringResource(R.string.read_article), action = null)
          },
    )
    Button(onClick = {}) { Text(stringResource(R.string.sign_in)) }
    TextField(
      value = query,
      placeholder = { Text(stringResource(R.string.search_placeholder)) },
    )
    Text(stringResource(CommonStrings.updated_today))
    Text(text = "plain text, not ${stringResource(R.string.put_together)}")
    LazyColumn {
      items(articles) { article ->
        IconButton(onClick = {}) {
          Icon(Icons.Default.Share, contentDescription = stringResource(R.string.share))
        }
      }
    }
    DropdownMenuItem(text = { Text(stringResource(R.string.mark_read)) }, onClick = {})
    val text = "Icon(x, stringResource(R.string.in_a_text))"
  }
}

@Composable
fun ArticleCard(article: Article) {
  IconToggleButton(checked = article.saved, onCheckedChange = {}) {
    Icon(
      Icons.Default.Bookmark,
      contentDescription =
        when (article.saved) {
          true -> stringResource(R.string.remove_bookmark)
          else -> stringResource(R.string.bookmark)
        },
    )
  }
  Text(pluralStringResource(R.plurals.minutes, article.minutes, article.minutes))
}

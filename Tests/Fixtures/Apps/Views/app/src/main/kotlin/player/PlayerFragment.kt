package player

// playPause.contentDescription = getString(R.string.in_a_comment)
/* nested /* comment */ contentDescription = getString(R.string.in_a_comment) */
class PlayerFragment : Fragment() {
  private val unusedText = "contentDescription = getString(R.string.in_a_text)"

  fun show(playing: Boolean, view: View) {
    binding.playPause.contentDescription =
      if (playing) getString(R.string.pause) else getString(R.string.play)
    binding.ratingStars.contentDescription = model.stars
    val skip: ImageButton = view.findViewById(R.id.skip)
    skip.contentDescription = """${getString(R.string.skip_back)}, ${'$'}seconds"""
    val label = getString(R.string.queue_label)
    queue.contentDescription = label
    queue.setOnClickListener { queue.announceForAccessibility(getString(R.string.queue_opened)) }
    ViewCompat.setStateDescription(view, getString(R.string.loading))
    ViewCompat.addAccessibilityAction(view, getString(R.string.move_up)) { _, _ -> true }
    binding.commentField.hint = getString(R.string.comment_hint)
    binding.buyButton.text = resources.getQuantityString(R.plurals.buy_count, 2)
    toolbar.setNavigationContentDescription(R.string.close_player)
    toolbar.title = getString(R.string.player_title)
    Snackbar.make(view, R.string.deleted, 1).setAction(R.string.undo) { restore() }.show()
    AlertDialog.Builder(context)
      .setTitle(R.string.delete_title)
      .setMessage(getString(R.string.delete_message, "x"))
      .setPositiveButton(R.string.delete) { _, _ -> }
      .setNegativeButton(android.R.string.cancel, null)
    if (view.contentDescription == getString(R.string.compared)) return
    image.contentDescription = null
    image.apply { contentDescription = getString(R.string.artwork) }
    error.contentDescription = CoreR.string.error_label.text()
    log("R.string.in_a_text")
  }
}

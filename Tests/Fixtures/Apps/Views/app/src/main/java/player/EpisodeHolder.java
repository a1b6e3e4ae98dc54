package player;

class EpisodeHolder extends RecyclerView.ViewHolder {
  // button.setContentDescription(R.string.in_a_comment)
  private final ImageButton download;
  private static final char QUOTE = '"';

  void bind(Episode episode, boolean saved) {
    download.setContentDescription(
        context.getString(saved ? R.string.remove_download : R.string.download));
    String hint = context.getString(R.string.episode_hint);
    field.setHint(hint);
    itemView.setContentDescription(episode.title);
    String text = "setContentDescription(R.string.in_a_text)";
    title.setText(R.string.untitled);
    Toast.makeText(context, R.string.saved, Toast.LENGTH_SHORT).show();
    itemView.announceForAccessibility(context.getString(R.string.episode_saved));
  }
}

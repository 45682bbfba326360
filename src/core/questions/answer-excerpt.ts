const longestExcerpt = 200;

/** The beginning of an answer as a list shows it: in one line, cut between words. */
export function answerExcerpt(content: string): string {
  const line = content.replace(/\s+/g, ' ').trim();
  if (line.length <= longestExcerpt) return line;
  const cut = line.lastIndexOf(' ', longestExcerpt);
  return `${line.slice(0, cut > longestExcerpt / 2 ? cut : longestExcerpt)}…`;
}

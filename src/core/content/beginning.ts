/** The first words of a text in one line, no longer than so many characters and not cut within a word where that can be. */
export function beginningOf(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  return `${line.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}

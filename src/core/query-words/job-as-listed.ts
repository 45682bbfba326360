/** What people call a job that the list has under another name. */
const otherNames = ['sales girl', 'sales boy', 'salesgirl', 'salesboy', 'salesman', 'saleswoman', 'shop assistant', 'shop boy', 'shop girl'].map((name) =>
  name.split(' '),
);
const listed = 'retail sales associate'.split(' ');

/** The words with a job as the list calls it: sales girl as retail sales associate. */
export function jobAsListed(words: readonly string[]): readonly string[] {
  const at = words.findIndex((_, from) => otherNames.some((name) => name.every((word, more) => words[from + more] === word)));
  const name = at < 0 ? undefined : otherNames.find((each) => each.every((word, more) => words[at + more] === word));
  return name ? [...words.slice(0, at), ...listed, ...words.slice(at + name.length)] : words;
}

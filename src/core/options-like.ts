/** An option of a list, by its name in URLs and by what a reader calls it. */
interface Named {
  readonly value: string;
  readonly label: string;
}

/** Letters without marks above or below, small: “Pondichéry” is found by “pondichery”, and बड़ौदा without its dot. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F\u093C]/g, '')
    .toLowerCase()
    .trim();

/** The options of which each word that is typed begins one, also by the English of their names in URLs; nothing where nothing is typed. */
export function optionsLike<Option extends Named>(options: readonly Option[], typed: string): readonly Option[] | undefined {
  const asked = plain(typed).split(/[\s-]+/);
  if (asked.join('') === '') return undefined;
  const begins = (text: string): boolean => {
    const said = plain(text).split(/[\s-]+/);
    return asked.every((word) => said.some((each) => each.startsWith(word)));
  };
  return options.filter(({ value, label }) => begins(label) || begins(value));
}

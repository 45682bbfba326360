interface Named {
  readonly value: string;
  readonly label: string;
}

/** Lower case without marks: “pondichery” finds “Pondichéry”, and बड़ौदा loses its dot. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F\u093C]/g, '')
    .toLowerCase()
    .trim();

/** Requires each typed word to begin one of the option's words, including its English url name. */
export function optionsLike<Option extends Named>(options: readonly Option[], typed: string): readonly Option[] | undefined {
  const asked = plain(typed).split(/[\s-]+/);
  if (asked.join('') === '') return undefined;
  const begins = (text: string): boolean => {
    const said = plain(text).split(/[\s-]+/);
    return asked.every((word) => said.some((each) => each.startsWith(word)));
  };
  return options.filter(({ value, label }) => begins(label) || begins(value));
}

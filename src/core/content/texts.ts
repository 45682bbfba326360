export type Texts = Readonly<Record<string, string | readonly string[] | null>>;

export const wholeText = (texts: Texts): string =>
  Object.values(texts)
    .flat()
    .filter((text) => text !== null)
    .join('\n');

interface InNeitherList<Parts> {
  readonly 'Say of this part whether others read in it what its author wrote, in the list of parts with text or of those without:': Parts;
}

/** Fails to compile unless each part is listed with or without texts. */
export type EachPart<Of, WithText extends keyof Of, WithoutText extends keyof Of> = [Exclude<keyof Of, WithText | WithoutText>] extends [never]
  ? Of
  : InNeitherList<Exclude<keyof Of, WithText | WithoutText>>;

/** The texts of something that members write, by name. */
export type Texts = Readonly<Record<string, string | readonly string[] | null>>;

/** All texts as one, for the checks that look at them together. */
export const wholeText = (texts: Texts): string =>
  Object.values(texts)
    .flat()
    .filter((text) => text !== null)
    .join('\n');

/** Refusal of the compiler, with the parts that were forgotten. */
interface InNeitherList<Parts> {
  readonly 'Say of this part whether others read in it what its author wrote, in the list of parts with text or of those without:': Parts;
}

/** A thing that members write, where each part is listed with texts or without. Where one is in neither list, no value fits, and the refusal names it. */
export type EachPart<Of, WithText extends keyof Of, WithoutText extends keyof Of> = [Exclude<keyof Of, WithText | WithoutText>] extends [never]
  ? Of
  : InNeitherList<Exclude<keyof Of, WithText | WithoutText>>;

type Whole = readonly unknown[] | ((...values: never) => unknown);

/** The words of a language that is written in part. What is missing is said in English, sentence by sentence; a list is there whole or not at all. */
export type InPart<Said> = Said extends Whole ? Said : { readonly [Name in keyof Said]?: InPart<Said[Name]> };

interface Fetched {
  readonly words: unknown;
}

/** The words of a language, and in English what it lacks. The build says which files it joins so. */
export async function withEnglish(english: Promise<Fetched>, own: Promise<Fetched>): Promise<Fetched> {
  return { words: joined((await english).words, (await own).words) };
}

function joined(english: unknown, own: unknown): unknown {
  if (!isGroup(english) || !isGroup(own)) return own ?? english;
  return Object.fromEntries(Object.entries(english).map(([name, said]) => [name, joined(said, own[name])]));
}

const isGroup = (said: unknown): said is Readonly<Record<string, unknown>> => typeof said === 'object' && said !== null && !Array.isArray(said);

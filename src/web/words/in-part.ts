type Whole = readonly unknown[] | ((...values: never) => unknown);

/** Partial translation: missing sentences fall back to English; lists are whole or absent. */
export type InPart<Said> = Said extends Whole ? Said : { readonly [Name in keyof Said]?: InPart<Said[Name]> };

interface Fetched {
  readonly words: unknown;
}

/** Merges a language over English. The build names the files to merge. */
export async function withEnglish(english: Promise<Fetched>, own: Promise<Fetched>): Promise<Fetched> {
  return { words: joined((await english).words, (await own).words) };
}

function joined(english: unknown, own: unknown): unknown {
  if (!isGroup(english) || !isGroup(own)) return own ?? english;
  return Object.fromEntries(Object.entries(english).map(([name, said]) => [name, joined(said, own[name])]));
}

const isGroup = (said: unknown): said is Readonly<Record<string, unknown>> => typeof said === 'object' && said !== null && !Array.isArray(said);

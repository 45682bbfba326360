import { languages, type Language } from '#core/device/preferences.ts';

/** Loaders by language, in order. Sources name the first; the build appends the other chunks. */
export type ForLanguages<Loaded> = readonly [() => Promise<Loaded>, ...(undefined | (() => Promise<NoInfer<Loaded>>))[]];

/** Fetches a language's sentences, falling back to English. */
export const fetchFor = <Loaded>(each: ForLanguages<Loaded>, language: Language): Promise<Loaded> => (each[languages.indexOf(language)] ?? each[0])();

/** Sentences in every language. Each has its chunk, `<chunk>-<language>`, and only the shown one is fetched. */
export interface Words<Said = unknown> {
  readonly chunk: string;
  readonly load: (language: Language) => Promise<Said>;
}

export type Sentences = ReadonlyMap<Words, unknown>;

/** Declares sentences by their English file. One area shares a chunk, so a screen costs one request. */
export const wordsIn = <Said>(chunk: string, ...each: ForLanguages<{ readonly words: Said }>): Words<Said> => ({
  chunk,
  load: async (language) => (await fetchFor(each, language)).words,
});

export const loadSentences = async (all: readonly Words[], language: Language): Promise<Sentences> =>
  new Map(await Promise.all(all.map(async (words) => [words, await words.load(language)] as const)));

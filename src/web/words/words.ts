import { languages, type Language } from '#core/device/preferences.ts';

/** What is fetched for each language, in their order. A source names it once, and the build puts the chunk of every other language it has behind it. */
export type ForLanguages<Loaded> = readonly [() => Promise<Loaded>, ...(undefined | (() => Promise<NoInfer<Loaded>>))[]];

/** Fetches what a language has; where it has nothing, what English has. */
export const fetchFor = <Loaded>(each: ForLanguages<Loaded>, language: Language): Promise<Loaded> => (each[languages.indexOf(language)] ?? each[0])();

/** The sentences of a word in every language. Each language is in its own chunk, `<chunk>-<language>`, and only the one that is shown is fetched. */
export interface Words<Said = unknown> {
  readonly chunk: string;
  readonly load: (language: Language) => Promise<Said>;
}

/** Words that are loaded, each with its sentences in one language. */
export type Sentences = ReadonlyMap<Words, unknown>;

/** Declares the sentences of a word by their English file. The words of one area share a chunk, so that a screen costs one request. */
export const wordsIn = <Said>(chunk: string, ...each: ForLanguages<{ readonly words: Said }>): Words<Said> => ({
  chunk,
  load: async (language) => (await fetchFor(each, language)).words,
});

export const loadSentences = async (all: readonly Words[], language: Language): Promise<Sentences> =>
  new Map(await Promise.all(all.map(async (words) => [words, await words.load(language)] as const)));

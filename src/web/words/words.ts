import type { Language } from '#core/device/preferences.ts';

/** The file of one language, fetched as a chunk. */
type In<Said> = () => Promise<{ readonly words: Said }>;

/** The sentences of a word in every language. Each language is in its own chunk, `<chunk>-<language>`, and only the one that is shown is fetched. */
export interface Words<Said = unknown> {
  readonly chunk: string;
  readonly load: (language: Language) => Promise<Said>;
}

/** Words that are loaded, each with its sentences in one language. */
export type Sentences = ReadonlyMap<Words, unknown>;

/** Declares the sentences of a word. The words of one area share a chunk, so that a screen costs one request; a sentence that is missing in Hindi does not compile. */
export const wordsIn = <Said>(chunk: string, en: In<Said>, hi: In<NoInfer<Said>>): Words<Said> => ({
  chunk,
  load: async (language) => (await (language === 'hi' ? hi() : en())).words,
});

export const loadSentences = async (all: readonly Words[], language: Language): Promise<Sentences> =>
  new Map(await Promise.all(all.map(async (words) => [words, await words.load(language)] as const)));

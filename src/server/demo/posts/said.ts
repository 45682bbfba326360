/** The most times that one sentence may stand in the demo world. */
export const mostTimes = 3;

/** The sentences of a text. Numbers such as 12.5 end none. */
export const sentencesIn = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?।])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** The sentences that were said so far, so that no text of the demo is heard again and again. */
export class Said {
  readonly #times = new Map<string, number>();

  /** Takes the texts together, unless one of their sentences was said often enough. */
  take(...texts: readonly string[]): boolean {
    const sentences = texts.flatMap(sentencesIn);
    if (sentences.some((sentence) => (this.#times.get(sentence) ?? 0) >= mostTimes)) return false;
    for (const sentence of sentences) this.#times.set(sentence, (this.#times.get(sentence) ?? 0) + 1);
    return true;
  }
}

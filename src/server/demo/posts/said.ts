/** Most times a sentence may occur in the demo world. */
export const mostTimes = 3;

export const sentencesIn = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?।])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Sentences said so far, so that demo texts do not repeat. */
export class Said {
  readonly #times = new Map<string, number>();

  /** Takes all texts or none, refusing overused sentences. */
  take(...texts: readonly string[]): boolean {
    const sentences = texts.flatMap(sentencesIn);
    if (sentences.some((sentence) => (this.#times.get(sentence) ?? 0) >= mostTimes)) return false;
    for (const sentence of sentences) this.#times.set(sentence, (this.#times.get(sentence) ?? 0) + 1);
    return true;
  }
}

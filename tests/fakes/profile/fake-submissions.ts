import { Failure } from '#core/failure.ts';

/** The submissions of one member by their idempotency keys, in memory. */
export class FakeSubmissions {
  readonly #known = new Map<string, { readonly payload: string; readonly answer: string }>();

  /** The id that the same submission was given before; refused where the key was used for another. */
  replayOf(key: string, payload: unknown): string | undefined {
    const known = this.#known.get(key);
    if (known && known.payload !== JSON.stringify(payload)) throw new Failure('invalid', undefined, { code: 'SUBMISSION_REUSED', existingId: known.answer });
    return known?.answer;
  }

  note(key: string, payload: unknown, answer: string): void {
    this.#known.set(key, { payload: JSON.stringify(payload), answer });
  }
}

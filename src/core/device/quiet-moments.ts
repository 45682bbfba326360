/** Moments in which this page has nothing to do. */
export abstract class QuietMoments {
  /** Calls back in the next one, or when patience has run out; the answer cancels it. */
  abstract next(patienceMs: number, come: () => void): () => void;
}

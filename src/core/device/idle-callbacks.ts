/** Idle callbacks: moments in which this page has nothing to do. */
export abstract class IdleCallbacks {
  /** Calls back in the next one, or after the timeout; the answer cancels it. */
  abstract next(timeoutMs: number, come: () => void): () => void;
}

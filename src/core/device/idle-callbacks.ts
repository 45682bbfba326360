/** Idle callbacks: moments in which this page has nothing to do. */
export interface IdleCallbacks {
  /** Calls back in the next one, or after the timeout; the answer cancels it. */
  next(timeoutMs: number, come: () => void): () => void;
}

export interface IdleCallbacks {
  /** Runs when idle or after the timeout; the result cancels. */
  next(timeoutMs: number, come: () => void): () => void;
}

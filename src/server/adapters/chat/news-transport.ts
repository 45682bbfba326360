/** A way for texts from one process of the server to all others. Each hears its own, too. */
export interface NewsTransport {
  /** Hears from now on, until the answer is called. `missed` is called whenever something may have been sent that was not heard. */
  readonly start: (heard: (item: string) => void, missed: () => void) => () => Promise<void>;
  /** Tells these texts, in this order. */
  readonly send: (items: readonly string[]) => Promise<void>;
}

/** What time it is, and how to be woken later. Nothing else in the product may ask. */
export abstract class Clock {
  abstract now(): number;
  /** Calls back once after a while; the answer cancels it. */
  abstract after(delayMs: number, wake: () => void): () => void;
}

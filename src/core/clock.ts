/** Only source of time and timers in the product, so that tests can set it. */
export abstract class Clock {
  abstract now(): number;
  /** Calls once. The returned function cancels. */
  abstract after(delayMs: number, wake: () => void): () => void;
}

/** Monotonic clock for durations, unaffected by changes of the time of day. */
export abstract class MonotonicClock {
  /** Milliseconds since an arbitrary moment. */
  abstract elapsed(): number;
}

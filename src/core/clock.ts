/** The clock and the timers. Nothing else in the product may read the time, so that a test can set it. */
export abstract class Clock {
  abstract now(): number;
  /** Calls back once after a while; the answer cancels it. */
  abstract after(delayMs: number, wake: () => void): () => void;
}

/** A clock that measures how long something takes (monotonic): no change of the time of day moves it. */
export abstract class MonotonicClock {
  /** Milliseconds since some moment. */
  abstract elapsed(): number;
}

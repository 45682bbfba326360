import type { Feedback } from './feedback.ts';

/** One note per member, with nothing leading back to them. */
export abstract class Feedbacks {
  abstract own(): Promise<Feedback | undefined>;
  /** Replaces the previous note. */
  abstract give(feedback: Feedback): Promise<void>;
}

import type { Feedback } from './feedback.ts';

/** The port of feedback: what members think of the product, one note for each. Nothing in it leads to a member. */
export abstract class Feedbacks {
  /** The feedback the caller gave last; nothing until they gave any. */
  abstract own(): Promise<Feedback | undefined>;
  /** Takes the place of the note before. */
  abstract give(feedback: Feedback): Promise<void>;
}

import type { Feedback } from './feedback.ts';

/** Where it is kept what members think of the product, one note for each. Nothing in it leads to a member. */
export abstract class Feedbacks {
  /** What the caller said last; nothing until they said something. */
  abstract own(): Promise<Feedback | undefined>;
  /** Takes the place of the note before. */
  abstract give(feedback: Feedback): Promise<void>;
}

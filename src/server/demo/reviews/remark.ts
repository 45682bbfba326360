import type { ReviewCategory } from '#core/reviews/review.ts';

/** The things that reviews talk about, each with the category whose rating goes with it. */
export const topicCategories = {
  hours: 'workLife',
  pay: 'salary',
  security: 'jobSecurity',
  growth: 'growth',
  skills: 'skills',
  people: 'culture',
  place: 'satisfaction',
  work: 'satisfaction',
} as const satisfies Readonly<Record<string, ReviewCategory>>;
export type Topic = keyof typeof topicCategories;

/** Every topic once. */
export const topics = ['hours', 'pay', 'security', 'growth', 'skills', 'people', 'place', 'work'] as const satisfies readonly Topic[];

/** Remarks on one topic: seeds of clauses without a full stop, which hold alternatives and slots. */
export interface SpokenRemarks {
  readonly good: readonly string[];
  readonly bad: readonly string[];
  /** What only those say who give one star or two. */
  readonly worst?: readonly string[];
}

import type { ReviewCategory } from '#core/reviews/review.ts';
import { byNames, object, optional, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

/** Review topics with the rating category of each. */
export const subjectCategories = {
  hours: 'workLife',
  pay: 'salary',
  security: 'jobSecurity',
  growth: 'growth',
  skills: 'skills',
  people: 'culture',
  place: 'satisfaction',
  work: 'satisfaction',
} as const satisfies Readonly<Record<string, ReviewCategory>>;
export type ReviewSubject = keyof typeof subjectCategories;

export const reviewSubjects = ['hours', 'pay', 'security', 'growth', 'skills', 'people', 'place', 'work'] as const satisfies readonly ReviewSubject[];

/** Clauses on one topic, without a full stop and with alternatives and slots. */
export interface SpokenRemarks {
  readonly good: readonly string[];
  readonly bad: readonly string[];
  /** Remarks of one- and two-star reviews only. */
  readonly worst?: readonly string[];
}

const spoken = byNames(reviewSubjects, object<SpokenRemarks>({ good: textList, bad: textList, worst: optional(textList) }));

/** Remarks by the tongue they are made in; Hinglish is Hindi as it is typed in Latin letters. */
export const remarks = demoValues('reviews')('remarks', byNames(['english', 'hindi', 'hinglish'], spoken));

import type { ReviewCategory } from '#core/reviews/review.ts';
import { byNames, object, optional, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

/** The things that reviews talk about, each with the category whose rating goes with it. */
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

/** Every topic once. */
export const reviewSubjects = ['hours', 'pay', 'security', 'growth', 'skills', 'people', 'place', 'work'] as const satisfies readonly ReviewSubject[];

/** Remarks on one topic: seeds of clauses without a full stop, which hold alternatives and slots. */
export interface SpokenRemarks {
  readonly good: readonly string[];
  readonly bad: readonly string[];
  /** What only those say who give one star or two. */
  readonly worst?: readonly string[];
}

const spoken = byNames(reviewSubjects, object<SpokenRemarks>({ good: textList, bad: textList, worst: optional(textList) }));

/** Remarks by the tongue they are made in; Hinglish is Hindi as it is typed in Latin letters. */
export const remarks = demoValues('reviews')('remarks', byNames(['english', 'hindi', 'hinglish'], spoken));

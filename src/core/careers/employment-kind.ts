import { employmentTypeOf, type EmploymentType } from './employment-type.ts';

/** Employment of reviews and salaries, kept by place. */
export const employments = ['full-time', 'contract', 'intern', 'part-time', 'freelancer'] as const;
export type EmploymentKind = (typeof employments)[number];

const kinds: Readonly<Record<EmploymentType, EmploymentKind>> = {
  fulltime: 'full-time',
  parttime: 'part-time',
  contractual: 'contract',
  intern: 'intern',
  freelancer: 'freelancer',
};

/** Accepts the words of jobs. Nothing for unknown words. */
export function employmentKindOf(word: string): EmploymentKind | undefined {
  const type = employmentTypeOf(word);
  return type && kinds[type];
}

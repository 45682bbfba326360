import type { KnownPlace } from './known-place.ts';
import type { Tenure } from './tenure.ts';

/** Qualifications of a course. */
export const educationLevels = ['Doctorate/PHD', 'Masters/Post graduation', 'Graduation/Diploma'] as const;
export type EducationLevel = (typeof educationLevels)[number];

/** Modes of a course. */
export const courseModes = ['fulltime', 'parttime', 'correspondence'] as const;
export type CourseMode = (typeof courseModes)[number];

export const longestCollegeName = 160;
export const longestCourseName = 120;

/** Ongoing education has no last month. */
export interface EducationDraft extends Tenure {
  readonly level: EducationLevel;
  readonly courseName: string;
  readonly specialization: string | null;
  readonly collegeName: string;
  readonly mode: CourseMode;
}

/** Visible only to the member. */
export interface Education extends EducationDraft, KnownPlace {
  readonly educationId: string;
}

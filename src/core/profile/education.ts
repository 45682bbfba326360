import type { KnownPlace } from './known-place.ts';
import type { Tenure } from './tenure.ts';

/** The qualifications a course ends with. */
export const educationLevels = ['Doctorate/PHD', 'Masters/Post graduation', 'Graduation/Diploma'] as const;
export type EducationLevel = (typeof educationLevels)[number];

/** The modes of a course. */
export const courseModes = ['fulltime', 'parttime', 'correspondence'] as const;
export type CourseMode = (typeof courseModes)[number];

/** The longest name of a college, and the longest of a course or its subject. */
export const longestCollegeName = 160;
export const longestCourseName = 120;

/** An education of a member; one that still goes on has no last month. */
export interface EducationDraft extends Tenure {
  readonly level: EducationLevel;
  readonly courseName: string;
  readonly specialization: string | null;
  readonly collegeName: string;
  readonly mode: CourseMode;
}

/** An education of a member, as only they see it. */
export interface Education extends EducationDraft, KnownPlace {
  readonly educationId: string;
}

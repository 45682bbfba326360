import type { EmploymentType } from '../careers/employment-type.ts';
import type { KnownPlace } from './known-place.ts';
import type { Tenure } from './tenure.ts';

/** Ongoing experience has no last month. */
export interface WorkExperienceDraft extends Tenure {
  readonly companyName: string;
  readonly designation: string;
  readonly employmentType: EmploymentType;
  readonly location: string | null;
}

/** Visible only to the member. */
export interface WorkExperience extends WorkExperienceDraft, KnownPlace {
  readonly workExperienceId: string;
}

export const longestExperienceText = 120;

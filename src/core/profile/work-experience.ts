import type { EmploymentType } from '../careers/employment-type.ts';
import type { KnownPlace } from './known-place.ts';
import type { Tenure } from './tenure.ts';

/** A work experience of a member; one that still goes on has no last month. */
export interface WorkExperienceDraft extends Tenure {
  readonly companyName: string;
  readonly designation: string;
  readonly employmentType: EmploymentType;
  readonly location: string | null;
}

/** A work experience of a member, as only they see it. */
export interface WorkExperience extends WorkExperienceDraft, KnownPlace {
  readonly workExperienceId: string;
}

/** The longest name of an employer, a designation or a place, as a member writes it. */
export const longestExperienceText = 120;

import type { WorkExperience, WorkExperienceDraft } from './work-experience.ts';

/** The port of the member's work experience, which nobody else reads. Months that cannot be are refused with where the problem lies. */
export abstract class Experiences {
  /** The newest first. */
  abstract list(): Promise<readonly WorkExperience[]>;
  /** Adds an entry once, however often it is sent with one submission key. */
  abstract add(draft: WorkExperienceDraft, submissionKey: string): Promise<WorkExperience>;
  /** Fails when the member has no such experience. */
  abstract change(workExperienceId: string, draft: WorkExperienceDraft): Promise<WorkExperience>;
  /** Fails when the member has no such experience. */
  abstract remove(workExperienceId: string): Promise<void>;
}

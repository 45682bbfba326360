import type { WorkExperience, WorkExperienceDraft } from './work-experience.ts';

/** Where the member's work experience is kept. Nobody else reads it. Months that cannot be are refused with where the problem lies. */
export abstract class Experiences {
  /** The newest first. */
  abstract list(): Promise<readonly WorkExperience[]>;
  abstract add(draft: WorkExperienceDraft): Promise<WorkExperience>;
  /** Fails when the member has no such experience. */
  abstract change(workExperienceId: string, draft: WorkExperienceDraft): Promise<WorkExperience>;
  /** Fails when the member has no such experience. */
  abstract remove(workExperienceId: string): Promise<void>;
}

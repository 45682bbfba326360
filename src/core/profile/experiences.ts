import type { WorkExperience, WorkExperienceDraft } from './work-experience.ts';

/** Private work experience of the member. Impossible months are refused with their field. */
export abstract class Experiences {
  /** Newest first. */
  abstract list(): Promise<readonly WorkExperience[]>;
  /** Idempotent by submission key. */
  abstract add(draft: WorkExperienceDraft, submissionKey: string): Promise<WorkExperience>;
  abstract change(workExperienceId: string, draft: WorkExperienceDraft): Promise<WorkExperience>;
  abstract remove(workExperienceId: string): Promise<void>;
}

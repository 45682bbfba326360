import type { Education, EducationDraft } from './education.ts';

/** The port of the member's education, which nobody else reads. Months that cannot be are refused with where the problem lies. */
export abstract class Educations {
  /** The newest first. */
  abstract list(): Promise<readonly Education[]>;
  /** Adds an entry once, however often it is sent with one submission key. */
  abstract add(draft: EducationDraft, submissionKey: string): Promise<Education>;
  /** Fails when the member has no such education. */
  abstract change(educationId: string, draft: EducationDraft): Promise<Education>;
  /** Fails when the member has no such education. */
  abstract remove(educationId: string): Promise<void>;
}

import type { Education, EducationDraft } from './education.ts';

/** Private education of the member. Impossible months are refused with their field. */
export abstract class Educations {
  /** Newest first. */
  abstract list(): Promise<readonly Education[]>;
  /** Idempotent by submission key. */
  abstract add(draft: EducationDraft, submissionKey: string): Promise<Education>;
  abstract change(educationId: string, draft: EducationDraft): Promise<Education>;
  abstract remove(educationId: string): Promise<void>;
}

import type { Education, EducationDraft } from './education.ts';

/** Where the member's education is kept. Nobody else reads it. Months that cannot be are refused with where the problem lies. */
export abstract class Educations {
  /** The newest first. */
  abstract list(): Promise<readonly Education[]>;
  abstract add(draft: EducationDraft): Promise<Education>;
  /** Fails when the member has no such education. */
  abstract change(educationId: string, draft: EducationDraft): Promise<Education>;
  /** Fails when the member has no such education. */
  abstract remove(educationId: string): Promise<void>;
}

import type { Education, EducationDraft } from '#core/profile/education.ts';
import type { Educations } from '#core/profile/educations.ts';
import { FakeEntries } from './fake-entries.ts';

export class FakeEducations extends FakeEntries<EducationDraft, Education> implements Educations {
  readonly idName = 'educationId';
}

import type { Experiences } from '#core/profile/experiences.ts';
import type { WorkExperience, WorkExperienceDraft } from '#core/profile/work-experience.ts';
import { FakeEntries } from './fake-entries.ts';

export class FakeExperiences extends FakeEntries<WorkExperienceDraft, WorkExperience> implements Experiences {
  readonly idName = 'workExperienceId';
}

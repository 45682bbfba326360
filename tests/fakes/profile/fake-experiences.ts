import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { Experiences } from '#core/profile/experiences.ts';
import { noKnownPlace } from '#core/profile/known-place.ts';
import { limitFailure, tenureFailure } from '#core/profile/tenure-failure.ts';
import { monthAt, newestFirst } from '#core/profile/tenure.ts';
import type { WorkExperience, WorkExperienceDraft } from '#core/profile/work-experience.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeSubmissions } from './fake-submissions.ts';

/** Work experience of one member, in memory. */
export class FakeExperiences implements Experiences {
  kept: readonly WorkExperience[];
  readonly #clock: Pick<Clock, 'now'>;
  #made = 0;
  readonly #submissions = new FakeSubmissions();

  constructor(kept: readonly WorkExperience[] = [], clock: Pick<Clock, 'now'> = new FakeClock()) {
    this.kept = kept;
    this.#clock = clock;
  }

  async list(): Promise<readonly WorkExperience[]> {
    return this.kept.toSorted(newestFirst);
  }

  async add(draft: WorkExperienceDraft, submissionKey: string): Promise<WorkExperience> {
    this.#refuseWrong(draft);
    const before = this.#submissions.replayOf(submissionKey, trimmed(draft));
    if (before !== undefined) return this.#known(before);
    const failure = limitFailure(this.kept.length);
    if (failure) throw failure;
    const added = { ...trimmed(draft), workExperienceId: `testexperience${String(++this.#made).padStart(4, '0')}`, ...noKnownPlace };
    this.kept = [...this.kept, added];
    this.#submissions.note(submissionKey, trimmed(draft), added.workExperienceId);
    return added;
  }

  async change(workExperienceId: string, draft: WorkExperienceDraft): Promise<WorkExperience> {
    this.#refuseWrong(draft);
    const changed = { ...this.#known(workExperienceId), ...trimmed(draft) };
    this.kept = this.kept.map((one) => (one.workExperienceId === workExperienceId ? changed : one));
    return changed;
  }

  async remove(workExperienceId: string): Promise<void> {
    this.#known(workExperienceId);
    this.kept = this.kept.filter((one) => one.workExperienceId !== workExperienceId);
  }

  #known(workExperienceId: string): WorkExperience {
    const known = this.kept.find((one) => one.workExperienceId === workExperienceId);
    if (!known) throw new Failure('missing');
    return known;
  }

  #refuseWrong(draft: WorkExperienceDraft): void {
    const failure = tenureFailure(draft, monthAt(this.#clock.now()));
    if (failure) throw failure;
  }
}

const trimmed = ({ companyName, designation, employmentType, location, from, to }: WorkExperienceDraft): WorkExperienceDraft => ({
  companyName: companyName.trim(),
  designation: designation.trim(),
  employmentType,
  location: location?.trim() ?? null,
  from,
  to,
});

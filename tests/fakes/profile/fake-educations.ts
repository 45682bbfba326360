import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { Education, EducationDraft } from '#core/profile/education.ts';
import type { Educations } from '#core/profile/educations.ts';
import { noKnownPlace } from '#core/profile/known-place.ts';
import { limitFailure, tenureFailure } from '#core/profile/tenure-failure.ts';
import { monthAt, newestFirst } from '#core/profile/tenure.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeSubmissions } from './fake-submissions.ts';

/** Education of one member, in memory. */
export class FakeEducations implements Educations {
  kept: readonly Education[];
  readonly #clock: Pick<Clock, 'now'>;
  #made = 0;
  readonly #submissions = new FakeSubmissions();

  constructor(kept: readonly Education[] = [], clock: Pick<Clock, 'now'> = new FakeClock()) {
    this.kept = kept;
    this.#clock = clock;
  }

  async list(): Promise<readonly Education[]> {
    return this.kept.toSorted(newestFirst);
  }

  async add(draft: EducationDraft, submissionKey: string): Promise<Education> {
    this.#refuseWrong(draft);
    const before = this.#submissions.replayOf(submissionKey, trimmed(draft));
    if (before !== undefined) return this.#known(before);
    const failure = limitFailure(this.kept.length);
    if (failure) throw failure;
    const added = { ...trimmed(draft), educationId: `testeducation${String(++this.#made).padStart(4, '0')}`, ...noKnownPlace };
    this.kept = [...this.kept, added];
    this.#submissions.note(submissionKey, trimmed(draft), added.educationId);
    return added;
  }

  async change(educationId: string, draft: EducationDraft): Promise<Education> {
    this.#refuseWrong(draft);
    const changed = { ...this.#known(educationId), ...trimmed(draft) };
    this.kept = this.kept.map((one) => (one.educationId === educationId ? changed : one));
    return changed;
  }

  async remove(educationId: string): Promise<void> {
    this.#known(educationId);
    this.kept = this.kept.filter((one) => one.educationId !== educationId);
  }

  #known(educationId: string): Education {
    const known = this.kept.find((one) => one.educationId === educationId);
    if (!known) throw new Failure('missing');
    return known;
  }

  #refuseWrong(draft: EducationDraft): void {
    const failure = tenureFailure(draft, monthAt(this.#clock.now()));
    if (failure) throw failure;
  }
}

const trimmed = ({ level, courseName, specialization, collegeName, mode, from, to }: EducationDraft): EducationDraft => ({
  level,
  courseName: courseName.trim(),
  specialization: specialization?.trim() ?? null,
  collegeName: collegeName.trim(),
  mode,
  from,
  to,
});

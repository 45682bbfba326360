import type { Clock } from '#core/clock.ts';
import { existing, Failure } from '#core/failure.ts';
import { noKnownPlace } from '#core/profile/known-place.ts';
import { limitFailure, tenureFailure } from '#core/profile/tenure-failure.ts';
import { monthAt, newestFirst, type Tenure } from '#core/profile/tenure.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

/** Profile entries of one member. Subclasses name the id field. */
export abstract class FakeEntries<Draft extends Tenure, Entry extends Draft> {
  kept: readonly Entry[];
  abstract readonly idName: string & keyof Entry;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #submissions = new Map<string, { readonly payload: string; readonly id: string }>();
  #made = 0;

  constructor(kept: readonly Entry[] = [], clock: Pick<Clock, 'now'> = new FakeClock()) {
    this.kept = kept;
    this.#clock = clock;
  }

  async list(): Promise<readonly Entry[]> {
    return this.kept.toSorted(newestFirst);
  }

  async add(draft: Draft, submissionKey: string): Promise<Entry> {
    this.#refuseWrong(draft);
    const payload = JSON.stringify(trimmed(draft));
    const before = this.#submissions.get(submissionKey);
    if (before && before.payload !== payload) throw new Failure('invalid', undefined, { code: 'SUBMISSION_REUSED', existingId: before.id });
    if (before) return this.#known(before.id);
    const failure = limitFailure(this.kept.length);
    if (failure) throw failure;
    const id = `testentryofprofile${String(++this.#made).padStart(4, '0')}`;
    const added = { ...trimmed(draft), [this.idName]: id, ...noKnownPlace } as unknown as Entry;
    this.kept = [...this.kept, added];
    this.#submissions.set(submissionKey, { payload, id });
    return added;
  }

  async change(id: string, draft: Draft): Promise<Entry> {
    this.#refuseWrong(draft);
    const before = this.#known(id);
    const changed = { ...before, ...trimmed(draft) };
    this.kept = this.kept.map((one) => (one === before ? changed : one));
    return changed;
  }

  async remove(id: string): Promise<void> {
    const known = this.#known(id);
    this.kept = this.kept.filter((one) => one !== known);
  }

  #known(id: string): Entry {
    return existing(this.kept.find((one) => one[this.idName] === id));
  }

  #refuseWrong(draft: Draft): void {
    const failure = tenureFailure(draft, monthAt(this.#clock.now()));
    if (failure) throw failure;
  }
}

const trimmed = <Draft extends object>(draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])) as Draft;

import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { OwnLists } from '#core/votes/own-marks.ts';
import { FakeSavedJobs } from '#tests/fakes/jobs/fake-saved-jobs.ts';
import { settled } from '#tests/settled.ts';
import { aListedJob } from '#tests/fakes/jobs/listed-jobs.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { ownLists } from '#tests/fakes/votes/own-lists.ts';
import { OwnListsStore } from '../app/own-lists-store.ts';
import { SavedJobsStore } from './saved-jobs-store.ts';

const member = { isSignedIn: true } as SessionStore;
const guest = { isSignedIn: false } as SessionStore;
const jobs = Array.from({ length: 60 }, () => aListedJob());
const [one, two] = jobs.map(({ jobId }) => jobId) as [string, string];

/** Saved jobs of a member, with a count of requests. */
function opened(session = member, lists?: OwnLists) {
  class Watched extends FakeSavedJobs {
    readonly asked: (readonly string[])[] = [];
    problem: Failure | undefined;
    stored: Promise<void> | undefined;
    override async among(jobIds: readonly string[]) {
      this.asked.push(jobIds);
      if (this.problem) throw this.problem;
      const saved = await super.among(jobIds);
      await this.stored;
      return saved;
    }
    override async save(jobId: string) {
      if (this.problem) throw this.problem;
      await super.save(jobId);
    }
    override async unsave(jobId: string) {
      if (this.problem) throw this.problem;
      await super.unsave(jobId);
    }
  }
  const kept = new Watched(jobs);
  return { kept, store: new SavedJobsStore(kept, session, new OwnListsStore(lists)) };
}

describe('the saved jobs on a screen (R-193)', () => {
  it('show at once what is pressed, and twice is as before', async () => {
    const { kept, store } = opened();
    const saving = store.press(one);
    expect(store.of(one).isSaved).toBe(true);
    expect([await saving, kept.saved.length]).toEqual([true, 1]);
    expect([await store.press(one), store.of(one).isSaved, kept.saved.length]).toEqual([true, false, 0]);
  });

  it('are known for jobs the page named at its end, and requested for others', async () => {
    const { kept, store } = opened(member, ownLists({ jobs: [one, two], saved: [{ jobId: one, outcome: 'silent' }] }));
    const [third = ''] = jobs.slice(2).map(({ jobId }) => jobId);
    const looking = [one, two, third].map((jobId) => store.look(jobId));
    expect([store.of(one), store.of(two)]).toEqual([
      { isSaved: true, outcome: 'silent' },
      { isSaved: false, outcome: null },
    ]);
    await Promise.all(looking);
    expect(kept.asked).toEqual([[third]]);
  });

  it('go back to what is known where there is no connection, and say why', async () => {
    const { kept, store } = opened();
    await store.report(one, 'rejected');
    kept.problem = new Failure('offline');
    const leaving = store.press(one);
    expect(store.of(one)).toEqual({ isSaved: false, outcome: null });
    expect([await leaving, store.of(one), store.failure(one)?.kind]).toEqual([false, { isSaved: true, outcome: 'rejected' }, 'offline']);
    expect([await store.report(two, 'silent'), store.of(two)]).toEqual([false, { isSaved: false, outcome: null }]);
  });

  it('are without a job that is no longer there, once it is taken out', async () => {
    const { kept, store } = opened();
    await store.press(one);
    kept.problem = new Failure('missing');
    expect([await store.press(one), store.of(one).isSaved, store.failure(one)]).toEqual([true, false, undefined]);
    expect([await store.report(one, 'silent'), store.of(one).isSaved]).toEqual([false, false]);
  });

  it('are asked about together, once, and no more than the contract takes at once', async () => {
    const { kept, store } = opened();
    await kept.report(two, 'silent');
    await Promise.all(jobs.map(({ jobId }) => store.look(jobId)));
    await store.look(one);
    expect(kept.asked.map(({ length }) => length)).toEqual([50, 10]);
    expect([store.of(one), store.of(two)]).toEqual([
      { isSaved: false, outcome: null },
      { isSaved: true, outcome: 'silent' },
    ]);
  });

  it('are asked about again where that failed, and never for a guest', async () => {
    const { kept, store } = opened();
    kept.problem = new Failure('offline');
    await store.look(one);
    kept.problem = undefined;
    await store.look(one);
    expect(kept.asked).toHaveLength(2);
    const other = opened(guest);
    await other.store.look(one);
    expect(other.kept.asked).toEqual([]);
  });

  it('are not overwritten by an answer that is older than the press', async () => {
    const { kept, store } = opened();
    const { promise, resolve } = Promise.withResolvers<void>();
    kept.stored = promise;
    const looking = store.look(one);
    await settled();
    await store.press(one);
    resolve();
    await looking;
    expect([store.of(one).isSaved, kept.saved.length]).toEqual([true, 1]);
  });
});

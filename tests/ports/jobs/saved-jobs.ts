import { expect, it } from 'vitest';
import type { SavedJobs } from '#core/jobs/saved-jobs.ts';

export interface OpenedSavedJobs {
  readonly mine: SavedJobs;
  readonly theirs: SavedJobs;
  readonly jobIds: readonly [string, string, string, string];
}

const idsOf = async (savedJobs: SavedJobs): Promise<readonly string[]> => (await savedJobs.list()).items.map(({ job }) => job.jobId);

/** Promises of saved jobs. */
export function keepsSavedJobs(open: () => Promise<OpenedSavedJobs>): void {
  it('saves jobs, and lists those saved last first, each once', async () => {
    const { mine, theirs, jobIds } = await open();
    for (const jobId of [...jobIds, jobIds[0]]) await mine.save(jobId);
    expect(await idsOf(mine)).toEqual(jobIds.toReversed());
    expect(await idsOf(theirs)).toEqual([]);
    expect((await mine.list()).items[0]).toMatchObject({ outcome: null, savedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  });

  it('lists them page by page', async () => {
    const { mine, jobIds } = await open();
    for (const jobId of jobIds) await mine.save(jobId);
    const first = await mine.list(null, 3);
    const second = await mine.list(first.next, 3);
    expect([...first.items, ...second.items].map(({ job }) => job.jobId)).toEqual(jobIds.toReversed());
    expect([first.items.length, second.next]).toEqual([3, null]);
    await expect(mine.list('nowhere', 3)).rejects.toMatchObject({ kind: 'invalid', code: 'CURSOR_INVALID' });
  });

  it('forgets a job, also one that was not saved, and what was reported of it', async () => {
    const { mine, jobIds } = await open();
    await mine.report(jobIds[0], 'offered');
    await mine.unsave(jobIds[0]);
    await mine.unsave(jobIds[1]);
    expect(await idsOf(mine)).toEqual([]);
    await mine.save(jobIds[0]);
    expect((await mine.list()).items).toMatchObject([{ outcome: null }]);
  });

  it('saves a job with the outcome of an application, which another takes the place of', async () => {
    const { mine, theirs, jobIds } = await open();
    await mine.report(jobIds[0], 'silent');
    await mine.save(jobIds[1]);
    await mine.report(jobIds[0], 'rejected');
    expect((await mine.list()).items.map(({ job, outcome }) => [job.jobId, outcome])).toEqual([
      [jobIds[1], null],
      [jobIds[0], 'rejected'],
    ]);
    await theirs.report(jobIds[0], 'offered');
    expect(await mine.among([jobIds[0]])).toMatchObject([{ outcome: 'rejected' }]);
  });

  it('says which of some are saved', async () => {
    const { mine, theirs, jobIds } = await open();
    await mine.save(jobIds[0]);
    await theirs.save(jobIds[1]);
    expect((await mine.among(jobIds)).map(({ job }) => job.jobId)).toEqual([jobIds[0]]);
    expect(await mine.among([jobIds[2]])).toEqual([]);
  });

  it('finds no job that is not there', async () => {
    const { mine } = await open();
    await expect(mine.save('nothing0nothing0')).rejects.toMatchObject({ kind: 'missing' });
    await expect(mine.report('nothing0nothing0', 'silent')).rejects.toMatchObject({ kind: 'missing' });
    await expect(mine.unsave('nothing0nothing0')).rejects.toMatchObject({ kind: 'missing' });
  });
}

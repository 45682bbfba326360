import { expect, it } from 'vitest';
import type { JobRemovals } from '#core/jobs/job-removals.ts';
import { allJobs, everyJob } from '#core/jobs/job-search.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import type { MemberRole } from '#core/moderation/member-role.ts';
import { aJob } from '#tests/fakes/jobs/a-job.ts';

export interface RemovalStand {
  readonly as: (role: MemberRole) => Promise<JobRemovals>;
  readonly jobs: () => Pick<Jobs, 'list' | 'one' | 'wayToApply'>;
}

export const removed = aJob({ title: 'Ward Assistant', realPay: null });
export const kept = aJob({ title: 'Staff Nurse', realPay: null });

export function keepsJobRemovals(open: () => Promise<RemovalStand>): void {
  it('takes a job out of lists and pages, once, and leaves the others', async () => {
    const { as, jobs } = await open();
    const removals = await as('administrator');
    await removals.takeDown(removed.jobId);
    await expect(jobs().one(removed.jobId)).rejects.toMatchObject({ kind: 'missing' });
    expect((await jobs().list(allJobs, everyJob)).items.map(({ jobId }) => jobId)).toEqual([kept.jobId]);
    await expect(removals.takeDown(removed.jobId)).rejects.toMatchObject({ kind: 'missing' });
  });

  it.each(['member', 'moderator'] as const)('is for administrators alone, and no %s', async (role) => {
    const { as, jobs } = await open();
    await expect((await as(role)).takeDown(removed.jobId)).rejects.toMatchObject({ kind: expect.stringMatching(/^(?:missing|forbidden)$/) });
    expect((await jobs().one(removed.jobId)).job.title).toBe('Ward Assistant');
  });
}

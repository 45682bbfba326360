import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { employments } from '#core/careers/employment-kind.ts';
import { upTo, type JobParts } from '#core/crowds/shown-levels.ts';
import { Secrets } from '../secrets/secrets.ts';
import { jobColumnsOf, unsealedJob, resealedJob } from './sealed-job.ts';

const [secrets, others] = [new Secrets(Buffer.alloc(32, 1)), new Secrets(Buffer.alloc(32, 2))];
const id = fc.option(fc.integer({ min: 1, max: 2 ** 31 - 1 }));
const job: fc.Arbitrary<JobParts> = fc.record({
  department: id,
  designation: id,
  city: id,
  employment: fc.option(fc.constantFrom(...employments)),
  isCurrent: fc.option(fc.boolean()),
});
const level = fc.integer({ min: 0, max: 4 });
const rowOf = (some: JobParts, shown: number) => ({ id: 'r1', ...jobColumnsOf(secrets, 'r1', some, shown) });

describe('the job in the row of a review (D-28)', () => {
  it('is known whole with the key, and in clear as far as it is shown', () => {
    fc.assert(
      fc.property(job, level, (some, shown) => {
        const row = rowOf(some, shown);
        expect(unsealedJob(secrets, row)).toEqual(some);
        expect(unsealedJob(secrets, { ...row, sealed_job: null })).toEqual(upTo(some, shown));
        expect(row.sealed_job === null).toBe(shown === 4);
      }),
    );
  });

  it('is as long as any other, whatever was said', () => {
    fc.assert(
      fc.property(job, (some) => {
        expect(rowOf(some, 0).sealed_job).toHaveLength(104);
      }),
    );
  });

  it('is opened with no other key, and for no other review', () => {
    fc.assert(
      fc.property(job, level, (some, shown) => {
        const row = rowOf(some, shown);
        expect(unsealedJob(others, row)).toEqual(upTo(some, shown));
        expect(unsealedJob(secrets, { ...row, id: 'r2' })).toEqual(upTo(some, shown));
      }),
    );
  });

  it('is sealed with another secret, and left where the former one does not open it', () => {
    const row = rowOf({ department: 1, designation: 2, city: 3, employment: 'contract', isCurrent: false }, 1);
    const sealed_job = resealedJob('r1', row.sealed_job ?? '', { from: secrets, to: others }) ?? null;
    expect(unsealedJob(others, { ...row, sealed_job })).toEqual(unsealedJob(secrets, row));
    expect(resealedJob('r1', row.sealed_job ?? '', { from: others, to: secrets })).toBeUndefined();
  });
});

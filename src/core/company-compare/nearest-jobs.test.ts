import { describe, expect, it } from 'vitest';
import { figuresAround } from '#tests/salary-figures.ts';
import { nearestJobs } from './nearest-jobs.ts';

const jobs = (...names: readonly string[]) =>
  names.map((name, at) => ({
    group: { company: null, designation: { urlName: name.toLowerCase().replaceAll(' ', '-'), name }, city: null, experience: null, employment: null },
    figures: figuresAround(500_000, { people: 100 - at }),
  }));

const rows = (most: number, ...companies: readonly (readonly string[])[]) =>
  nearestJobs(
    companies.map((names) => jobs(...names)),
    most,
  ).map((row) => row.jobs.map((job) => job?.designation.name ?? null));

describe('the jobs of companies that are nearest to each other', () => {
  it('are of the same trade, the most alike first, each job once', () => {
    expect(rows(3, ['Nurse', 'Senior Data Engineer', 'Cook'], ['Data Engineer', 'Staff Nurse', 'Civil Engineer'])).toEqual([
      ['Senior Data Engineer', 'Data Engineer'],
      ['Nurse', 'Staff Nurse'],
    ]);
    expect(rows(1, ['Nurse', 'Data Engineer'], ['Civil Engineer', 'Head Nurse'])).toHaveLength(1);
  });

  it('are of as many companies as have one, and none where only one has', () => {
    expect(rows(3, ['Nurse'], ['Cook'], ['Staff Nurse'])).toEqual([['Nurse', null, 'Staff Nurse']]);
    expect(rows(3, ['Nurse'], ['Cook'])).toEqual([]);
    expect(rows(3, ['Nurse', 'Cook'], ['Staff Nurse'], ['Ward Nurse'])).toEqual([['Nurse', 'Staff Nurse', 'Ward Nurse']]);
  });
});

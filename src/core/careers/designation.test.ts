import { describe, expect, it } from 'vitest';
import { designationOf } from './designation.ts';

const work = { departmentId: null, industryId: null, jobProfile: 'Analyst', tagId: 1, roleId: null };

describe('the line by which posts under DESIGNATION are signed (R-107)', () => {
  it('is job and company or course and college; between jobs, the job alone', () => {
    expect(designationOf({ type: 'working', ...work, companyName: 'Koyal Pay', jobLocation: null })).toBe('Analyst, Koyal Pay');
    expect(designationOf({ type: 'unemployed', ...work, companyName: 'Koyal Pay' })).toBe('Analyst');
    expect(
      designationOf({ type: 'student', collegeName: 'Betwa College', courseId: 1, courseName: 'B.Com', specializationId: null, specialization: null }),
    ).toBe('B.Com, Betwa College');
  });

  it('is none until the job is known', () => {
    for (const jobProfile of [null, ''])
      expect(designationOf({ type: 'working', ...work, jobProfile, companyName: 'Koyal Pay', jobLocation: null })).toBeNull();
  });

  it('has at most 200 letters', () => {
    const line = (letters: number) => designationOf({ type: 'unemployed', ...work, jobProfile: 'a'.repeat(letters), companyName: null })?.length;
    expect([line(200), line(201)]).toEqual([200, 200]);
  });
});

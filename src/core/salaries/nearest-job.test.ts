import { describe, expect, it } from 'vitest';
import { figuresAround } from '#tests/salary-figures.ts';
import { nearestJob, nearnessOfJobs } from './nearest-job.ts';

const slice = (name: string, people = 20) => ({
  group: { company: null, designation: { urlName: name.toLowerCase().replaceAll(' ', '-'), name }, city: null, experience: null, employment: null },
  figures: figuresAround(500_000, { people }),
});

const nearest = (name: string, ...others: readonly (string | readonly [name: string, people: number])[]) =>
  nearestJob(
    name,
    others.map((other) => (typeof other === 'string' ? slice(other) : slice(...other))),
  )?.group.designation.name;

describe('the job that is nearest to another one', () => {
  it('is of the same trade, by the last word of its name', () => {
    expect(nearest('Nurse', 'Pharmacist', 'Staff Nurse', 'Nurse Educator')).toBe('Staff Nurse');
    expect(nearest('Nurse', 'Pharmacist', 'Doctor')).toBeUndefined();
    expect(nearest('Software Engineer', 'Software Tester', 'QA Engineer')).toBe('QA Engineer');
    expect(nearest('Nurse (ICU)', 'Staff Nurse / Ward')).toBe('Staff Nurse / Ward');
    expect(nearnessOfJobs('Team Lead', 'Shift Lead')).toBeUndefined();
  });

  it('shares the most words, then is of the nearest level, then of most people', () => {
    expect(nearest('Senior Software Engineer', 'Engineer', 'Software Engineer', 'Civil Engineer')).toBe('Software Engineer');
    expect(nearest('Senior Nurse', 'Junior Nurse', 'Lead Nurse')).toBe('Lead Nurse');
    expect(nearest('Nurse', 'Head Nurse', 'Junior Nurse')).toBe('Junior Nurse');
    expect(nearest('Nurse', ['Ward Nurse', 50], ['Staff Nurse', 20])).toBe('Ward Nurse');
    expect(nearest('Nurse', 'Ward Nurse', 'Staff Nurse')).toBe('Staff Nurse');
  });
});

import { describe, expect, it } from 'vitest';
import { figuresAround } from '#tests/salary-figures.ts';
import { nearestFirst, nearestJob, nearnessOfJobs } from './nearest-job.ts';

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

describe('jobs by how near their names are to another', () => {
  const sorted = (name: string, ...others: readonly string[]) =>
    nearestFirst(
      name,
      others.map((other) => slice(other)),
    ).map(({ group }) => group.designation.name);

  it('begin with the same trade, then shared words, and leave the others in order', () => {
    expect(sorted('Nurse', 'Duty Doctor', 'Nurse Educator', 'Lab Technician', 'Head Nurse', 'Staff Nurse')).toEqual([
      'Staff Nurse',
      'Head Nurse',
      'Nurse Educator',
      'Duty Doctor',
      'Lab Technician',
    ]);
  });

  it('are not near by a word that says how far someone has come', () => {
    expect(sorted('Senior Nurse', 'Doctor', 'Senior Pharmacist')).toEqual(['Doctor', 'Senior Pharmacist']);
  });
});

import { describe, expect, it } from 'vitest';
import { figuresAround } from '#tests/salary-figures.ts';
import type { PaySlice } from '../salaries/salary-figures.ts';
import type { ExperienceBand } from '../salaries/salary.ts';
import { sameExperience } from './same-experience.ts';

const slice = (experience: ExperienceBand, people = 20): PaySlice => ({
  group: { company: null, designation: null, city: null, experience, employment: null },
  figures: figuresAround(people, { people }),
});

describe('the experience by which a job is compared (R-004)', () => {
  it('is the band that most companies have published', () => {
    expect(sameExperience([[slice('0-1', 500), slice('5-8')], [slice('0-1', 500), slice('5-8')], [slice('5-8')]])).toMatchObject({ band: '5-8' });
  });

  it('is of several the one in which the company of fewest people has most', () => {
    expect(
      sameExperience([
        [slice('0-1', 500), slice('3-5', 50)],
        [slice('0-1', 10), slice('3-5', 20)],
      ]),
    ).toMatchObject({ band: '3-5', pays: [{ people: 50 }, { people: 20 }] });
  });

  it('ignores companies that did not publish it, and is none without common ground', () => {
    expect(sameExperience([[slice('3-5')], [], [slice('3-5')]])?.pays.map((pay) => pay?.people)).toEqual([20, undefined, 20]);
    expect(sameExperience([[slice('0-1')], [slice('3-5')]])).toBeNull();
    expect(sameExperience([[slice('0-1')], []])).toBeNull();
  });
});

import type { PaySlice } from '../salaries/salary-figures.ts';
import { experienceBands } from '../salaries/salary.ts';
import type { PayAtExperience } from './company-comparison.ts';

/**
 * The band of experience by which a job is compared at some companies: the one that most of them have published, and of several that in which the company of fewest people has most.
 * Null where not two have published any: people with much experience at one would stand beside freshers at another.
 */
export function sameExperience(byExperience: readonly (readonly PaySlice[])[]): PayAtExperience | null {
  const bands = experienceBands.map((band) => {
    const pays = byExperience.map((slices) => slices.find(({ group }) => group.experience === band)?.figures ?? null);
    const people = pays.flatMap((figures) => figures?.people ?? []);
    return { band, pays, companies: people.length, fewest: Math.min(...people) };
  });
  const [best] = bands.filter(({ companies }) => companies > 1).toSorted((one, other) => other.companies - one.companies || other.fewest - one.fewest);
  return best ? { band: best.band, pays: best.pays } : null;
}

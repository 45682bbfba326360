import type { PaySlice } from '../salaries/salary-figures.ts';
import { experienceBands } from '../salaries/salary.ts';
import type { PayAtExperience } from './company-comparison.ts';

/** Most widely published band, or null with fewer than two, as seniority would distort comparisons. */
export function sameExperience(byExperience: readonly (readonly PaySlice[])[]): PayAtExperience | null {
  const bands = experienceBands.map((band) => {
    const pays = byExperience.map((slices) => slices.find(({ group }) => group.experience === band)?.figures ?? null);
    const people = pays.flatMap((figures) => figures?.people ?? []);
    return { band, pays, companies: people.length, fewest: Math.min(...people) };
  });
  const [best] = bands.filter(({ companies }) => companies > 1).toSorted((one, other) => other.companies - one.companies || other.fewest - one.fewest);
  return best ? { band: best.band, pays: best.pays } : null;
}

import { fewestContributors } from '../crowds/fewest.ts';
import type { PayGroup } from './salary-figures.ts';

/** Fewest people when company, designation, city and experience are all fixed (F-02). */
export const fewestOfWholeJob = 12;

export const isOfWholeJob = ({ company, city, experience }: Pick<PayGroup, 'company' | 'city' | 'experience'>): boolean =>
  company !== null && city !== null && experience !== null;

export const fewestFor = (group: PayGroup): number => (isOfWholeJob(group) ? fewestOfWholeJob : fewestContributors);

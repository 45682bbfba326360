import { fewestContributors } from '../crowds/fewest.ts';

/** How many of some people work at the company at which most of them do. */
export interface EmployerShare {
  readonly people: number;
  readonly atLargest: number;
}

/** From this share on one company is most of a group. */
const most = 0.5;

/** Whether one company is half of a group or more, so that its figures are those of that company first of all. */
export const isMostlyOneEmployer = ({ people, atLargest }: EmployerShare): boolean => people > 0 && atLargest >= most * people;

/** The most that is ever said: ten in ten would say that nobody works elsewhere. */
const mostTenths = 9;

/** From so many people on, fewer than the fewest elsewhere are always less than one in ten. */
const fewElsewhereFrom = 10 * fewestContributors;

/**
 * At least how many in ten work at one company, from 5 to 9, cut down to whole tenths. Where fewer than the fewest work elsewhere it does not depend on how many they are: of a large
 * group it is the most that is ever said, of a small one the least, which the confidence says already.
 */
export function tenthsAtOneEmployer({ people, atLargest }: EmployerShare): number | undefined {
  if (!isMostlyOneEmployer({ people, atLargest })) return undefined;
  if (people - atLargest < fewestContributors) return people >= fewElsewhereFrom ? mostTenths : 10 * most;
  return Math.min(mostTenths, Math.floor((10 * atLargest) / people + 1e-9));
}

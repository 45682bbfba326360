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

/**
 * At least how many in ten work at one company, from 5 to 9. It is said only where enough people work elsewhere: of fewer it would tell. Ten in ten is never said, and the share is cut
 * down to whole tenths, so that it gives no count away.
 */
export function tenthsAtOneEmployer({ people, atLargest }: EmployerShare): number | undefined {
  if (!isMostlyOneEmployer({ people, atLargest }) || people - atLargest < fewestContributors) return undefined;
  return Math.min(9, Math.floor((10 * atLargest) / people + 1e-9));
}

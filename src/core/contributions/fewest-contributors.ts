import { tokensInQuarter } from './contribution-tokens.ts';

/**
 * The smallest group of contributions of which facts of a person are shown (k-anonymity): all that two accounts can contribute in a quarter, and two more. So
 * whoever writes with two accounts to be all the others of a group is left with two people, and not with one.
 */
export const fewestContributors = 2 * tokensInQuarter + 2;

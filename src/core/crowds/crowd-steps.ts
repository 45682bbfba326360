import { grouped, stepUnder } from '../figures/counts.ts';
import { fewestContributors } from './fewest.ts';

/** Rounds down to 8, 10, 20, 50, 100 and so on. */
export const crowdStep = (people: number): number => Math.max(fewestContributors, stepUnder(people));

export const crowdSaid = (people: number): string => `${grouped(crowdStep(people))}+`;

/** Crowd below which one person is about a tenth of a share. */
const fewForShares = 20;

/** Percent within which rounded shares are not called nobody or everyone. */
export const shareEdge = (people: number): number => (people < fewForShares ? 10 : 5);

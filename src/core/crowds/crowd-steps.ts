import { grouped, stepUnder } from '../figures/counts.ts';
import { fewestContributors } from './fewest.ts';

/** The step of a crowd that has reached the fewest of whom figures are made: 8, 10, 20, 50, 100 and so on. */
export const crowdStep = (people: number): number => Math.max(fewestContributors, stepUnder(people));

/** How many people a figure is of, in steps: 8+, 10+, 20+, 50+, 100+ and so on. */
export const crowdSaid = (people: number): string => `${grouped(crowdStep(people))}+`;

/** The people below whom a share says less of those who are nearly none or nearly all: with few, each of them is a tenth. */
const fewForShares = 20;

/** The percent below which a share that is rounded to nothing is, and by which one that is rounded to all may fall short of it: neither is said to be nobody or everyone. */
export const shareEdge = (people: number): number => (people < fewForShares ? 10 : 5);

import { fewestContributors } from '#core/crowds/fewest.ts';
import { inWords } from './numbers.ts';

const eight = inWords(fewestContributors);

/** Said of a contribution to figures that is deleted. */
export const figureStays = `The figures change only when ${eight} more people have shared theirs. If fewer than ${eight} people are left, we hide the figures.`;

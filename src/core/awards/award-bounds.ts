import { mostWinners } from './award-rule.ts';
import { glimpsedWinners } from './awards.ts';

/** The counts of awards. */
export const awardBounds = { glimpsedWinners, mostWinners };

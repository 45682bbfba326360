import { usualNumberSpan } from './host-numbers.ts';
import { longestSource, longestTarget, mostCounts } from './usage-counts.ts';

/** The lengths and counts of what is counted, and of the numbers made of it. */
export const usageBounds = { longestSource, longestTarget, mostCounts, usualNumberSpan };

import { headlineText } from '#core/figures/headline.ts';

/** A count as a headline says it, in Marathi: 80 लाख+. */
export const inHeadline = (count: number): string => headlineText(count, { lakh: ' लाख', crore: ' कोटी' });

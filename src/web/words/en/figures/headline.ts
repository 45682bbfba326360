import { headlineText } from '#core/figures/headline.ts';

/** A count as a headline says it, in English: 80 Lakh+. */
export const inHeadline = (count: number): string => headlineText(count, { lakh: ' Lakh', crore: ' Crore' });

import { headlineText } from '#core/figures/headline.ts';

/** Formats a headline count: 80 Lakh+. */
export const inHeadline = (count: number): string => headlineText(count, { lakh: ' Lakh', crore: ' Crore' });

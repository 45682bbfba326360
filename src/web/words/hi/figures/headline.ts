import { headlineText } from '#core/figures/headline.ts';

/** Formats a headline count: 80 लाख+. */
export const inHeadline = (count: number): string => headlineText(count, { lakh: ' लाख', crore: ' करोड़' });

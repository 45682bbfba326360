import type { KindPage } from '#core/kinds/contribution-kinds.ts';

/** The summaries that a company has. */
export type SummaryName = KindPage | 'search';

import type { KindPage } from '#core/kinds/contribution-kinds.ts';

export type SummaryName = KindPage | 'search';

import { companyId, flag, number } from '../database/column.ts';
import { table } from '../database/table.ts';

export const companyActivity = table('company_activity', {
  purpose:
    'How much was written about a company lately, and how often it answered, counted again every hour: counted on demand, all companies would be counted for one.',
  kept: { for: 'always', because: 'It is made again every hour from what is shown.' },
  spread: 'by company',
  columns: {
    company_id: companyId,
    things_count: number('The posts of the last 90 days, and the reviews that count.', 'everyone').figure('shown rows'),
    is_among_most: flag('Whether that is among the tenth of companies with the most.', 'everyone').figure('shown rows'),
    reviews_count: number('The reviews of the last year that count.', 'everyone').figure('proven rows'),
    answered_count: number('How many of those the company answered.', 'everyone').figure('proven rows'),
    lately_answered_count: number('How many of those it answered in the last 90 days.', 'everyone').figure('proven rows').generated(),
    asked_count: number('How many reviews the company reported in the last year.', 'everyone').generated(),
    visited_place: number('Its place in its industry by visits of the last four full weeks, for the ten most visited.', 'everyone').orNull(),
    searched_place: number('Its place in its industry by searches of the last four full weeks, for the ten most searched.', 'everyone').orNull(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    company_activity: typeof companyActivity;
  }
}

import type { ImpressionEntity } from '#core/impressions/impressions.ts';
import { day, number, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const impressionWeek = table('impression_week', {
  purpose: 'How often a company was seen in a list, counted by week. Who saw it is not stored anywhere.',
  kept: { for: 'days', days: 400 },
  datedBy: 'week',
  spread: 'by company',
  columns: {
    company_id: text('The company.', 'operator', 'random name'),
    entity: oneOf<ImpressionEntity>('The list in which it was seen.', 'operator'),
    week: day('The Monday of the week. Days and times are not saved.', 'operator'),
    times: number('How often it was seen.', 'operator').figure('one more'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    impression_week: typeof impressionWeek;
  }
}

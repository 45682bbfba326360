import { browsingDays } from '#core/browsing-history/browsing-histories.ts';
import { day, number, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const browsedCompany = table('browsed_company', {
  purpose: 'The companies that a browser looked at lately, so that its user finds them again. No account and no made-up name is in it.',
  kept: { for: 'days', days: browsingDays },
  datedBy: 'seen_on',
  columns: {
    browser: text('A keyed hash of a random cookie that only this browser has.', 'the server', 'keyed hash'),
    company_id: text('The company.', 'the server', 'random name'),
    seen_on: day('The day it was last looked at. The time of day is not saved.', 'the server'),
    place: number('The order in which they were looked at.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    browsed_company: typeof browsedCompany;
  }
}

import type { ReportReason } from '#core/moderation/report.ts';
import { companyId, day, number, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const employerReport = table('employer_report', {
  purpose: 'Reviews that a company reported in its own name, once each. Such a report weighs nothing; how many there are is public.',
  kept: { for: 'always', because: 'Everyone can read how often an employer asked, also after the review is gone.' },
  columns: {
    thing: text('The review.', 'everyone', 'random name'),
    company_id: companyId,
    stars: number('The stars that it had.', 'everyone'),
    reason: oneOf<ReportReason>('The rule that the company says is broken.', 'operator'),
    sealed_note: text('What the company added, encrypted with a key that is not in this database. Moderators read it.', 'operator', 'sealed').orNull(),
    filed_on: day('The day.', 'the server'),
    item_id: text('What waited for a moderator because of it, by its random name.', 'the server', 'random name'),
    again_item_id: text('The same of the second look that the company asked for.', 'the server', 'random name').orNull(),
    sealed_again: text('Why it asked for that, encrypted with a key that is not in this database. Moderators read it.', 'operator', 'sealed').orNull(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    employer_report: typeof employerReport;
  }
}

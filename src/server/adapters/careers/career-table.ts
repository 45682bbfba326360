import type { CareerType } from '#core/careers/completeness.ts';
import { accountId, flag, oneOf, text } from '../database/column.ts';
import { ofAccount, table } from '../database/table.ts';

export const career = table('career', {
  purpose: 'Careers as members state them. They alone are shown theirs, but for the designation, where they choose to write under it.',
  ...ofAccount,
  countsAs: 'careerStatus',
  columns: {
    id: text('A random name that only the member themselves is told.', 'the server', 'random name'),
    account_id: accountId,
    type: oneOf<CareerType>('Whether the member works, studies, or is between two jobs.', 'the server'),
    place_key: text(
      'A keyed hash of the account and the company or college, made with a key that does not lie in this database.',
      'the server',
      'keyed hash',
    ).orNull(),
    sealed: text(
      'The company or college, the designation, the city, the department, the course and the like, sealed with a key that does not lie in this database.',
      'the server',
      'sealed',
    ),
    is_mail_asked: flag('Whether a code was mailed and has not been entered yet.', 'the server').generated(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    career: typeof career;
  }
}

import type { CareerType } from '#core/careers/completeness.ts';
import { accountId, flag, oneOf, text } from '../database/column.ts';
import { ofAccount, table } from '../database/table.ts';

export const career = table('career', {
  purpose: 'What members say about their career. It is shown only to themselves, except the designation, where they choose to write under it.',
  ...ofAccount,
  countsAs: 'careerStatus',
  columns: {
    id: text('A random name that is shown only to the member.', 'the server', 'random name'),
    account_id: accountId,
    type: oneOf<CareerType>('Whether the member works, studies, or is between two jobs.', 'the server'),
    place_key: text(
      'A keyed hash of the account and the company or college, made with a key that is not in this database.',
      'the server',
      'keyed hash',
    ).orNull(),
    sealed: text(
      'The company and the job, or the college and the course, encrypted with a key that is not in this database; anyone who has that key, too, can read them. The department, role, city and the like are empty, unless an older or another client sent them: this site leaves them in the browser.',
      'the server',
      'sealed',
    ),
    is_mail_asked: flag('Whether a code was emailed and has not been entered yet.', 'the server').generated(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    career: typeof career;
  }
}

import { moment, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const demoLogin = table('demo_login', {
  purpose: 'Logins of a demo that are under way at the providers it plays itself, for some minutes, so that any server can finish them.',
  kept: { for: 'days', days: 1 },
  datedBy: 'ends_at',
  columns: {
    key: text('A keyed hash of the random name of a step, made with a key that is not in this database.', 'the server', 'keyed hash'),
    grant_key: text('A keyed hash of the random name that all steps of one login share, made in the same way.', 'the server', 'keyed hash').orNull(),
    sealed: text('What the provider has to know about the step. It is encrypted with a key that is not in this database.', 'the server', 'sealed'),
    ends_at: moment('Until when the login can be finished, twenty minutes at most. The next step of anyone deletes the row after that.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    demo_login: typeof demoLogin;
  }
}

import { accountId, day, moment, text, texts } from '../database/column.ts';
import { table } from '../database/table.ts';

export const session = table('session', {
  purpose: 'The browsers in which members are logged in, so that they can see them and log out there.',
  kept: { for: 'days', days: 62 },
  datedBy: 'used_on',
  deletedWith: 'account',
  countsAs: 'sessions',
  columns: {
    id: text('A random name by which the member can end the session.', 'the server', 'random name'),
    account_id: accountId,
    handle_hash: text('A hash of the part of the tokens that stays the same.', 'the server', 'keyed hash'),
    access_hashes: texts('Hashes of the tokens that are valid now.', 'the server', 'keyed hash'),
    former_access_hashes: texts('Hashes of the tokens before them, which are valid for ten seconds more.', 'the server', 'keyed hash').generated(),
    refresh_hashes: texts('Hashes of the tokens that can be exchanged for new ones.', 'the server', 'keyed hash'),
    former_refresh_hashes: texts('Hashes of those before them, by which a copied token is noticed.', 'the server', 'keyed hash').generated(),
    changed_at: moment('When the tokens were last changed.', 'the server').keptTo('month'),
    access_ends_at: moment('When the tokens have to be changed at the latest.', 'the server').keptTo('month'),
    ends_at: moment('When the session ends unless it is used.', 'the server').keptTo('month', 'last'),
    source: text('With which provider, or with what else, the member logged in. They see it in their list of sessions.', 'the server', 'product'),
    browser: text('Which browser it is, without its version. The member sees it in their list of sessions.', 'the server', 'list'),
    system: text('Which system it runs on, without its version. The member sees it in their list of sessions.', 'the server', 'list'),
    signed_in_at: moment('When the member logged in. They see it in their list of sessions.', 'the server').keptTo('month'),
    used_on: day('The day the session was last used. The member sees it in their list of sessions.', 'the server').keptTo('month'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    session: typeof session;
  }
}

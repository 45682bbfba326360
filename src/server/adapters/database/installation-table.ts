import { flag, moment, oneOf, text, texts } from './column.ts';
import { table } from './table.ts';

export const installation = table('installation', {
  purpose: 'One row about this database itself, so that it is never opened with another secret, and no demo runs on the data of real members.',
  kept: { for: 'always', because: 'The server compares it with its settings at every start. It says nothing about any person.' },
  columns: {
    is_only: flag('Always true, so that there is only one row.', 'the server').generated(),
    secret_fingerprint: text(
      'A fingerprint of the secret that this database was made with. The secret cannot be read from it.',
      'the server',
      'keyed hash',
    ).orNull(),
    former_keys: text(
      'Keys from before the secret was changed, by which logins and recovery codes are still recognised. They are encrypted with today’s secret.',
      'the server',
      'sealed',
    ).orNull(),
    shuffled_at: moment('When rows that must not lead to an account were last rewritten in random order. This happens every hour.', 'the server').orNull(),
    shuffled_since: text(
      'For each table the number of the transaction from which on its rows are rewritten the next time, the day on which all of them were, and the transactions that did.',
      'the server',
      'pattern',
    ).orNull(),
    login_mode: oneOf<'demo' | 'real'>('Whether anyone could log in as anyone here, or members are real.', 'operator').orNull(),
    pages_url: text('The URL under which the server that was started last has its pages, for links that commands print.', 'the server', 'product').orNull(),
    has_made_up_data: flag('Whether the companies and posts of the demo were made up here.', 'operator').generated(),
    made_up: texts('Which parts of the demo are there whole, by their tables.', 'the server', 'product').generated(),
    owed_indexes: texts('The indexes that are made again once the demo is whole, as statements.', 'the server', 'product').generated(),
    has_watched_words: flag('Whether an administrator has changed the list of watched words.', 'the server').generated(),
  },
});

declare module './tables.ts' {
  interface TableDeclarations {
    installation: typeof installation;
  }
}

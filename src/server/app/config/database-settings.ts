import { setting, urlWith, wholeNumber, yesOrNo } from './setting.ts';

export const databaseSettings = {
  databaseUrl: setting<string | undefined>({
    name: 'DATABASE_URL',
    about: 'Your own PostgreSQL, instead of the built-in one.',
    fallback: undefined,
    takes: 'an address that starts with postgres://',
    refusesPlaceholders: true,
    isSecret: true,
    read: urlWith('postgres:', 'postgresql:'),
  }),
  databasePool: setting<number>({
    name: 'DATABASE_POOL',
    about: 'How many connections to the database this process opens at most. Several processes together have to stay below its max_connections.',
    fallback: 10,
    takes: 'a number from 4 to 500',
    read: wholeNumber(4, 500),
  }),
  databaseReadUrl: setting<string | undefined>({
    name: 'DATABASE_READ_URL',
    about: 'A replica of DATABASE_URL that answers what everyone may read. Members, and everyone who writes, ask only DATABASE_URL.',
    fallback: undefined,
    takes: 'an address that starts with postgres://',
    refusesPlaceholders: true,
    isSecret: true,
    read: urlWith('postgres:', 'postgresql:'),
  }),
  databaseReadLag: setting<number>({
    name: 'DATABASE_READ_LAG',
    about:
      'How many seconds the replica may lag behind. While it lags more, or is gone, DATABASE_URL answers. What a moderator removes may be shown to guests for as long.',
    fallback: 10,
    takes: 'a number from 2 to 3600',
    read: wholeNumber(2, 3_600),
  }),
  databasePooler: setting<boolean>({
    name: 'DATABASE_POOLER',
    about:
      'Whether DATABASE_URL and DATABASE_READ_URL lead to a pooler that lends connections for one transaction (pgbouncer with pool_mode = transaction). Give it two connections or more for each process. Back up, restore and move with the address of the database itself.',
    fallback: false,
    takes: 'yes or no',
    read: yesOrNo,
  }),
};

type DatabaseSettings = { readonly [Key in keyof typeof databaseSettings]: (typeof databaseSettings)[Key]['fallback'] };

/** Complains of a replica without a primary, which would be silently ignored. */
export const databaseComplaints = ({ databaseUrl, databaseReadUrl }: Pick<DatabaseSettings, 'databaseUrl' | 'databaseReadUrl'>): string[] =>
  databaseReadUrl === undefined || databaseUrl !== undefined
    ? []
    : ['DATABASE_READ_URL needs DATABASE_URL as well: the built-in database, in DATA_DIR, has no replica.'];

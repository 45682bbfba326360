import { setting, urlWith, wholeNumber, yesOrNo } from './setting.ts';

/** The settings of a PostgreSQL of the host's own. */
export const databaseSettings = {
  databaseUrl: setting<string | undefined>({
    name: 'DATABASE_URL',
    about: 'Your own PostgreSQL, instead of the one that comes along.',
    fallback: undefined,
    takes: 'an address that starts with postgres://',
    read: urlWith('postgres:', 'postgresql:'),
  }),
  databasePool: setting<number>({
    name: 'DATABASE_POOL',
    about: 'How many connections to the database this process opens at most. Several processes together have to stay below its max_connections.',
    fallback: 10,
    takes: 'a number from 4 to 500',
    read: wholeNumber(4, 500),
  }),
  databasePooler: setting<boolean>({
    name: 'DATABASE_POOLER',
    about: 'Whether DATABASE_URL leads to a pooler that lends connections for one transaction (pgbouncer with pool_mode = transaction).',
    fallback: false,
    takes: 'yes or no',
    read: yesOrNo,
  }),
};

import { transferMinutes } from '#core/persona-keys/key-copies.ts';
import type { TokenPurpose } from '#core/persona-keys/issuer-key.ts';
import { accountId, day, moment, oneOf, personaKey, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const issuerKey = table('issuer_key', {
  purpose: 'The keys that sign tokens for made-up names, for contributions and for points, one for a period and purpose, where the installation issues tokens.',
  kept: { for: 'always', because: 'Anyone can compare it with the ledger, even years later.' },
  columns: {
    quarter: text('The quarter in which it signs, or the year where its tokens count or are points.', 'everyone', 'product'),
    purpose: oneOf<TokenPurpose>('What its tokens are for: a made-up name, any contribution, a kind of them that counts, or points.', 'everyone').generated(),
    key_id: text('The purpose, the quarter or year, and the hash of the key, as the ledger names it.', 'everyone', 'product'),
    public_key: text('Its public half.', 'everyone', 'product'),
  },
});

export const issuerSecret = table('issuer_secret', {
  purpose: 'The private halves of the keys that sign tokens, where the installation issues tokens.',
  kept: { for: 'days', days: 1 },
  datedBy: 'quarter_ends',
  columns: {
    quarter: text('The quarter in which it signs, or the year where its tokens count or are points.', 'the server', 'product'),
    purpose: oneOf<TokenPurpose>('What its tokens are for: a made-up name, any contribution, a kind of them that counts, or points.', 'the server').generated(),
    sealed: text('The private half, encrypted with a key that is not in this database.', 'the server', 'sealed'),
    quarter_ends: day('The last day of the quarter or year. After it nothing is signed with this key.', 'the server'),
  },
});

/** Remembers issuance until its period is over. */
const toAccounts = { kept: { for: 'days', days: 1 }, datedBy: 'quarter_ends', deletedWith: 'account' } as const;

export const issuedToken = table('issued_token', {
  purpose: 'Which accounts were issued a token in a quarter, so that each gets one. Nobody knows which name it became.',
  ...toAccounts,
  countsAs: 'personaTokens',
  columns: {
    account_id: accountId,
    quarter_ends: day('The last day of the quarter.', 'the server'),
    blinded_hash: text('A hash of the blinded message, so that the same request gets the same answer again.', 'the server', 'device'),
  },
});

export const issuedContributionToken = table('issued_contribution_token', {
  purpose: 'Which accounts were issued tokens for contributions in a quarter, so that each gets a few. Nobody knows what was contributed with them.',
  ...toAccounts,
  countsAs: 'contributionTokens',
  columns: {
    account_id: accountId,
    quarter_ends: day('The last day of the quarter.', 'the server'),
    blinded_hash: text('A hash of the blinded message, so that the same request gets the same answer again.', 'the server', 'device'),
  },
});

export const issuedCountedTokens = table('issued_counted_tokens', {
  purpose:
    'Which accounts were issued tokens for contributions that count in a year: one of each kind, all at once, so that nothing says which of them is contributed. Nobody knows what was contributed with them.',
  ...toAccounts,
  countsAs: 'contributionTokens',
  columns: {
    account_id: accountId,
    quarter_ends: day('The last day of the year.', 'the server'),
    blinded_hash: text('A hash of the blinded messages of all kinds, so that the same request gets the same answer again.', 'the server', 'device'),
  },
});

export const issuedIdentity = table('issued_identity', {
  purpose:
    'The login by which an account that was deleted after it got its tokens of the quarter or the year is recognised, so that a deletion brings no more. It leads to no other table, and stores no day of a deletion.',
  kept: { for: 'days', days: 1 },
  datedBy: 'quarter_ends',
  columns: {
    key: text(
      'A keyed hash of the login with a provider, a different one in each quarter or year and for each class of tokens, made with a key that is not in this database.',
      'the server',
      'keyed hash',
    ),
    quarter_ends: day('The last day of the quarter or year. Soon after it, the row is erased.', 'the server'),
  },
});

export const spentToken = table('spent_token', {
  purpose: 'Tokens that were redeemed, so that each makes one name, pays for one contribution or for a part of one coupon. Nobody knows whose they were.',
  kept: { for: 'days', days: 7 },
  datedBy: 'quarter_ends',
  columns: {
    token_hash: text('A hash of the token; of one that paid for a contribution, of the public key of that, so that a key pays once.', 'the server', 'device'),
    quarter_ends: day(
      'The last day of the quarter or year whose key signed it, and of points that of the year after. Its tokens are taken for three days more.',
      'the server',
    ),
  },
});

export const spentNonce = table('spent_nonce', {
  purpose: 'The random parts of signed requests, so that none is done twice.',
  kept: { for: 'days', days: 1 },
  datedBy: 'spent_on',
  columns: {
    nonce_hash: text('A hash of the key and of the random part.', 'the server', 'device'),
    spent_on: day('The day.', 'the server'),
  },
});

export const personaCopy = table('persona_copy', {
  purpose: 'Copies of keys of made-up names, which only a passphrase opens. They are not linked to any account.',
  kept: { for: 'always', because: 'It is deleted with the made-up name, or when its member removes it.' },
  deletedWith: 'account',
  countsAs: null,
  columns: {
    ref: personaKey('The made-up name whose key it is.'),
    locator_hash: text('A hash of what is made from the passphrase to find it by.', 'the server', 'device'),
    sealed: text('The key, encrypted on the device.', 'the server', 'device'),
  },
});

export const personaTransfer = table('persona_transfer', {
  purpose: 'Keys of made-up names on their way to another device, which only a code opens.',
  kept: { for: 'days', days: 1 },
  datedBy: 'made_on',
  deletedWith: 'account',
  countsAs: null,
  columns: {
    ref: personaKey('The made-up name whose key it is.'),
    locator_hash: text('A hash of what is made from the code to find it by.', 'the server', 'device'),
    sealed: text('The key, encrypted on the device.', 'the server', 'device'),
    waits_until: moment(`The end of the ${transferMinutes} minutes in which it can be fetched.`, 'the server'),
    made_on: day('The day.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    issued_contribution_token: typeof issuedContributionToken;
    issued_counted_tokens: typeof issuedCountedTokens;
    issued_identity: typeof issuedIdentity;
    issued_token: typeof issuedToken;
    issuer_key: typeof issuerKey;
    issuer_secret: typeof issuerSecret;
    persona_copy: typeof personaCopy;
    persona_transfer: typeof personaTransfer;
    spent_nonce: typeof spentNonce;
    spent_token: typeof spentToken;
  }
}

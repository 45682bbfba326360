import { createHash } from 'node:crypto';
import type { PersonaKey } from '#openapi/signing/persona-key.ts';
import { ownedRowsOfAccounts, ownedRowsOfPersonas, type OwnedRows } from './owned-rows.ts';
import type { ContributingCrowd, Contributor } from './contributing-crowd.ts';
import { dumpOf, type DumpedTable } from './dump.ts';

/** Rows of first reviews, second reviews, salaries, accounts and names, each in the same order. */
export async function sidesOfContributions({ contributors, secrets, db }: Pick<ContributingCrowd, 'contributors' | 'secrets' | 'db'>) {
  const dump = await dumpOf({ db });
  const ofKeys = (keyOf: (contributor: Contributor) => PersonaKey): readonly OwnedRows[] => {
    const keys = contributors.map(keyOf);
    const ownedRows = ownedRowsOfPersonas(
      dump,
      secrets,
      keys.map(({ publicKey }) => publicKey),
    );
    return ownedRows.map((one, at) => withSpentToken(one, dump, keys[at]));
  };
  const [reviews, fellows] = [ofKeys(({ contributions: [first] }) => first.key), ofKeys(({ contributions: [, second] }) => second.key)];
  const salaries = ofKeys(({ salary }) => salary.key);
  const accounts = ownedRowsOfAccounts(
    dump,
    secrets,
    contributors.map(({ member }) => member.accountId),
  );
  const names = ownedRowsOfPersonas(
    dump,
    secrets,
    contributors.map(({ member }) => member.key.publicKey),
  );
  return { reviews, fellows, salaries, accounts, names };
}

/** Adds the spent token's row, found by its key, as the hash has no secret. */
export function withSpentToken(one: OwnedRows, dump: readonly DumpedTable[], key: PersonaKey | undefined): OwnedRows {
  const hash = createHash('sha256')
    .update(JSON.stringify(['contribution', key?.publicKey]))
    .digest('base64url');
  const rows = dump.find(({ name }) => name === 'spent_token')?.rows.filter(({ columns }) => columns['token_hash'] === hash) ?? [];
  return rows.length === 0 ? one : new Map([...one, ['spent_token', rows]]);
}

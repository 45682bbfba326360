import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { AccountItem, DeletionChoice, IssuedPeriod } from '#core/account/account-deletion.ts';
import { leftBehindName } from '#core/personas/author.ts';
import { sqlOfOwn } from '../crowds/counting-statements.ts';
import { ownWords } from '../content/sanitized-text.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { OwnerKey } from '../database/column.ts';
import { mailboxesOf } from '../caller/mailboxes.ts';
import { isPartOf, wipeOf, type AnyTable } from '../database/table.ts';
import { holdDesignation } from '../personas/hold-designation.ts';
import { withdrawAll, withdrawLater, type Withdrawing } from '../moderation/withdraw.ts';
import { carrySanctions, type Carried } from '../login/carried-sanctions.ts';
import { keepIssued } from '../login/issued-identities.ts';
import { countVotes } from '../votes/count-votes.ts';
import { isBanned, sanctionKeysOf, sanctionKeysOfSigner, type SanctionKeys } from '../caller/refuse-sanctioned.ts';
import { holdSanctions } from '../caller/sanction-locks.ts';
import type { Tables } from '../database/tables.ts';

type Keys = Pick<Secrets, 'personaOf' | 'reference'>;
type DeletionCount = Readonly<Record<AccountItem, number>>;

interface Around extends Withdrawing {
  readonly secrets: Keys;
}

const ownedIn = (tables: readonly AnyTable[]) =>
  tables
    .toReversed()
    .flatMap((table) => Object.entries(table.columns).flatMap(([column, { facts }]) => (facts.owner ? [{ table, column, owner: facts.owner }] : [])));

export function ownerKeys(secrets: Keys, accountId: string, owner: OwnerKey): readonly string[] {
  if (owner.by === 'id') return [accountId];
  const ref = secrets.personaOf(accountId);
  if (owner.by === 'mailbox') return mailboxesOf(secrets, accountId, [ref]);
  if (owner.by === 'account') return [secrets.reference(owner.purpose, accountId)];
  return [owner.purpose === undefined ? ref : secrets.reference(owner.purpose, ref)];
}

/** Follows the table declarations, deleting owned rows and disowning the rest without the member's words. */
export async function deleteAccount(
  transaction: Transaction<Tables>,
  around: Around,
  accountId: string,
  choice: DeletionChoice,
): Promise<{ readonly counts: Partial<DeletionCount>; readonly carried: Carried & { readonly issued: IssuedPeriod | undefined } }> {
  const { secrets, now } = around;
  const issued = await keepIssued(transaction, { secrets, now }, accountId);
  const carried = await settleSanctions(transaction, { secrets, now }, accountId);
  const { rows } = await sqlOfOwn<{ readonly devices: number }>`select count(*)::int as devices from device
    join session on session.id = device.session_id where session.account_id = ${accountId}`.execute(transaction);
  const counts: Partial<Record<AccountItem, number>> = { devices: rows[0]?.devices ?? 0 };
  const ref = secrets.personaOf(accountId);
  if (choice.designationProfile === 'leave') await leaveBehind(transaction, around, ref);
  else counts.designationProfile = await withdrawPersona(transaction, around, ref);
  const isLeft = (name: string): boolean => name === 'feedback' && choice.feedback === 'leave';
  await disown(transaction, { tables: around.tables, counts, isLeft, keysOf: (owner) => ownerKeys(secrets, accountId, owner) });
  return { counts, carried: { ...carried, issued } };
}

/** Deletes a persona unknown to any account, with everything stored under its pseudonyms. */
export async function deletePersona(transaction: Transaction<Tables>, around: Around, ref: string): Promise<void> {
  const { secrets, now } = around;
  await settleVotes(transaction, now, { voter: secrets.reference('votes', ref), keys: sanctionKeysOfSigner(secrets, ref) });
  await withdrawPersona(transaction, around, ref);
  await disown(transaction, { tables: around.tables, counts: {}, isLeft: () => false, keysOf: (owner) => signerKeys(secrets, ref, owner) });
}

/** Pseudonyms of a persona with its own key, used where an account's would be. */
export function signerKeys(secrets: Keys, ref: string, owner: OwnerKey): readonly string[] {
  if (owner.by === 'id') return [];
  if (owner.by === 'mailbox') return mailboxesOf(secrets, ref, [ref]);
  return owner.purpose === undefined ? [ref] : [secrets.reference(owner.purpose, ref)];
}

interface Disowned {
  readonly tables: readonly AnyTable[];
  readonly counts: Partial<Record<AccountItem, number>>;
  readonly isLeft: (table: string) => boolean;
  readonly keysOf: (owner: OwnerKey) => readonly string[];
}

/** Deletes rows that go with the owner, and disowns all others. */
async function disown(transaction: Transaction<Tables>, { tables, counts, isLeft, keysOf }: Disowned): Promise<void> {
  for (const { table, column, owner } of ownedIn(tables)) {
    const { name } = table;
    const keys = keysOf(owner);
    if (keys.length === 0 || name === 'persona' || (owner.by === 'persona' && !isPartOf(table, 'account'))) continue;
    const which = sql`where ${sql.ref(column)} = any(${keys}::text[])`;
    if (!isPartOf(table, 'account') || isLeft(name))
      await sql`update ${sql.table(name)} set ${nobodysOwn(table, column, name !== 'feedback')} ${which}`.execute(transaction);
    else {
      const { numAffectedRows } = await sql`delete from ${sql.table(name)} ${which}`.execute(transaction);
      const item = table.countsAs;
      if (item) counts[item] = (counts[item] ?? 0) + Number(numAffectedRows ?? 0);
    }
  }
}

/** Settles votes and remembers the sign-ins of banned or silenced accounts until the sanction ends. */
async function settleSanctions(
  transaction: Transaction<Tables>,
  { secrets, now }: { readonly secrets: Keys; readonly now: number },
  accountId: string,
): Promise<Carried> {
  await settleVotes(transaction, now, { voter: secrets.reference('votes', accountId), keys: sanctionKeysOf(secrets, accountId) });
  return carrySanctions(transaction, { secrets, now }, accountId);
}

/** Uncounts votes of banned members and keeps all others counted. */
async function settleVotes(
  transaction: Transaction<Tables>,
  now: number,
  { voter, keys }: { readonly voter: string; readonly keys: SanctionKeys },
): Promise<void> {
  await holdSanctions(transaction);
  await countVotes(transaction, voter, !(await isBanned(transaction, now, keys)));
}

/** Clears the texts unless meant to stay. */
function nobodysOwn(table: AnyTable, column: string, isWiped: boolean): RawBuilder<unknown> {
  const wiped = isWiped ? Object.entries(wipeOf(table)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`) : [];
  return sql.join([sql`${sql.ref(column)} = ${nobodysPrefix} || gen_random_uuid()::text`, ...wiped]);
}

const nobodysPrefix = 'left ';

/** Waits for pending writes and blocks new ones under the persona. */
async function holdPersona(transaction: Transaction<Tables>, ref: string): Promise<void> {
  await holdDesignation(transaction, ref);
  await transaction.selectFrom('persona').select('ref').where('ref', '=', ref).forUpdate().executeTakeFirst();
}

/** Removes the persona and mutes or blocks of it, leaving placeholders where others may have answered. */
async function withdrawPersona(transaction: Transaction<Tables>, scope: Withdrawing, ref: string): Promise<number> {
  await holdPersona(transaction, ref);
  await withdrawAll(transaction, scope, ref);
  for (const naming of ['mute', 'block'] as const) await transaction.deleteFrom(naming).where('author_ref', '=', ref).execute();
  const { numDeletedRows } = await transaction.deleteFrom('persona').where('ref', '=', ref).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Keeps posts and comments under one shared name, except posts never published. */
async function leaveBehind(transaction: Transaction<Tables>, scope: Withdrawing, ref: string): Promise<void> {
  await holdPersona(transaction, ref);
  await withdrawLater(transaction, scope, ref);
  await transaction
    .updateTable('persona')
    .set({ name: ownWords(leftBehindName), is_verified: false, is_hidden: false })
    .where('ref', '=', ref)
    .execute();
}

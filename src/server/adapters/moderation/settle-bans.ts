import { sql, type Kysely } from 'kysely';
import { holdSanctions } from '../caller/sanction-locks.ts';
import { inForce, isBanned, sanctionKeysOf, sanctionKeysOfSigner, sanctionsOf, type SanctionKeys } from '../caller/refuse-sanctioned.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { countVotes } from '../votes/count-votes.ts';

type Keys = Pick<Secrets, 'personaOf' | 'reference'>;

const mostAtOnce = 500;
const accountsAtOnce = 2_000;

interface UnsettledBan {
  readonly id: string;
  readonly key: string;
}

/** Removes banned accounts' votes and restores lifted ones, trying all keys because bans name only personas. */
export async function settleBans(db: Kysely<Tables>, secrets: Keys, now: number): Promise<number> {
  const { rows } = await sql<UnsettledBan>`select id, coalesce(author_ref, member) as key from sanction
    where measure = 'ban' and votes_out <> (${inForce({ now })}) order by id limit ${sql.lit(mostAtOnce)}`.execute(db);
  const unsettled = Map.groupBy(rows, ({ key }) => key);
  for (const ref of await signersAmong(db, [...unsettled.keys()])) {
    await settleVotes(db, { voter: secrets.reference('votes', ref), keys: sanctionKeysOfSigner(secrets, ref) }, now);
    unsettled.delete(ref);
  }
  for (let after = ''; unsettled.size > 0;) {
    const accounts = await db.selectFrom('account').select('id').where('id', '>', after).orderBy('id').limit(accountsAtOnce).execute();
    for (const { id } of accounts) {
      const keys = sanctionKeysOf(secrets, id);
      const stored = [...keys.personas, keys.member].filter((key) => unsettled.has(key));
      if (stored.length > 0) await settleVotes(db, { voter: secrets.reference('votes', id), keys }, now);
      for (const key of stored) unsettled.delete(key);
    }
    after = accounts.at(-1)?.id ?? '';
    if (accounts.length < accountsAtOnce) break;
  }
  await noteSettled(db, [...unsettled.values()].flat(), now);
  return rows.length;
}

async function signersAmong(db: Kysely<Tables>, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const rows = await db.selectFrom('persona').select('ref').where('ref', 'in', keys).where('kind', '=', 'ANONYMOUS').execute();
  return rows.map(({ ref }) => ref);
}

/** Marks bans of already deleted accounts as settled. */
async function noteSettled(db: Kysely<Tables>, bans: readonly UnsettledBan[], now: number): Promise<void> {
  const ids = bans.map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .updateTable('sanction')
    .set({ votes_out: sql<boolean>`(${inForce({ now })})` })
    .where('id', 'in', ids)
    .execute();
}

/** Settles votes under the sanctions lock; notes it in a separate transaction, so nothing links the two. */
async function settleVotes(db: Kysely<Tables>, { voter, keys }: { readonly voter: string; readonly keys: SanctionKeys }, now: number): Promise<void> {
  const stored = await db.transaction().execute(async (transaction) => {
    await holdSanctions(transaction);
    await countVotes(transaction, voter, !(await isBanned(transaction, now, keys)));
    const { rows } = await sql<{ readonly id: string; readonly isOut: boolean }>`select id, (${inForce({ now })}) as "isOut" from sanction
      where measure = 'ban' and ${sanctionsOf(keys)}`.execute(transaction);
    return rows;
  });
  for (const { id, isOut } of stored) await db.updateTable('sanction').set({ votes_out: isOut }).where('id', '=', id).execute();
}

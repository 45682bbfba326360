import { sql, type Kysely, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { ownerKeys, signerKeys } from './account/account-remains.ts';
import { resealGroupNames } from './chat/sealed-group-name.ts';
import { resealMessages } from './chat/sealed-message.ts';
import { resealDesks } from './company-desk/desk-seal.ts';
import type { OwnerKey } from './database/column.ts';
import { copyName } from './database/database-pool.ts';
import type { AnyTable } from './database/table.ts';
import { resealAlerts } from './jobs/sealed-alert.ts';
import { addressIn, sealedAddress } from './mail/sealed-address.ts';
import { resealFacts } from './reseal-facts.ts';
import { resealEmployerNotes, resealNotes } from './moderation/sealed-note.ts';
import { rekeyMutedThings } from './mutes/rekey-muted-things.ts';
import { resealOffers } from './offers/sealed-offers.ts';
import { resealIssuerSecrets } from './persona-keys/issuer-keys.ts';
import { resealedJob } from './reviews/sealed-job.ts';
import { rekeyPoints } from './rewards/point-key.ts';
import { sealClearFacts } from './seal-clear-facts.ts';
import type { Tables } from './database/tables.ts';
import type { Secrets } from './secrets/secrets.ts';

interface KeyedColumn {
  readonly table: string;
  readonly column: string;
  readonly key: OwnerKey;
}

const keyedIn = (tables: readonly AnyTable[]): readonly KeyedColumn[] =>
  tables.flatMap(({ name, columns }) =>
    Object.entries(columns).flatMap(([column, { facts }]) => {
      const key = facts.owner ?? facts.names;
      return key && key.by !== 'id' ? [{ table: name, column, key }] : [];
    }),
  );

/** Tables with short-lived or lost sources, whose hashes cannot be made again after a secret change. */
export const forgottenTables = [
  'submission',
  'daily_use',
  'mail_challenge',
  'mail_sending',
  'mail_proof',
  'banned_identity',
  'issued_identity',
  'demo_login',
  'rate_count',
  'device',
  'persona_device',
  'push',
  'browsed_company',
  'desk_session',
] as const;

/** Rehashes everything in one transaction. Logins and recovery codes keep former keys, sealed. */
export async function changeSecret(db: Kysely<Tables>, tables: readonly AnyTable[], from: Secrets, to: Secrets): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set constraints all deferred`.execute(transaction);
    await sealClearFacts(transaction, from);
    for (const columns of Map.groupBy(keyedIn(tables), ({ key }) => JSON.stringify(key)).values()) await rewrite(transaction, columns, { from, to });
    for (const table of forgottenTables) await sql`delete from ${sql.table(table)}`.execute(transaction);
    await rekeyMutedThings(transaction, from, to);
    await rekeyPoints(transaction, from, to);
    await resealIssuerSecrets(transaction, from, to);
    await resealAddresses(transaction, from, to);
    await resealJobs(transaction, from, to);
    await resealFacts(transaction, from, to);
    await resealOffers(transaction, from, to);
    await resealAlerts(transaction, from, to);
    await resealMessages(transaction, from, to);
    await resealGroupNames(transaction, from, to);
    await resealNotes(transaction, from, to);
    await resealEmployerNotes(transaction, from, to);
    await resealDesks(transaction, from, to);
    await transaction
      .updateTable('installation')
      .set({ secret_fingerprint: to.fingerprint, former_keys: from.sealedFor(to) })
      .execute();
  });
}

/** Refuses while a server runs, which would keep writing under the former secret. */
export async function refuseBesideServers(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    and usename = current_user and application_name <> ${copyName} and application_name not like 'citus%' limit 1`.execute(db);
  if (rows.length > 0) throw new Failure('conflict', 'Something else uses this database. Stop every server first; nothing was changed.');
}

async function rewrite(
  transaction: Transaction<Tables>,
  columns: readonly KeyedColumn[],
  { from, to }: { readonly from: Secrets; readonly to: Secrets },
): Promise<void> {
  await sql`create temporary table changed_key (hash_before text primary key, hash_after text not null) on commit drop`.execute(transaction);
  for (const { table, column, where, keys } of subjects)
    for (let last = ''; ;) {
      const { rows } = await sql<{ readonly id: string }>`select ${sql.ref(column)} as id from ${sql.table(table)}
        where ${where} and ${sql.ref(column)} > ${last} order by 1 limit ${sql.lit(batch)}`.execute(transaction);
      if (rows.length === 0) break;
      last = rows.at(-1)?.id ?? last;
      const [former, next] = [from, to].map((secrets) => rows.flatMap(({ id }) => columns.slice(0, 1).flatMap(({ key }) => keys(secrets, id, key))));
      await sql`insert into changed_key select * from unnest(${former}::text[], ${next}::text[])`.execute(transaction);
    }
  for (const { table, column } of columns)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = hash_after from changed_key where hash_before = ${sql.ref(`${table}.${column}`)}`.execute(
      transaction,
    );
  await sql`drop table changed_key`.execute(transaction);
}

const subjects = [
  { table: 'account', column: 'id', where: sql`true`, keys: ownerKeys },
  { table: 'persona', column: 'ref', where: sql`kind = 'ANONYMOUS'`, keys: signerKeys },
] as const;

const batch = 5_000;

/** Drops addresses the former secret cannot open. */
async function resealAddresses(transaction: Transaction<Tables>, from: Secrets, to: Secrets): Promise<void> {
  for (const { account_id, sealed } of await transaction.selectFrom('mail_address').select(['account_id', 'sealed']).execute()) {
    const address = addressIn(from, account_id, sealed);
    if (address === undefined) await transaction.deleteFrom('mail_address').where('account_id', '=', account_id).execute();
    else
      await transaction
        .updateTable('mail_address')
        .where('account_id', '=', account_id)
        .set({ sealed: sealedAddress(to, account_id, address) })
        .execute();
  }
}

/** Keeps jobs the former secret cannot open, though none of their content shows. */
async function resealJobs(transaction: Transaction<Tables>, from: Secrets, to: Secrets): Promise<void> {
  for (let last = ''; ;) {
    const rows = await transaction
      .selectFrom('review')
      .select(['id', 'sealed_job'])
      .where('sealed_job', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    const resealed = rows.map(({ id, sealed_job: sealed }) => ({ id, sealed: resealedJob(id, sealed ?? '', { from, to }) ?? sealed }));
    await sql`update review set sealed_job = sealed from json_to_recordset(${JSON.stringify(resealed)}) as found (id text, sealed text) where review.id = found.id`.execute(
      transaction,
    );
  }
}

import { sql, type Kysely, type Transaction } from 'kysely';
import type { SanitizedText } from '../content/sanitized-text.ts';
import { factsIn, sealedFacts, type SealedFor } from '../secrets/sealed-facts.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

const sealedFor = (conversationId: string): SealedFor => ['conversation', conversationId];

const sealedText = (secrets: Pick<Secrets, 'seal'>, conversationId: string, name: string): string => sealedFacts(secrets, sealedFor(conversationId), { name });

export const sealedGroupName = (secrets: Pick<Secrets, 'seal'>, conversationId: string, name: SanitizedText): string =>
  sealedText(secrets, conversationId, name);

/** Null for two people, or when it cannot be opened. */
export const openedGroupName = (secrets: Pick<Secrets, 'unseal'>, conversationId: string, sealed: string | null): string | null =>
  sealed === null ? null : (factsIn<{ readonly name: string }>(secrets, sealedFor(conversationId), sealed)?.name ?? null);

const batch = 1_000;

/** Seals plaintext names of an earlier release, and returns false when done. */
export async function sealSomeGroupNames(db: Kysely<Tables>, secrets: Pick<Secrets, 'seal'>): Promise<boolean> {
  const rows = await db.selectFrom('conversation').select(['id', 'name']).where('name', 'is not', null).limit(batch).forUpdate().execute();
  await setSealed(
    db,
    rows.map(({ id, name }) => [id, sealedText(secrets, id, name ?? '')]),
  );
  return rows.length === batch;
}

/** Drops names the former secret cannot open. */
export async function resealGroupNames(transaction: Transaction<Tables>, from: Secrets, to: Secrets): Promise<void> {
  const rows = await transaction.selectFrom('conversation').select(['id', 'sealed_name']).where('sealed_name', 'is not', null).execute();
  await setSealed(
    transaction,
    rows.map(({ id, sealed_name }) => {
      const name = openedGroupName(from, id, sealed_name);
      return [id, name === null ? null : sealedText(to, id, name)];
    }),
  );
}

async function setSealed(db: Kysely<Tables>, names: readonly (readonly [conversationId: string, sealed: string | null])[]): Promise<void> {
  await sql`update conversation set sealed_name = next.sealed, name = null
    from unnest(${names.map(([id]) => id)}::text[], ${names.map(([, sealed]) => sealed)}::text[]) as next (id, sealed) where conversation.id = next.id`.execute(
    db,
  );
}

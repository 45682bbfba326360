import { sql, type Transaction } from 'kysely';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { blockPlaceOf, mutedConversation } from './blocker-of.ts';

/** Renames anonymous mutes and blocks by another secret, except for conversations both have left. */
export async function rekeyMutedThings(transaction: Transaction<Tables>, from: Secrets, to: Secrets): Promise<void> {
  const conversations = await transaction.selectFrom('conversation').select(['id as conversationId', 'pair_key as pairKey']).execute();
  const renamed = new Map(conversations.map((conversation) => [mutedConversation(from, conversation), mutedConversation(to, conversation)]));
  const muted = await transaction.selectFrom('mute').select('thing').distinct().where('thing', '<>', '').execute();
  const things = muted.map(({ thing }) => [thing, renamed.get(thing) ?? thing] as const);
  const [before, after] = [things.map(([thing]) => thing), things.map(([, thing]) => thing)];
  await sql`update block set place = next from unnest(${before.map((thing) => blockPlaceOf(from, thing))}::text[], ${after.map((thing) => blockPlaceOf(to, thing))}::text[])
    as renamed (former, next) where place = former`.execute(transaction);
  await sql`update mute set thing = next from unnest(${before}::text[], ${after}::text[]) as renamed (former, next) where thing = former and former <> next`.execute(
    transaction,
  );
}

import { sql, type Transaction } from 'kysely';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { QueueCause } from '#core/moderation/moderations.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export interface NewItem {
  readonly thing: string;
  readonly thingType: ResourceType;
  readonly cause: QueueCause;
  readonly rule: ModerationRule;
}

/** Queues a thing once for its first decision, independent of an appeal. */
export async function openItem(transaction: Transaction<Tables>, scope: PseudonymScope, { thing, thingType, cause, rule }: NewItem): Promise<void> {
  await sql`insert into moderation_item (id, thing, thing_type, cause, stage, opened_on, suggested_rule)
    values (${randomId()}, ${thing}, ${thingType}, ${cause}, 'first', ${scope.today}, ${rule})
    on conflict (thing, stage) where decision is null do update set suggested_rule = excluded.suggested_rule`.execute(transaction);
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DecidedItem } from '#core/moderation/moderations.ts';
import type { Tables } from '../tables.ts';

/** Decided items, the last first, as the moderator with this key reads them. `item` is the one that the condition speaks of. */
export async function decidedItems(db: Kysely<Tables>, me: string, condition: RawBuilder<unknown>, most = 1): Promise<readonly DecidedItem[]> {
  const { rows } = await sql<DecidedItem>`
    select item.id as "itemId", thing as "resourceId", thing_type as "resourceType", cause, stage, decision, rule, note, author_note as "noteToAuthor", decided_on as "decidedOn",
      decided_at as "decidedAt", coalesce(decider = ${me}, false) as "isMine"
    from moderation_item as item where decision is not null and ${condition} order by decided_at desc, item.id desc limit ${sql.lit(most)}`.execute(db);
  return rows;
}

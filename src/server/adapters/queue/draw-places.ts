import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Shuffles two days' queue places, hiding what was written together; items on one thing stay in order. */
export async function drawPlaces(db: Kysely<Tables>, today: string): Promise<void> {
  await sql`with salt as materialized (select random()::text as salt),
      drawn as (select id, opened_on, row_number() over (partition by opened_on order by md5(salt || thing), place) as nth from moderation_item, salt where opened_on >= ${today}::date - 1),
      places as (select place, opened_on, row_number() over (partition by opened_on order by place) as nth from moderation_item where opened_on >= ${today}::date - 1)
    update moderation_item as item set place = places.place from drawn join places using (opened_on, nth) where item.id = drawn.id and item.place <> places.place`.execute(
    db,
  );
}

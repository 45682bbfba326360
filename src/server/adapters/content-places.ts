import { sql, type Kysely } from 'kysely';
import { chatPlaceId, type ContentPlace } from '#core/moderation/content-place.ts';
import { otherSaid, saidIn } from '#words/words.ts';
import type { Tables } from './database/tables.ts';

const placeOfChat: ContentPlace = {
  placeType: 'chat',
  entityId: chatPlaceId,
  urlName: 'chat',
  name: saidIn('communities', 'en').messages,
  names: otherSaid((language) => saidIn('communities', language).messages),
};

/** Looks up companies separately, including typed ones that wait. */
export async function contentPlaces(db: Kysely<Tables>, ids: Iterable<string>): Promise<(id: string) => ContentPlace> {
  const asked = [...new Set(ids)];
  const named = sql`id as "entityId", url_name as "urlName", name`;
  const { rows: communities } = await sql<ContentPlace>`
    select 'community' as "placeType", ${named}, coalesce(names, '{}') as names from community where id = any(${asked}::text[])`.execute(db);
  const found = new Map([...communities, placeOfChat].map((place) => [place.entityId, place]));
  const missing = asked.filter((id) => !found.has(id));
  if (missing.length > 0) {
    const { rows: companies } = await sql<ContentPlace>`
      select 'company' as "placeType", ${named}, jsonb '{}' as names from company where id = any(${missing}::text[])
      union all select 'company', company_id, company_id, name, '{}' from typed_company where became is null and company_id = any(${missing}::text[])`.execute(
      db,
    );
    for (const place of companies) found.set(place.entityId, place);
  }
  return (id) => found.get(id) ?? refuse(id);
}

function refuse(id: string): never {
  throw new Error(`Something was written in ${id}, and there is no such place.`);
}

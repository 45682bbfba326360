import { sql, type Kysely } from 'kysely';
import { nameKey } from '#core/companies/name-key.ts';
import { noKnownPlace, type KnownPlace } from '#core/profile/known-place.ts';
import { pictureUrlOf } from '../media/pictures.ts';
import type { Tables } from '../database/tables.ts';

const keyOf = { company: sql`name_key`, college: sql`lower(name)` } as const;

/** Matches exact listed names; ambiguous names match none. */
export async function placesNamed(db: Kysely<Tables>, table: keyof typeof keyOf, names: readonly string[]): Promise<(name: string) => KnownPlace> {
  if (names.length === 0) return () => noKnownPlace;
  const written = table === 'company' ? nameKey : (name: string) => name.toLowerCase();
  const { rows } = await sql<{ readonly key: string; readonly urlName: string; readonly logoId: string | null }>`
    select ${keyOf[table]} as key, min(url_name) as "urlName", min(logo_image_id) as "logoId" from ${sql.table(table)}
    where ${keyOf[table]} = any(${names.map(written)}::text[]) group by 1 having count(*) = 1`.execute(db);
  const places = new Map(rows.map(({ key, urlName, logoId }) => [key, { logo: pictureUrlOf(logoId), urlName }]));
  return (name) => places.get(written(name)) ?? noKnownPlace;
}

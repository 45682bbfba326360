import { sql, type Kysely } from 'kysely';
import type { CommunityKey } from '#core/communities/community.ts';
import { existing } from '#core/failure.ts';
import { ledOn, movedTo } from '../companies/moved-company.ts';
import type { Tables } from '../database/tables.ts';
import { fillCommunities } from './fill-communities.ts';

interface FoundCommunity {
  readonly id: string;
  readonly category: string;
}

/** Follows merged companies and creates a newer company's community on first use. */
export async function communityAt(db: Kysely<Tables>, place: CommunityKey): Promise<FoundCommunity> {
  const known = await communityKnown(db, place);
  if (known) return known;
  if (place.type === 'company') await fillCommunities(db, place.key);
  const [led = place.key] = place.type === 'company' ? await ledOn(db, [place.key]) : [];
  const now = place.type === 'company' ? await movedTo(db, place.key) : undefined;
  return existing(await communityKnown(db, { ...place, key: now ?? led }));
}

async function communityKnown(db: Kysely<Tables>, { type, key }: CommunityKey): Promise<FoundCommunity | undefined> {
  const { rows } = await sql<FoundCommunity>`select id, category from community where type = ${type} and (id = ${key} or url_name = ${key})
    order by (id = ${key}) desc limit 1`.execute(db);
  return rows[0];
}

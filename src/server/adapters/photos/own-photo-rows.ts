import { sql } from 'kysely';
import { sentState } from '#core/contributions/contribution-state.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { Named } from '#core/named.ts';
import { captionsIn } from '#core/photos/caption-lines.ts';
import type { OwnPhotoSet } from '#core/photos/photo-set-draft.ts';
import type { KeptStatus } from '#core/posts/post.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { KeyedContributions } from '../contributions/keyed-contributions.ts';

interface OwnRow extends Pick<OwnPhotoSet, 'album' | 'version' | 'there'> {
  readonly id: string;
  readonly company: Named;
  readonly captions: string;
  readonly picturesCount: number;
  readonly status: KeptStatus;
  readonly lockedFor: ModerationRule | null;
}

/** The photos of a key as their author sees them. */
export async function ownPhotosOf({ db, signer }: PseudonymScope, keyed: KeyedContributions): Promise<OwnPhotoSet | undefined> {
  const { rows } = await sql<OwnRow>`
    select photo_set.id, json_build_object('urlName', company.url_name, 'name', company.name) as company, photo_set.status, locked_for as "lockedFor",
      photo_set.version, album, captions, pictures_count as "picturesCount", (select coalesce(json_agg(place order by place), '[]') from company_photo
        where company_photo.company_id = photo_set.company_id and photo_set_id = photo_set.id) as there
    from photo_set join company on company.id = photo_set.company_id
    where photo_set.author_ref = ${signer} and photo_set.status <> 'DELETED'`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { id, status, lockedFor, captions, picturesCount, ...own } = row;
  return {
    ...own,
    photoSetId: id,
    captions: captionsIn(captions, picturesCount),
    state: sentState(status),
    moderation: await keyed.moderation({ id, status, lockedFor }),
  };
}

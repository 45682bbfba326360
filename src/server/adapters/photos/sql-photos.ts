import { sql } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { ShownPicture } from '#core/media/post-pictures.ts';
import {
  albumNames,
  firstPhotoPage,
  mostHelpfulPhotos,
  mostPhotosByCompany,
  usualPhotos,
  type AlbumName,
  type Albums,
  type Photo,
  type PhotoPage,
  type PhotoSet,
} from '#core/photos/photo.ts';
import type { Photos } from '#core/photos/photos.ts';
import { sqlOfShown } from '../crowds/counting-statements.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companyAt } from '../companies/company-at.ts';
import { waitsForModerator } from '../moderation/waits-for-moderator.ts';
import { deskRef } from '../company-replies/company-reply-kind.ts';
import { byMembers, photosOf } from './photo-rows.ts';

type PhotoScope = Pick<PseudonymScope, 'db' | 'personas' | 'isModerator'>;

export class SqlPhotos implements Photos {
  readonly #db: PseudonymScope['db'];
  readonly #scope: PhotoScope;

  constructor(scope: PhotoScope) {
    this.#db = scope.db;
    this.#scope = scope;
  }

  async albums(urlName: string): Promise<Albums> {
    const { id } = await companyAt(this.#db, urlName);
    const counts = await this.#counts(id);
    const covers = await photosOf(
      this.#db,
      id,
      sql`${byMembers(id)} order by album, best desc, posted_at desc, photo_set.id desc, place`,
      sql`distinct on (album)`,
    );
    const albums = albumNames.flatMap((album) => {
      const cover = covers.find((photo) => photo.album === album);
      return cover ? [{ album, photosCount: counts.get(album) ?? 0, cover: cover.small }] : [];
    });
    return { photosCount: albums.reduce((sum, { photosCount }) => sum + photosCount, 0), albums };
  }

  async list(urlName: string, album: AlbumName | null, page = firstPhotoPage, limit = usualPhotos): Promise<PhotoPage> {
    const { id } = await companyAt(this.#db, urlName);
    const counts = await this.#counts(id);
    const items = await photosOf(
      this.#db,
      id,
      sql`${byMembers(id)} ${album === null ? sql`` : sql`and album = ${album}`} order by posted_at desc, photo_set.id desc, place limit ${limit} offset ${(page - 1) * limit}`,
    );
    return { items, total: album === null ? [...counts.values()].reduce((sum, count) => sum + count, 0) : (counts.get(album) ?? 0) };
  }

  async helpful(urlName: string): Promise<readonly Photo[]> {
    const { id } = await companyAt(this.#db, urlName);
    const first = sqlOfShown`place = (select min(place) from company_photo as other where other.company_id = company_photo.company_id and other.photo_set_id = company_photo.photo_set_id)`;
    return photosOf(
      this.#db,
      id,
      sql`${byMembers(id)} and up_count > 0 and ${first} order by best desc, posted_at desc, photo_set.id desc limit ${mostHelpfulPhotos}`,
    );
  }

  async byCompany(urlName: string): Promise<readonly Photo[]> {
    const { id } = await companyAt(this.#db, urlName);
    return photosOf(this.#db, id, sql`and author_ref = ${deskRef(id)} order by posted_at desc, photo_set.id desc limit ${mostPhotosByCompany}`);
  }

  async set(photoSetId: string): Promise<PhotoSet> {
    const { rows } = await sql<{ readonly id: string; readonly urlName: string; readonly name: string }>`select company.id, url_name as "urlName", name
      from photo_set join company on company.id = company_id where photo_set.id = ${photoSetId} and status = 'LIVE'`.execute(this.#db);
    if (!rows[0]) throw new Failure('missing');
    const { id, ...company } = rows[0];
    return { photoSetId, company, photos: await photosOf(this.#db, id, sql`and photo_set.id = ${photoSetId} order by place`) };
  }

  async shown(id: string, isSmall = false): Promise<ShownPicture | undefined> {
    const { rows } = await sql<{ readonly bytes: Uint8Array; readonly isPublic: boolean; readonly id: string; readonly authorRef: string }>`
      select ${isSmall ? sql`coalesce(small, bytes)` : sql`bytes`} as bytes, status = 'LIVE' as "isPublic", photo_set.id, author_ref as "authorRef"
      from company_photo join photo_set on photo_set.company_id = company_photo.company_id and photo_set.id = photo_set_id
      where company_photo.id = ${id} and status <> 'SCHEDULED'`.execute(this.#db);
    const [found] = rows;
    if (!found || !(found.isPublic || (await waitsForModerator(this.#scope, found)))) return undefined;
    return { bytes: found.bytes, isPublic: found.isPublic };
  }

  async #counts(companyId: string): Promise<ReadonlyMap<AlbumName, number>> {
    const { rows } = await sqlOfShown<{ readonly album: AlbumName; readonly count: number }>`select album, count(*)::integer as count
      from company_photo join photo_set on photo_set.company_id = company_photo.company_id and photo_set.id = photo_set_id
      where company_photo.company_id = ${companyId} and status = 'LIVE' ${byMembers(companyId)} group by album`.execute(this.#db);
    return new Map(rows.map(({ album, count }) => [album, count]));
  }
}

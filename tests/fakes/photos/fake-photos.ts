import { inContributionOrder } from '#core/contributions/contribution-order.ts';
import { existing } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { sizeWithin, smallSide } from '#core/media/post-pictures.ts';
import { mondayOf } from '#core/moderation/ledger.ts';
import { albumNames, mostHelpfulPhotos, usualPhotos, type AlbumName, type Albums, type Photo, type PhotoPage, type PhotoSet } from '#core/photos/photo.ts';
import type { Photos } from '#core/photos/photos.ts';
import { companyAmong, type KnownCompany } from '#tests/companies.ts';
import { photoSize, type KnownPhotoSet } from '#tests/fakes/photos/known-photos.ts';

export class FakePhotos implements Photos {
  readonly #companies: readonly KnownCompany[];
  readonly #sets: readonly KnownPhotoSet[];

  constructor(companies: readonly KnownCompany[] = [], sets: readonly KnownPhotoSet[] = []) {
    this.#companies = companies;
    this.#sets = sets.filter(({ status }) => status === 'LIVE');
  }

  async albums(urlName: string): Promise<Albums> {
    const photos = this.#of(urlName);
    const albums = albumNames.flatMap((album) => {
      const inside = photos.filter((photo) => photo.album === album);
      const [cover] = inside.toSorted(byHelp);
      return cover ? [{ album, photosCount: inside.length, cover: cover.small }] : [];
    });
    return { photosCount: photos.length, albums };
  }

  async list(urlName: string, album: AlbumName | null, page = 1, limit = usualPhotos): Promise<PhotoPage> {
    const found = this.#of(urlName).filter((photo) => album === null || photo.album === album);
    return { items: found.slice((page - 1) * limit, page * limit), total: found.length };
  }

  async helpful(urlName: string): Promise<readonly Photo[]> {
    const isFirst = ({ photoSetId }: Photo, at: number, all: readonly Photo[]) => photoSetId !== all[at - 1]?.photoSetId;
    const first = this.#of(urlName).filter((photo, at, all) => photo.helpfulCount > 0 && isFirst(photo, at, all));
    return first.toSorted(byHelp).slice(0, mostHelpfulPhotos);
  }

  async byCompany(urlName: string): Promise<readonly Photo[]> {
    return this.#of(urlName, true);
  }

  async set(photoSetId: string): Promise<PhotoSet> {
    const set = existing(this.#sets.find((known) => known.photoSetId === photoSetId));
    const { urlName, name } = companyAmong(this.#companies, set.companyId);
    return { photoSetId, company: { urlName, name }, photos: photosIn(set) };
  }

  #of(urlName: string, isByCompany = false): readonly Photo[] {
    const { companyId } = companyAmong(this.#companies, urlName);
    const sets = this.#sets.filter((set) => set.companyId === companyId && isOfDesk(set) === isByCompany);
    return inContributionOrder(sets, 'newToOld', ({ photoSetId: id, week, helpful }) => ({ id, week, helpful })).flatMap(photosIn);
  }
}

const isOfDesk = ({ companyId, authorRef }: KnownPhotoSet): boolean => authorRef === `desk-of-${companyId}`;

/** Among equally helpful photos, the newest stays first. */
const byHelp = (one: Photo, other: Photo): number => other.helpfulCount - one.helpfulCount;

function photosIn(set: KnownPhotoSet): readonly Photo[] {
  const { photoSetId, album, captions, week, helpful, photoIds } = set;
  const byCompanyOn = isOfDesk(set) ? dayOf(mondayOf(week)) : null;
  return photoIds.map((fileKey, at) => {
    const { width, height, bytes, smallBytes } = photoSize;
    const small = { url: `/media/${fileKey}/small`, ...sizeWithin(smallSide, { width, height }), bytes: smallBytes };
    const whole = { fileKey, url: `/media/${fileKey}`, width, height, bytes, small };
    return { ...whole, photoSetId, album, caption: captions[at] ?? null, week, byCompanyOn, helpfulCount: helpful };
  });
}

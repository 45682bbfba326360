import { Failure } from '#core/failure.ts';
import { sizeWithin, smallSide } from '#core/media/post-pictures.ts';
import { albumNames, mostHelpfulPhotos, usualPhotos, type AlbumName, type Albums, type Photo, type PhotoPage, type PhotoSet } from '#core/photos/photo.ts';
import type { Photos } from '#core/photos/photos.ts';
import type { KnownCompany } from '#tests/companies.ts';
import { photoSize, type KnownPhotoSet } from '#tests/photos.ts';

/** Photos kept in memory, of companies that are there. */
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
    const first = new Map(
      this.#of(urlName)
        .toReversed()
        .map((photo) => [photo.photoSetId, photo]),
    );
    return [...first.values()]
      .filter(({ helpfulCount }) => helpfulCount > 0)
      .toSorted(byHelp)
      .slice(0, mostHelpfulPhotos);
  }

  async set(photoSetId: string): Promise<PhotoSet> {
    const set = this.#sets.find((known) => known.photoSetId === photoSetId);
    const company = this.#companies.find(({ companyId }) => companyId === set?.companyId);
    if (!set || !company) throw new Failure('missing');
    return { photoSetId, company: { urlName: company.urlName, name: company.name }, photos: photosIn(set) };
  }

  #of(urlName: string): readonly Photo[] {
    const company = this.#companies.find((known) => known.urlName === urlName);
    if (!company) throw new Failure('missing');
    return this.#sets
      .filter(({ companyId }) => companyId === company.companyId)
      .toSorted((one, other) => (one.week === other.week ? (one.photoSetId < other.photoSetId ? 1 : -1) : one.week < other.week ? 1 : -1))
      .flatMap(photosIn);
  }
}

const byHelp = (one: Photo, other: Photo): number => other.helpfulCount - one.helpfulCount || (one.week < other.week ? 1 : one.week > other.week ? -1 : 0);

const photosIn = ({ photoSetId, album, captions, week, helpful, photoIds }: KnownPhotoSet): readonly Photo[] =>
  photoIds.map((fileKey, at) => {
    const { width, height, bytes, smallBytes } = photoSize;
    const small = { url: `/media/${fileKey}/small`, ...sizeWithin(smallSide, { width, height }), bytes: smallBytes };
    return { fileKey, url: `/media/${fileKey}`, width, height, bytes, small, photoSetId, album, caption: captions[at] ?? null, week, helpfulCount: helpful };
  });

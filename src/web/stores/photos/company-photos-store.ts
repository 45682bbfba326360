import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { firstPhotoPage, usualPhotos, type Albums, type Photo } from '#core/photos/photo.ts';
import { everyPhoto, type PhotoSearch } from '#core/photos/photo-urls.ts';
import type { Photos } from '#core/photos/photos.ts';
import { whenThere } from '#core/photos/when-there.ts';
import { CachedList } from '../requests/cached-list.ts';
import type { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';

export type PhotoListing = 'list' | 'helpful' | 'company';

/** Photos of a company by URL: albums, helpful ones and the gallery. */
export class CompanyPhotosStore {
  urlName = '';
  search: PhotoSearch = everyPhoto;
  /** Photo in the gallery and its list. Undefined while closed. */
  gallery: { readonly of: PhotoListing; readonly at: number } | undefined = undefined;
  readonly albums: Request<Albums, [urlName: string]>;
  readonly helpful: Request<readonly Photo[], [urlName: string]>;
  readonly byCompany: Request<readonly Photo[], [urlName: string]>;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #list: CachedList<Photo, [urlName: string, album: PhotoSearch['album']]>;

  constructor(photos: Photos, clock: Pick<Clock, 'after'>) {
    this.#list = new CachedList(['', everyPhoto.album], async ([urlName, album], from) => {
      const page = Number(from ?? firstPhotoPage);
      const { items, total } = await photos.list(urlName, album, page);
      return { items, next: page * usualPhotos < total ? String(page + 1) : null };
    });
    this.#clock = clock;
    this.albums = new Request((urlName) => photos.albums(urlName));
    this.helpful = new Request((urlName) => photos.helpful(urlName));
    this.byCompany = new Request((urlName) => photos.byCompany(urlName));
    makeAutoObservable(this, { search: observableRef, gallery: observableRef, albums: false, helpful: false, byCompany: false });
  }

  get photos(): Pages<Photo> {
    return this.#list.pages;
  }

  async show(urlName: string, search: PhotoSearch): Promise<void> {
    const isElsewhere = urlName !== this.urlName || this.albums.state.status === 'FAILURE';
    this.urlName = urlName;
    this.search = search;
    this.gallery = undefined;
    await Promise.all([
      isElsewhere && this.albums.send(urlName),
      isElsewhere && this.helpful.send(urlName),
      isElsewhere && this.byCompany.send(urlName),
      this.#list.show([urlName, search.album], String(search.page)),
    ]);
  }

  /** Counts photos not loaded yet, too. */
  get total(): number {
    const { value } = this.albums;
    const { album } = this.search;
    const listed = album === null ? value?.photosCount : value?.albums.find((each) => each.album === album)?.photosCount;
    return Math.max(listed ?? 0, this.photos.items.length);
  }

  get inGallery(): readonly Photo[] {
    const { of } = this.gallery ?? { of: 'list' };
    return of === 'list' ? this.photos.items : ((of === 'helpful' ? this.helpful : this.byCompany).value ?? []);
  }

  open(of: PhotoListing, at: number): void {
    this.gallery = { of, at };
  }

  close(): void {
    this.gallery = undefined;
  }

  /** Moves the gallery and loads more near the end. */
  go(to: number): void {
    const { gallery } = this;
    const last = this.inGallery.length - 1;
    if (!gallery || last < 0) return;
    const at = Math.min(Math.max(to, 0), last);
    this.gallery = { ...gallery, at };
    if (gallery.of === 'list' && at >= last - 2) void this.photos.more();
  }

  /** Waits until a photo is on the page. */
  whenThere(isThere: () => boolean): Promise<boolean> {
    return whenThere(isThere, this.#clock);
  }
}

import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { LruCache } from '#core/lru-cache.ts';
import { firstPhotoPage, usualPhotos, type Albums, type Photo } from '#core/photos/photo.ts';
import { everyPhoto, photosUrl, type PhotoSearch } from '#core/photos/photo-urls.ts';
import type { Photos } from '#core/photos/photos.ts';
import { whenThere } from '#core/photos/when-there.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';

/** The size of the cache of lists (LRU): going back finds them as they were left. */
const cachedLists = 10;

/** The photos of one company as the URL asks for them: its albums, the helpful ones, and the gallery over them. */
export class CompanyPhotosStore {
  urlName = '';
  search: PhotoSearch = everyPhoto;
  photos: Pages<Photo>;
  /** The photos that the gallery shows, and which of them; nothing where it is closed. */
  gallery: { readonly of: 'list' | 'helpful'; readonly at: number } | undefined = undefined;
  readonly albums: Request<Albums, [urlName: string]>;
  readonly helpful: Request<readonly Photo[], [urlName: string]>;
  readonly #photos: Photos;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #lists = new LruCache<Pages<Photo>>(cachedLists);

  constructor(photos: Photos, clock: Pick<Clock, 'after'>) {
    this.#photos = photos;
    this.#clock = clock;
    this.albums = new Request((urlName) => photos.albums(urlName));
    this.helpful = new Request((urlName) => photos.helpful(urlName));
    this.photos = this.#listOf('', everyPhoto);
    makeAutoObservable(this, { search: observableRef, photos: observableRef, gallery: observableRef, albums: false, helpful: false });
  }

  /** Shows the photos of a company that answer a search. A list that was read before is shown as it was left. */
  async show(urlName: string | undefined, search: PhotoSearch): Promise<void> {
    const isElsewhere = urlName !== this.urlName || this.albums.state.status === 'FAILURE';
    this.urlName = urlName ?? '';
    this.search = search;
    this.gallery = undefined;
    if (!urlName) return;
    const list = (this.photos = this.#listOf(urlName, search));
    const isListed = list.state.status === 'SUCCESS' || list.state.status === 'LOADING';
    await Promise.all([
      isElsewhere && this.albums.send(urlName),
      isElsewhere && this.helpful.send(urlName),
      isListed ? undefined : list.open(String(search.page)),
    ]);
  }

  /** How many photos the list has in all, of which some may be still to come. */
  get total(): number {
    const { value } = this.albums;
    const { album } = this.search;
    const listed = album === null ? value?.photosCount : value?.albums.find((each) => each.album === album)?.photosCount;
    return Math.max(listed ?? 0, this.photos.items.length);
  }

  /** The photos that the gallery leads through. */
  get inGallery(): readonly Photo[] {
    return this.gallery?.of === 'helpful' ? (this.helpful.value ?? []) : this.photos.items;
  }

  open(of: 'list' | 'helpful', at: number): void {
    this.gallery = { of, at };
  }

  close(): void {
    this.gallery = undefined;
  }

  /** Leads the gallery to a photo. Near the end of what is read the next ones are asked for. */
  go(to: number): void {
    const { gallery } = this;
    const last = this.inGallery.length - 1;
    if (!gallery || last < 0) return;
    const at = Math.min(Math.max(to, 0), last);
    this.gallery = { ...gallery, at };
    if (gallery.of === 'list' && at >= last - 2) void this.photos.more();
  }

  /** Waits until a photo stands on the page. */
  whenThere(isThere: () => boolean): Promise<boolean> {
    return whenThere(isThere, this.#clock);
  }

  #listOf(urlName: string, search: PhotoSearch): Pages<Photo> {
    return this.#lists.get(
      photosUrl(urlName, search),
      () =>
        new Pages(async (from: string | null) => {
          const page = Number(from ?? firstPhotoPage);
          const { items, total } = await this.#photos.list(urlName, search.album, page);
          return { items, next: page * usualPhotos < total ? String(page + 1) : null };
        }),
    );
  }
}

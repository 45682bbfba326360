import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DeskPhoto, DeskPhotoFacts, DeskPhotos } from '#core/company-desk/desk-photos.ts';
import { refusedPhrases } from '#core/company-desk/reply-phrases.ts';
import type { Failure } from '#core/failure.ts';
import { largestPictureBytes } from '#core/media/post-pictures.ts';
import { longestCaption, type AlbumName } from '#core/photos/photo.ts';
import { Request } from '../requests/request.ts';
import type { CompanyDeskStore } from './company-desk-store.ts';

/** Reason why a photo was not added or removed. */
export type DeskPhotoFault =
  | { readonly is: 'missing' | 'large' | 'unreadable' | 'long' | 'takenDown' | 'full' | 'out' | 'failed' }
  | { readonly is: 'refused'; readonly said: string };

type Bytes = Uint8Array<ArrayBuffer>;

/** Photos of one desk's company, and the one being added. */
export class DeskPhotosStore {
  readonly photos: Request<readonly DeskPhoto[], [urlName: string]>;
  readonly adding: Request<readonly DeskPhoto[], [facts: DeskPhotoFacts, file: Bytes]>;
  readonly removing: Request<void, [photoSetId: string]>;
  file: Bytes | undefined = undefined;
  album: AlbumName = 'office';
  caption = '';
  fault: DeskPhotoFault | undefined = undefined;
  /** Count of added ones, each of which empties the field of the file. */
  addedCount = 0;
  readonly #desk: Pick<CompanyDeskStore, 'urlName'>;

  constructor(photos: DeskPhotos, desk: Pick<CompanyDeskStore, 'urlName'>) {
    this.#desk = desk;
    this.photos = new Request((urlName) => photos.list(urlName));
    this.adding = new Request((facts, file) => photos.add(desk.urlName, facts, file));
    this.removing = new Request((photoSetId) => photos.remove(desk.urlName, photoSetId));
    makeAutoObservable(this, { photos: false, adding: false, removing: false, file: observableRef, fault: observableRef });
  }

  async open(): Promise<void> {
    await this.photos.renew(this.#desk.urlName);
  }

  type(change: Partial<Pick<DeskPhotosStore, 'file' | 'album' | 'caption'>>): void {
    Object.assign(this, change);
    this.fault = undefined;
  }

  get isBusy(): boolean {
    return this.adding.state.status === 'LOADING' || this.removing.state.status === 'LOADING';
  }

  /** Answers whether it was added; nothing chosen or typed is lost where it was not. */
  async add(): Promise<boolean> {
    const { file, album } = this;
    const caption = this.caption.trim();
    this.fault = faultIn(file, caption);
    if (this.fault || !file) return false;
    const outcome = await this.adding.send({ album, caption: caption || null }, file);
    if (outcome.status === 'FAILURE') runInAction(() => (this.fault = faultOf(outcome.failure)));
    if (outcome.status !== 'SUCCESS') return false;
    runInAction(() => {
      this.type({ file: undefined, caption: '' });
      this.addedCount += 1;
    });
    await this.open();
    return true;
  }

  async remove({ photoSetId }: DeskPhoto): Promise<boolean> {
    const outcome = await this.removing.send(photoSetId);
    if (outcome.status === 'FAILURE') runInAction(() => (this.fault = faultOf(outcome.failure)));
    await this.open();
    return outcome.status === 'SUCCESS';
  }
}

function faultIn(file: Bytes | undefined, caption: string): DeskPhotoFault | undefined {
  if (!file) return { is: 'missing' };
  if (file.length > largestPictureBytes) return { is: 'large' };
  if (caption.length > longestCaption) return { is: 'long' };
  const [refusal] = refusedPhrases(caption);
  return refusal && { is: 'refused', said: refusal.said };
}

const ofCodes: Readonly<Record<string, Exclude<DeskPhotoFault['is'], 'refused'>>> = {
  DESK_ROLE: 'out',
  TOO_MANY: 'full',
  CONFLICT: 'takenDown',
  PICTURE_UNREADABLE: 'unreadable',
  PICTURE_TOO_LARGE: 'large',
  BODY_TOO_LARGE: 'large',
};

function faultOf({ code = '', kind, problems }: Failure): DeskPhotoFault {
  if (code === 'REPLY_REFUSED' || code === 'TEXT_ABUSIVE') return { is: 'refused', said: problems[0]?.words ?? '' };
  return { is: ofCodes[code] ?? (kind === 'signed-out' || kind === 'missing' ? 'out' : 'failed') };
}

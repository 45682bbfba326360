import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { addressOfPicture, type MessagePicture } from '#core/chat/message-picture.ts';
import type { OwnPictures } from '#core/media/own-pictures.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { Request } from '../requests/request.ts';

interface LargePhoto {
  readonly picture: MessagePicture;
  readonly alt: string;
}

/** Shown photos, where others' load only on request or from trusted senders (F-25). */
export class ShownPhotosStore {
  /** Local addresses by the photos' own. */
  addresses: ReadonlyMap<string, string> = new Map();
  failed: ReadonlySet<string> = new Set();
  asked: ReadonlySet<string> = new Set();
  large: LargePhoto | undefined;
  readonly #own: Pick<OwnPictures, 'addressOf'>;

  constructor(own: Pick<OwnPictures, 'addressOf'>) {
    this.#own = own;
    makeAutoObservable(this, { addresses: observableRef, failed: observableRef, asked: observableRef, large: observableRef });
  }

  ask({ pictureId }: MessagePicture): void {
    this.asked = new Set([...this.asked, pictureId]);
  }

  /** Loads a photo under the persona that may see it, retrying failures. */
  async bring(picture: MessagePicture, as: ProfileType, isSmall: boolean): Promise<void> {
    const url = addressOfPicture(picture, isSmall);
    if (this.addresses.has(url)) return;
    this.#mark(url, false);
    const bringing = new Request(() => this.#own.addressOf(url, [as]));
    const outcome = await bringing.send();
    runInAction(() => {
      if (outcome.status === 'SUCCESS') this.addresses = new Map(this.addresses).set(url, outcome.value);
      else this.#mark(url, true);
    });
  }

  lose(picture: MessagePicture, isSmall: boolean): void {
    const url = addressOfPicture(picture, isSmall);
    this.addresses = new Map([...this.addresses].filter(([known]) => known !== url));
    this.#mark(url, true);
  }

  enlarge(photo: LargePhoto, as: ProfileType): void {
    this.large = photo;
    void this.bring(photo.picture, as, false);
  }

  shut(): void {
    this.large = undefined;
  }

  #mark(url: string, isFailed: boolean): void {
    this.failed = new Set([...this.failed].filter((each) => each !== url).concat(isFailed ? url : []));
  }
}

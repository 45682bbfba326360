import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { addressOfPicture, type MessagePicture } from '#core/chat/message-picture.ts';
import type { OwnPictures } from '#core/media/own-pictures.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { Request } from '../requests/request.ts';

/** A photo that is shown in full, and what it is called. */
interface LargePhoto {
  readonly picture: MessagePicture;
  readonly alt: string;
}

/** The photos of messages that are shown here. Those of others are brought only when the reader asks for them, or trusts who sent them (F-25). */
export class ShownPhotosStore {
  /** The addresses at which this page shows photos, by their own. */
  addresses: ReadonlyMap<string, string> = new Map();
  /** The addresses at which nothing came. */
  failed: ReadonlySet<string> = new Set();
  /** The photos that the reader has asked for. */
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

  /** Brings a photo here for the persona that may see it; again where it did not come. */
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

  /** A photo did not come from where it was to be: it may be gone meanwhile. */
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

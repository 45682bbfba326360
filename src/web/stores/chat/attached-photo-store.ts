import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MessagePicture } from '#core/chat/message-picture.ts';
import type { Failure } from '#core/failure.ts';
import { pictureRefusalOf, type PictureRefusal } from '#core/media/picture-problem.ts';
import { largestPictureBytes, type PostPicture, type PostPictures } from '#core/media/post-pictures.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { Request, type RequestState } from '../requests/request.ts';

export interface PickedPhoto {
  /** Content type claimed by the device. */
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Photo for the next message, uploaded at once under the writing persona. */
export class AttachedPhotoStore {
  /** Chosen photo: uploading, ready or failed. */
  photo: PickedPhoto | undefined;
  /** Upload progress from 0 to 1. */
  share = 0;
  picture: MessagePicture | undefined;
  problem: PictureRefusal | undefined;
  failure: Failure | undefined;
  readonly #uploading: Request<PostPicture, [photo: PickedPhoto, as: ProfileType]>;
  #as: ProfileType = 'ANONYMOUS';

  constructor(pictures: Pick<PostPictures, 'upload'>) {
    this.#uploading = new Request((photo, as) => pictures.upload(photo.bytes, (share) => this.#moved(photo, share), as));
    makeAutoObservable(this, { photo: observableRef, picture: observableRef, failure: observableRef });
  }

  get isUnderWay(): boolean {
    return this.photo !== undefined && this.picture === undefined && this.problem === undefined;
  }

  async add(photo: PickedPhoto, as: ProfileType): Promise<void> {
    this.remove();
    if (!photo.contentType.startsWith('image/')) return this.#refuse('not-a-picture');
    if (photo.bytes.length > largestPictureBytes) return this.#refuse('too-large');
    this.photo = photo;
    this.#as = as;
    const outcome = await this.#uploading.send(photo, as);
    runInAction(() => this.#settle(photo, outcome));
  }

  async again(): Promise<void> {
    if (this.photo) await this.add(this.photo, this.#as);
  }

  remove(): void {
    this.photo = undefined;
    this.picture = undefined;
    this.problem = undefined;
    this.failure = undefined;
    this.share = 0;
  }

  /** Passes the photo to the message being sent. */
  take(): MessagePicture | null {
    const { picture } = this;
    this.remove();
    return picture ?? null;
  }

  #refuse(problem: PictureRefusal): void {
    this.problem = problem;
  }

  #moved(photo: PickedPhoto, share: number): void {
    runInAction(() => {
      if (this.photo === photo) this.share = share;
    });
  }

  /** Ignores the outcome for a removed photo. */
  #settle(photo: PickedPhoto, outcome: RequestState<PostPicture>): void {
    if (this.photo !== photo) return;
    if (outcome.status === 'SUCCESS') {
      const { fileKey: pictureId, width, height } = outcome.value;
      this.picture = { pictureId, width, height };
      return;
    }
    this.failure = outcome.status === 'FAILURE' ? outcome.failure : undefined;
    this.problem = this.failure ? pictureRefusalOf(this.failure) : 'failed';
    if (this.problem !== 'failed') this.photo = undefined;
  }
}

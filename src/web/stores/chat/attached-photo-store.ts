import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MessagePicture } from '#core/chat/message-picture.ts';
import type { Failure } from '#core/failure.ts';
import { pictureRefusalOf, type PictureRefusal } from '#core/media/picture-problem.ts';
import { largestPictureBytes, type PostPicture, type PostPictures } from '#core/media/post-pictures.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { Request, type RequestState } from '../requests/request.ts';

/** A file as it was chosen. */
export interface PickedPhoto {
  /** What the device says that it is. */
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The photo that goes with the next message. It is uploaded as soon as it is chosen, under the persona that writes. */
export class AttachedPhotoStore {
  /** The photo that was chosen, while it is under way, is there, or could not be sent. */
  photo: PickedPhoto | undefined;
  /** How much of it has gone, from 0 to 1. */
  share = 0;
  /** The photo as the server keeps it. */
  picture: MessagePicture | undefined;
  problem: PictureRefusal | undefined;
  /** What the server said of an upload that failed. */
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

  /** Takes a photo in; another one before it is gone. */
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

  /** Takes it away again; what was uploaded and nothing has taken goes by itself. */
  remove(): void {
    this.photo = undefined;
    this.picture = undefined;
    this.problem = undefined;
    this.failure = undefined;
    this.share = 0;
  }

  /** Hands the photo over to the message that is sent now. */
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

  /** What came of a photo that was taken away meanwhile is nothing to anyone. */
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

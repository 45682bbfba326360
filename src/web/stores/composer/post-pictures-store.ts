import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import type { OwnPictures } from '#core/media/own-pictures.ts';
import { pictureRefusalOf, type PictureRefusal } from '#core/media/picture-problem.ts';
import { isKeptByServer, largestPictureBytes, mostPictures, type PostPictures } from '#core/media/post-pictures.ts';
import { withPicture, withoutPicture, type WrittenPicture } from '#core/composer/writing.ts';
import type { ComposerStore } from './composer-store.ts';
import { removalOf } from '../requests/removal.ts';
import { Request } from '../requests/request.ts';

export interface PickedPicture {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface PictureProblem {
  readonly name: string;
  readonly kind: PictureRefusal | 'too-many';
  /** Present where a retry is possible. */
  readonly picture?: PickedPicture;
}

/** Picture uploads of a post, each with its progress. */
export class PostPicturesStore {
  progress: ReadonlyMap<string, number> = new Map();
  problems: readonly PictureProblem[] = [];
  /** Local addresses by the pictures' own. */
  shown: ReadonlyMap<string, string> = new Map();
  readonly removing: Request<void, [postId: string, fileKey: string]>;
  readonly #postPictures: PostPictures;
  readonly #ownPictures: OwnPictures;
  readonly #composer: ComposerStore;
  readonly #keys: IdempotencyKeys;

  constructor(postPictures: PostPictures, ownPictures: OwnPictures, composer: ComposerStore, keys: IdempotencyKeys) {
    this.#postPictures = postPictures;
    this.#ownPictures = ownPictures;
    this.#composer = composer;
    this.#keys = keys;
    this.removing = removalOf((postId, fileKey) => postPictures.remove(postId, fileKey));
    makeAutoObservable(this, { progress: observableRef, problems: observableRef, shown: observableRef, removing: false });
  }

  /** Adds pictures as far as there is room. */
  async add(pictures: readonly PickedPicture[]): Promise<void> {
    this.problems = [];
    await Promise.all(pictures.map((picture) => this.#take(picture)));
  }

  async retry({ picture }: PictureProblem): Promise<void> {
    if (picture) await this.add([picture]);
  }

  /** Removes a picture, on the server only if a post already has it. */
  async remove(index: number): Promise<void> {
    const { postId, pictures } = this.#composer.writing;
    const uploadKey = pictures[index]?.uploadKey ?? null;
    if (postId !== null && uploadKey !== null && isKeptByServer(postId, uploadKey)) {
      const outcome = await this.removing.send(postId, uploadKey);
      if (outcome.status !== 'SUCCESS') return;
      this.#composer.lose(uploadKey);
    }
    this.#composer.change((writing) => withoutPicture(writing, index));
  }

  /** Loads a picture for display, leaving its place empty on failure. */
  async show({ uri, takers }: WrittenPicture): Promise<void> {
    if (uri === null || this.shown.has(uri)) return;
    const bringing = new Request(() => this.#ownPictures.addressOf(uri, takers));
    const outcome = await bringing.send();
    if (outcome.status === 'SUCCESS') runInAction(() => (this.shown = new Map(this.shown).set(uri, outcome.value)));
  }

  async #take(picture: PickedPicture): Promise<void> {
    const { pictures, kind, profileType } = this.#composer.writing;
    if (picture.bytes.length > largestPictureBytes) return this.#fail({ name: picture.name, kind: 'too-large' });
    if (pictures.length >= mostPictures) return this.#fail({ name: picture.name, kind: 'too-many' });
    const pictureId = this.#keys.make();
    const written: WrittenPicture = {
      pictureId,
      details: picture.name,
      uri: null,
      aspectRatio: null,
      uploadKey: null,
      isUploading: true,
      takers: [profileType],
    };
    this.#composer.change({ pictures: [...pictures, written], kind: kind === 'text' ? 'image' : kind });
    const sending = new Request(async () => {
      const uploaded = await this.#postPictures.upload(picture.bytes, (share) => this.#moved(pictureId, share), profileType);
      return { ...uploaded, takers: await this.#ownPictures.takersOf(profileType) };
    });
    const outcome = await sending.send();
    if (outcome.status === 'SUCCESS') {
      const { fileKey, small, width, height, takers } = outcome.value;
      this.#composer.change((writing) =>
        withPicture(writing, pictureId, { uri: small.url, aspectRatio: width / height, uploadKey: fileKey, isUploading: false, takers }),
      );
      return;
    }
    this.#composer.change((writing) => ({ ...writing, pictures: writing.pictures.filter((other) => other.pictureId !== pictureId) }));
    const problem = outcome.status === 'FAILURE' ? pictureRefusalOf(outcome.failure) : 'failed';
    this.#fail({ name: picture.name, kind: problem, ...(problem === 'failed' && { picture }) });
  }

  #moved(pictureId: string, share: number): void {
    runInAction(() => (this.progress = new Map(this.progress).set(pictureId, share)));
  }

  #fail(problem: PictureProblem): void {
    runInAction(() => (this.problems = [...this.problems, problem]));
  }
}

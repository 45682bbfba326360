import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import type { OwnPictures } from '#core/media/own-pictures.ts';
import { pictureRefusalOf, type PictureRefusal } from '#core/media/picture-problem.ts';
import { isKeptByServer, largestPictureBytes, mostPictures, type PostPictures } from '#core/media/post-pictures.ts';
import { withPicture, withoutPicture, type WrittenPicture } from '#core/composer/writing.ts';
import type { ComposerStore } from './composer-store.ts';
import { removalOf } from '../requests/removal.ts';
import { Request } from '../requests/request.ts';

/** A picture as its author hands it over. */
export interface PickedPicture {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The problem of a picture that was refused. */
export interface PictureProblem {
  readonly name: string;
  readonly kind: PictureRefusal | 'too-many';
  /** Set where it can be retried. */
  readonly picture?: PickedPicture;
}

/** Pictures on their way into a post: each goes by itself, and says how far it has come. */
export class PostPicturesStore {
  /** The upload progress of each picture, from 0 to 1. */
  progress: ReadonlyMap<string, number> = new Map();
  problems: readonly PictureProblem[] = [];
  /** The addresses at which the pictures are shown here, by their own. */
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

  /** Takes pictures in, as many as there is room for. */
  async add(pictures: readonly PickedPicture[]): Promise<void> {
    this.problems = [];
    await Promise.all(pictures.map((picture) => this.#take(picture)));
  }

  async retry({ picture }: PictureProblem): Promise<void> {
    if (picture) await this.add([picture]);
  }

  /** Takes one away again. The server is asked only when a post has it already. */
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

  /** Brings a picture here, to be shown. Where that fails its place stays empty. */
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

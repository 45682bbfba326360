import { action, makeObservable, observableRef, runInAction } from 'mobx';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { largestPictureBytes } from '#core/media/post-pictures.ts';
import { photoContribution, type ContributedPhotos } from '#core/photos/own-photos.ts';
import { mostPhotos } from '#core/photos/photo.ts';
import { photoFormTarget, photoFormUrl, type PhotoFormTarget } from '#core/photos/photo-form-url.ts';
import {
  captionsTyped,
  emptyPhotos,
  fieldsOfPhotos,
  photoFactsOf,
  photoFormProblems,
  photoSteps,
  withCaption,
  withoutCaption,
  type PhotoFields,
  type PhotoFormProblems,
} from '#core/photos/photo-form.ts';
import type { PickedFile, PickedFiles } from '#core/photos/picked-files.ts';
import type { OwnPhotoSet } from '#core/photos/photo-set-draft.ts';
import { ContributionFormStore } from '../contributions/contribution-form-store.ts';
import type { FormParts } from '../contributions/form-parts.ts';

/** Why a file was not taken. */
export interface RefusedPhoto {
  readonly name: string;
  readonly kind: 'too-large' | 'too-many' | 'not-a-picture';
}

/** The form in which photos are sent. The device keeps the photos beside what is typed, until they are sent or thrown away. */
export class PhotoFormStore extends ContributionFormStore<PhotoFields, PhotoFormProblems, OwnPhotoSet, PhotoFormTarget> {
  picked: readonly PickedFile[] = [];
  refused: readonly RefusedPhoto[] = [];
  readonly #files: PickedFiles;
  readonly #keys: IdempotencyKeys;
  /** The set to which the photos belong that were picked. */
  #set = '';

  constructor(contributed: ContributedPhotos, parts: FormParts, files: PickedFiles, keys: IdempotencyKeys) {
    super(contributed, parts, {
      ...photoContribution,
      empty: emptyPhotos,
      steps: photoSteps,
      target: photoFormTarget([]),
      urlOf: photoFormUrl,
      changedBy: ({ photoSetId }) => photoSetId,
      fieldsOf: fieldsOfPhotos,
      takeUp: ({ files: set }) => this.#takeUp(set),
      textsOf: (fields) => captionsTyped(fields, mostPhotos).filter(Boolean),
      problemsOf: (fields) => photoFormProblems(fields, 0),
      send: (company, fields) => contributed.send(company, { ...photoFactsOf(fields, this.count), files: this.picked.map(({ file }) => file) }),
      change: (publicKey, own, fields) => contributed.change(publicKey, own, { ...photoFactsOf(fields, own.captions.length), files: [] }),
    });
    this.#files = files;
    this.#keys = keys;
    makeObservable(this, { picked: observableRef, refused: observableRef, add: action, drop: action });
  }

  /** How many photos there are: those that were picked, or those of the sending that is changed. */
  get count(): number {
    return this.isChange ? (this.standing.own.value?.captions.length ?? 0) : this.picked.length;
  }

  get captions(): readonly string[] {
    return captionsTyped(this.form.draft.fields, this.count);
  }

  protected override problemsOf(fields: PhotoFields): PhotoFormProblems {
    return photoFormProblems(fields, this.count);
  }

  /** Takes photos in, as many as there is room for. */
  add(photos: readonly PickedFile[], unread: readonly string[] = []): void {
    const small = photos.filter(({ file }) => file.length <= largestPictureBytes);
    const room = mostPhotos - this.picked.length;
    this.refused = [
      ...unread.map((name) => ({ name, kind: 'not-a-picture' as const })),
      ...photos.filter((photo) => !small.includes(photo)).map(({ name }) => ({ name, kind: 'too-large' as const })),
      ...small.slice(room).map(({ name }) => ({ name, kind: 'too-many' as const })),
    ];
    this.#hold([...this.picked, ...small.slice(0, room)], this.captions.join('\n'));
  }

  drop(at: number): void {
    this.refused = [];
    this.#hold(
      this.picked.filter((_, place) => place !== at),
      withoutCaption(this.captions, at),
    );
  }

  #hold(picked: readonly PickedFile[], captions: string): void {
    this.#set ||= this.#keys.make();
    this.picked = picked;
    this.type({ captions, files: this.#set });
    void this.#files.keep(this.#set, picked);
  }

  say(at: number, caption: string): void {
    this.type({ captions: withCaption(this.captions, at, caption) });
  }

  override async send(): Promise<boolean> {
    const isSent = await super.send();
    if (isSent) this.#forget();
    return isSent;
  }

  override async throwAway(): Promise<void> {
    this.#forget();
    await super.throwAway();
  }

  async #takeUp(set: string): Promise<void> {
    const kept = set === '' ? [] : await this.#files.read(set);
    runInAction(() => {
      if (kept.length > 0 || set !== this.#set) this.picked = kept;
      this.#set = set;
    });
  }

  /** Lines of photos that are not here any more say nothing. */
  protected override settle(): void {
    super.settle();
    if (!this.isChange && this.picked.length === 0 && this.form.draft.fields.captions !== '') this.type({ captions: '' });
  }

  #forget(): void {
    void this.#files.keep(this.#set, []);
    this.#set = '';
    runInAction(() => {
      this.picked = [];
      this.refused = [];
    });
  }
}

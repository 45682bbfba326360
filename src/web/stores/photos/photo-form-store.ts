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
  freePlaces,
  photoFactsOf,
  photoFormProblems,
  photoSteps,
  takesPhotos,
  withCaption,
  withoutCaption,
  type PhotoFields,
  type PhotoFormProblems,
} from '#core/photos/photo-form.ts';
import type { PickedFile, PickedFiles } from '#core/photos/picked-files.ts';
import type { OwnPhotoSet, PhotoSetDraft } from '#core/photos/photo-set-draft.ts';
import { ContributionFormStore } from '../contributions/contribution-form-store.ts';
import type { FormParts } from '../contributions/form-parts.ts';
import type { UploadTicketStore } from './upload-ticket-store.ts';

export interface RefusedPhoto {
  readonly name: string;
  readonly kind: 'too-large' | 'too-many' | 'not-a-picture';
}

/** Photo form. Picked photos stay on the device until sent or thrown away. */
export class PhotoFormStore extends ContributionFormStore<PhotoFields, PhotoFormProblems, OwnPhotoSet, PhotoFormTarget> {
  picked: readonly PickedFile[] = [];
  refused: readonly RefusedPhoto[] = [];
  readonly #files: PickedFiles;
  readonly #keys: IdempotencyKeys;
  #set = '';

  readonly #ticket: Pick<UploadTicketStore, 'open' | 'isUnanswered' | 'settle'>;

  constructor(
    contributed: ContributedPhotos,
    parts: FormParts,
    files: PickedFiles,
    keys: IdempotencyKeys,
    ticket: Pick<UploadTicketStore, 'open' | 'isUnanswered' | 'settle'>,
  ) {
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
      send: (company, fields) => contributed.send(company, this.#draftOf(fields)),
      change: (publicKey, own, fields) => contributed.change(publicKey, own, this.#draftOf(fields)),
    });
    this.#files = files;
    this.#keys = keys;
    this.#ticket = ticket;
    makeObservable(this, { picked: observableRef, refused: observableRef, add: action, drop: action });
  }

  /** Opens photos from an accepted link by their key alone, with no session request beside it (F-07). */
  override async begin(changed: string | null): Promise<void> {
    const found = await this.#ticket.open();
    if (this.#ticket.isUnanswered) return;
    if (found === undefined || found === changed) await super.begin(changed);
  }

  override async show(target: PhotoFormTarget): Promise<void> {
    if (photoFormUrl(target) !== photoFormUrl(this.target)) this.#ticket.settle();
    await super.show(target);
  }

  /** Places counted from 0. In a changed sending, those of missing photos. */
  get #places(): readonly number[] {
    return freePlaces(this.existing.own.value).slice(0, this.picked.length);
  }

  /** Counts picked photos and those of the changed sending. */
  get count(): number {
    return Math.max(this.existing.own.value?.captions.length ?? 0, (this.#places.at(-1) ?? -1) + 1);
  }

  get room(): number {
    const own = this.existing.own.value;
    return own && !takesPhotos(own) ? 0 : freePlaces(own).length - this.picked.length;
  }

  /** Photos of the changed sending that neither arrived nor were picked here. */
  get missingCount(): number {
    const own = this.existing.own.value;
    return own ? own.captions.filter((_, at) => !own.there.includes(at + 1) && !this.photoAt(at)).length : 0;
  }

  photoAt(place: number): PickedFile | undefined {
    return this.picked[this.#places.indexOf(place)];
  }

  #draftOf(fields: PhotoFields): PhotoSetDraft {
    const { count } = this;
    return { ...photoFactsOf(fields, count), files: Array.from({ length: count }, (_, place) => this.photoAt(place)?.file) };
  }

  get captions(): readonly string[] {
    return captionsTyped(this.form.draft.fields, this.count);
  }

  protected override problemsOf(fields: PhotoFields): PhotoFormProblems {
    return photoFormProblems(fields, this.count);
  }

  /** Adds as many photos as fit. */
  add(photos: readonly PickedFile[], unread: readonly string[] = []): void {
    const small = photos.filter(({ file }) => file.length <= largestPictureBytes);
    const { room } = this;
    this.refused = [
      ...unread.map((name) => ({ name, kind: 'not-a-picture' as const })),
      ...photos.filter((photo) => !small.includes(photo)).map(({ name }) => ({ name, kind: 'too-large' as const })),
      ...small.slice(room).map(({ name }) => ({ name, kind: 'too-many' as const })),
    ];
    this.#hold([...this.picked, ...small.slice(0, room)], this.captions.join('\n'));
  }

  drop(place: number): void {
    this.refused = [];
    const captions = withoutCaption(this.captions, this.#places, place);
    this.#hold(
      this.picked.filter((photo) => photo !== this.photoAt(place)),
      captions,
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

  /** Drops captions of photos no longer here. */
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

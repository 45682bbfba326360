import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Mute, MuteKind, Mutes } from '#core/moderation/mutes.ts';
import type { Author } from '#core/personas/author.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Posts } from '#core/posts/posts.ts';
import type { Resource } from '#core/votes/vote.ts';
import { removalOf } from '../requests/removal.ts';
import { Request } from '../requests/request.ts';

export type HiddenReason = { readonly kind: 'HIDDEN' } | Mute;

/** Content just hidden, which keeps its position in the list for undo. */
export class HiddenContentStore {
  things: ReadonlyMap<string, HiddenReason> = new Map();
  /** Last hidden id, which takes the focus. */
  pointedId: string | undefined;
  /** Undo toasts by what each restores. */
  readonly #offers = new Map<string, number>();
  readonly hiding: Request<void, [postId: string]>;
  readonly unhiding: Request<void, [postId: string]>;
  readonly muting: Request<Mute, [resource: Resource, kind: MuteKind, persona: ProfileType]>;
  readonly unmuting: Request<void, [muteId: string]>;

  constructor(posts: Posts, mutes: Mutes) {
    this.hiding = new Request((postId) => posts.hide(postId));
    this.unhiding = removalOf((postId) => posts.unhide(postId));
    this.muting = new Request((resource, kind, persona) => mutes.add(resource, kind, persona));
    this.unmuting = removalOf((muteId) => mutes.remove(muteId));
    makeAutoObservable(this, { things: observableRef, hiding: false, unhiding: false, muting: false, unmuting: false });
  }

  /** Matches others by the author's persona name only, as many may share a designation. */
  reasonFor(id: string, author: Author | null): HiddenReason | undefined {
    const own = this.things.get(id);
    if (own || author?.profileType !== 'ANONYMOUS') return own;
    return [...this.things.values()].find(
      (reason) => reason.kind !== 'HIDDEN' && reason.author.profileType === 'ANONYMOUS' && reason.author.name === author.name,
    );
  }

  async hide(postId: string): Promise<boolean> {
    const outcome = await this.hiding.send(postId);
    if (outcome.status === 'SUCCESS') this.#addHidden(postId, { kind: 'HIDDEN' });
    return outcome.status === 'SUCCESS';
  }

  /** Answers whether the author is muted or blocked. */
  async mute(resource: Resource, kind: MuteKind, persona: ProfileType): Promise<boolean> {
    const outcome = await this.muting.send(resource, kind, persona);
    if (outcome.status === 'SUCCESS') this.#addHidden(resource.resourceId, outcome.value);
    return outcome.status === 'SUCCESS';
  }

  async takeBack(id: string, reason: HiddenReason): Promise<boolean> {
    const outcome = reason.kind === 'HIDDEN' ? await this.unhiding.send(id) : await this.unmuting.send(reason.muteId);
    const isBack = outcome.status === 'SUCCESS';
    if (isBack) this.forget((otherId, other) => (reason.kind === 'HIDDEN' ? otherId === id : other.kind !== 'HIDDEN' && other.muteId === reason.muteId));
    return isBack;
  }

  /** Shows content again whose reason to hide is over. */
  forget(isOver: (id: string, reason: HiddenReason) => boolean): void {
    this.things = new Map([...this.things].filter(([id, reason]) => !isOver(id, reason)));
  }

  offer(id: string, reason: HiddenReason, toast: number): void {
    this.#offers.set(undoneBy(id, reason), toast);
  }

  /** Undefined where no toast offers the undo. */
  offerOf(id: string, reason: HiddenReason): number | undefined {
    return this.#offers.get(undoneBy(id, reason));
  }

  point(id: string | undefined): void {
    this.pointedId = id;
  }

  #addHidden(id: string, reason: HiddenReason): void {
    runInAction(() => (this.things = new Map(this.things).set(id, reason)));
  }
}

/** Key of an undo: one post or comment, or all that one mute hides. */
const undoneBy = (id: string, reason: HiddenReason): string => (reason.kind === 'HIDDEN' ? id : reason.muteId);

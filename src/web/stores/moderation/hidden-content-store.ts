import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Mute, MuteKind, Mutes } from '#core/moderation/mutes.ts';
import type { Author } from '#core/personas/author.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Posts } from '#core/posts/posts.ts';
import type { Resource } from '#core/votes/vote.ts';
import { removalOf } from '../requests/removal.ts';
import { Request } from '../requests/request.ts';

/** The reason why a post or comment is hidden: the reader is not interested in it, or has muted or blocked its author. */
export type HiddenReason = { readonly kind: 'HIDDEN' } | Mute;

/** The posts and comments that the reader has just hidden. Each keeps its position in the list, where it can be undone. */
export class HiddenContentStore {
  /** Reasons by the id of the post or comment on which hiding was pressed. */
  things: ReadonlyMap<string, HiddenReason> = new Map();
  /** The id that focus moves to: the one that the reader has just hidden. */
  pointedId: string | undefined;
  /** The toasts that offer to undo, by what each undoes. */
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

  /** The reason why this is hidden, if it is. Others of the author are matched by a made-up name, which is one person's; a designation may be said of many. */
  reasonFor(id: string, author: Author | null): HiddenReason | undefined {
    const own = this.things.get(id);
    if (own || author?.profileType !== 'ANONYMOUS') return own;
    return [...this.things.values()].find(
      (reason) => reason.kind !== 'HIDDEN' && reason.author.profileType === 'ANONYMOUS' && reason.author.name === author.name,
    );
  }

  /** Hides a post from the feed; answers whether it is hidden. */
  async hide(postId: string): Promise<boolean> {
    const outcome = await this.hiding.send(postId);
    if (outcome.status === 'SUCCESS') this.#addHidden(postId, { kind: 'HIDDEN' });
    return outcome.status === 'SUCCESS';
  }

  /** Mutes or blocks the author of a post or comment; answers whether that is done. */
  async mute(resource: Resource, kind: MuteKind, persona: ProfileType): Promise<boolean> {
    const outcome = await this.muting.send(resource, kind, persona);
    if (outcome.status === 'SUCCESS') this.#addHidden(resource.resourceId, outcome.value);
    return outcome.status === 'SUCCESS';
  }

  /** Undoes the hiding; answers whether it is undone. */
  async takeBack(id: string, reason: HiddenReason): Promise<boolean> {
    const outcome = reason.kind === 'HIDDEN' ? await this.unhiding.send(id) : await this.unmuting.send(reason.muteId);
    const isBack = outcome.status === 'SUCCESS';
    if (isBack) this.forget((otherId, other) => (reason.kind === 'HIDDEN' ? otherId === id : other.kind !== 'HIDDEN' && other.muteId === reason.muteId));
    return isBack;
  }

  /** Shows again all content that is hidden for a reason that holds no longer. */
  forget(isOver: (id: string, reason: HiddenReason) => boolean): void {
    this.things = new Map([...this.things].filter(([id, reason]) => !isOver(id, reason)));
  }

  /** Remembers the toast that offers to undo this. */
  offer(id: string, reason: HiddenReason, toast: number): void {
    this.#offers.set(undoneBy(id, reason), toast);
  }

  /** The toast that offers to undo this; nothing where none does. */
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

/** What one undo shows again: a thing, or all that one mute hides. */
const undoneBy = (id: string, reason: HiddenReason): string => (reason.kind === 'HIDDEN' ? id : reason.muteId);

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Mute, MuteKind, Mutes } from '#core/moderation/mutes.ts';
import type { Author } from '#core/personas/author.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Posts } from '#core/posts/posts.ts';
import type { Resource } from '#core/votes/vote.ts';
import { Request } from '../requests/request.ts';

/** Why something is left out: the post itself is not wanted, or whoever wrote it. */
export type LeftOut = { readonly kind: 'HIDDEN' } | Mute;

/** What a reader has just left out. It keeps its place, where it can be taken back. */
export class LeftOutStore {
  /** By the post or comment on which it was asked for. */
  things: ReadonlyMap<string, LeftOut> = new Map();
  /** Where the reader stands who has just left it out. */
  pointedId: string | undefined;
  readonly hiding: Request<void, [postId: string]>;
  readonly unhiding: Request<void, [postId: string]>;
  readonly muting: Request<Mute, [resource: Resource, kind: MuteKind, face: ProfileType]>;
  readonly unmuting: Request<void, [muteId: string]>;

  constructor(posts: Posts, mutes: Mutes) {
    this.hiding = new Request((postId) => posts.hide(postId));
    this.unhiding = new Request((postId) => posts.unhide(postId));
    this.muting = new Request((resource, kind, face) => mutes.add(resource, kind, face));
    this.unmuting = new Request((muteId) => mutes.remove(muteId));
    makeAutoObservable(this, { things: observableRef, hiding: false, unhiding: false, muting: false, unmuting: false });
  }

  /** Why this is left out, if it is. A made-up name is one person's; what somebody works as may be said of many. */
  reasonFor(id: string, author: Author | null): LeftOut | undefined {
    const own = this.things.get(id);
    if (own || author?.profileType !== 'ANONYMOUS') return own;
    return [...this.things.values()].find((left) => left.kind !== 'HIDDEN' && left.author.profileType === 'ANONYMOUS' && left.author.name === author.name);
  }

  /** Leaves a post out of the feed; answers whether it was. */
  async hide(postId: string): Promise<boolean> {
    const outcome = await this.hiding.send(postId);
    if (outcome.status === 'SUCCESS') this.#leaveOut(postId, { kind: 'HIDDEN' });
    return outcome.status === 'SUCCESS';
  }

  /** Mutes or blocks whoever wrote this; answers whether that is done. */
  async mute(resource: Resource, kind: MuteKind, face: ProfileType): Promise<boolean> {
    const outcome = await this.muting.send(resource, kind, face);
    if (outcome.status === 'SUCCESS') this.#leaveOut(resource.resourceId, outcome.value);
    return outcome.status === 'SUCCESS';
  }

  /** Takes it back; answers whether it is back. What was taken back elsewhere is back, too. */
  async takeBack(id: string, left: LeftOut): Promise<boolean> {
    const outcome = left.kind === 'HIDDEN' ? await this.unhiding.send(id) : await this.unmuting.send(left.muteId);
    const isBack = outcome.status === 'SUCCESS' || (outcome.status === 'FAILURE' && outcome.failure.kind === 'missing');
    if (isBack) this.forget((other, reason) => (left.kind === 'HIDDEN' ? other === id : reason.kind !== 'HIDDEN' && reason.muteId === left.muteId));
    return isBack;
  }

  /** Shows again what is left out for a reason that holds no longer. */
  forget(isOver: (id: string, left: LeftOut) => boolean): void {
    this.things = new Map([...this.things].filter(([id, left]) => !isOver(id, left)));
  }

  point(id: string | undefined): void {
    this.pointedId = id;
  }

  #leaveOut(id: string, left: LeftOut): void {
    runInAction(() => (this.things = new Map(this.things).set(id, left)));
  }
}

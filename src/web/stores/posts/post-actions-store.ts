import { postPath } from '#core/navigation/screens.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Clipboards } from '#core/device/clipboards.ts';
import type { Shares } from '#core/device/shares.ts';
import type { PostPicture } from '#core/media/post-pictures.ts';
import type { InterventionOutcome, Moderated } from '#core/moderation/interventions.ts';
import type { AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import type { MuteKind } from '#core/moderation/mutes.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Post } from '#core/posts/post.ts';
import type { Posts } from '#core/posts/posts.ts';
import type { Resource } from '#core/votes/vote.ts';
import type { PostPatchesStore } from './post-patches-store.ts';
import { removalOf } from '../requests/removal.ts';
import { Request } from '../requests/request.ts';

export type PostQuestion =
  | { readonly kind: 'report'; readonly resource: Resource }
  | { readonly kind: 'stop'; readonly how: MuteKind; readonly resource: Resource; readonly name: string; readonly by: ProfileType }
  | { readonly kind: 'remove'; readonly what: Resource; readonly remove: () => Promise<boolean> }
  | { readonly kind: 'why'; readonly post: Post }
  | { readonly kind: 'moderate'; readonly resource: Resource; readonly moderated: Moderated; readonly done: (outcome: InterventionOutcome) => void }
  | { readonly kind: 'appeal'; readonly resource: Resource; readonly measure: AppealableMeasure; readonly done: () => void }
  | { readonly kind: 'leave'; readonly href: string; readonly host: string }
  | { readonly kind: 'translate'; readonly text: string; readonly from: string }
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'pictures'; readonly pictures: readonly PostPicture[]; readonly title: string; readonly at: number }
  | { readonly kind: 'keys' };

export type SharedHow = 'offered' | 'copied' | 'shown';

/** Actions on posts and comments other than reading, voting and answering (R-072). */
export class PostActionsStore {
  question: PostQuestion | undefined;
  readonly removing: Request<void, [postId: string]>;
  readonly asking: Request<number, [postId: string]>;
  readonly #sharing: Request<string, [postId: string, commentId: string | undefined]>;
  readonly #copying: Request<void, [text: string]>;
  readonly #shares: Shares;
  readonly #patches: PostPatchesStore;

  constructor(posts: Posts, shares: Shares, clipboards: Clipboards, patches: PostPatchesStore) {
    this.#shares = shares;
    this.#patches = patches;
    this.removing = removalOf((postId) => posts.remove(postId));
    this.asking = new Request((postId) => posts.requestAnswer(postId));
    this.#sharing = new Request((postId, commentId) => posts.shareUrl(postId, commentId));
    this.#copying = new Request((text) => clipboards.write(text));
    makeAutoObservable(this, {
      question: observableRef,
      removing: false,
      asking: false,
    });
  }

  ask(question: PostQuestion): void {
    this.question = question;
  }

  close(): void {
    this.question = undefined;
  }

  /** Shares a post or comment. Its URL is known even without the server. */
  async share(title: string, postId: string, commentId?: string): Promise<SharedHow> {
    const outcome = await this.#sharing.send(postId, commentId);
    const url = outcome.status === 'SUCCESS' ? outcome.value : `${postPath(postId)}${commentId === undefined ? '' : `?comment=${commentId}`}`;
    return this.passOn(title, url);
  }

  /** Shares a page by share sheet, clipboard, or by hand. */
  async passOn(title: string, url: string): Promise<SharedHow> {
    if (await this.#shares.offer({ title, url })) return 'offered';
    const whole = this.#shares.urlOf({ title, url });
    const copied = await this.#copying.send(whole);
    if (copied.status === 'SUCCESS') return 'copied';
    this.ask({ kind: 'url', url: whole });
    return 'shown';
  }

  async remove(postId: string): Promise<boolean> {
    const outcome = await this.removing.send(postId);
    if (outcome.status === 'SUCCESS') this.#patches.drop(postId);
    return outcome.status === 'SUCCESS';
  }
}

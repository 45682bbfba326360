import { makeAutoObservable, observableRef } from 'mobx';
import type { ChosenCommunity } from '#core/composer/writing.ts';
import type { WrittenTexts } from '#core/composer/written-texts.ts';
import type { Post, PostKind } from '#core/posts/post.ts';
import type { ReviewFacts } from '#core/posts/review-post.ts';

export interface WritingOptions {
  readonly kind?: PostKind;
  readonly community?: ChosenCommunity;
  readonly campaign?: string;
  readonly source?: 'user_logged_in' | 'own_review';
  readonly edits?: Post;
  /** Id of that post until it is loaded. */
  readonly changes?: string;
  /** Key of the draft whose posting led to a login. */
  readonly draft?: string;
  /** Replacement text, with the version it was based on if different. */
  readonly words?: WrittenTexts & Partial<Pick<Post, 'version'>>;
  /** Own review to begin a post with, which the lazy composer words. */
  readonly review?: ReviewFacts;
  /** URL with a post request, parsed by the lazy composer. */
  readonly url?: string;
}

/** Composer state, closed or open with an intent, while the lazy composer decides who may write. */
export class WritingStore {
  /** Options while open, undefined while closed. */
  options: WritingOptions | undefined;

  constructor() {
    makeAutoObservable(this, { options: observableRef });
  }

  open(options: WritingOptions = {}): void {
    this.options = options;
  }

  close(): void {
    this.options = undefined;
  }
}

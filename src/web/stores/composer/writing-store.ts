import { makeAutoObservable, observableRef } from 'mobx';
import type { ChosenCommunity } from '#core/composer/writing.ts';
import type { WrittenTexts } from '#core/composer/written-texts.ts';
import type { Post, PostKind } from '#core/posts/post.ts';

/** The intent with which the composer is opened. */
export interface WritingOptions {
  readonly kind?: PostKind;
  readonly community?: ChosenCommunity;
  readonly campaign?: string;
  readonly source?: 'user_logged_in';
  /** The post that is to be changed, in the place of a new one. */
  readonly edits?: Post;
  /** The id alone, as long as the post is not read. */
  readonly changes?: string;
  /** The words it is to be given, in the place of its own; a version where they change another one than it has now. */
  readonly words?: WrittenTexts & Partial<Pick<Post, 'version'>>;
  /** A URL that asks for a post; the lazy composer reads the rest of it. */
  readonly url?: string;
}

/** The state of the composer: closed, or open with an intent. The composer itself is lazy-loaded, and decides who may write. */
export class WritingStore {
  /** The options of what is open; undefined while it is shut. */
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

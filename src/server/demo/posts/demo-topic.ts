import type { SceneName } from './scenes.ts';

/** The seeds of posts of one topic. */
export interface DemoTopic {
  readonly urlName: string;
  /** The weight beside the others. */
  readonly weight: number;
  readonly posts: readonly PostSeed[];
}

/** The seed of a post: `<a|b>` means one of several wordings, `{name}` for something of the demo world. */
export interface PostSeed {
  readonly title: string;
  readonly content: string;
  readonly poll?: readonly string[];
  /** Whether salary offers stand side by side in it. */
  readonly offers?: boolean;
  /** The scenes of its pictures. */
  readonly pictures?: readonly SceneName[];
  /** A video at YouTube, by its name there. */
  readonly video?: string;
  /** The age, where that is not random. */
  readonly hoursAgo?: number;
  /** The number of comments, where that is not random. */
  readonly crowd?: number;
  /** The seeds of comments on this post alone. */
  readonly comments: readonly string[];
}

/** A post that is there to show something, and the topic it is in. */
export interface PlacedSeed extends PostSeed {
  readonly topic: string;
}

import type { SceneName } from './scenes.ts';

export interface DemoTopic {
  readonly urlName: string;
  readonly weight: number;
  readonly posts: readonly PostSeed[];
}

/** Seed of a post, with `<a|b>` for alternatives and `{name}` for names of the world. */
export interface PostSeed {
  readonly title: string;
  readonly content: string;
  readonly poll?: readonly string[];
  readonly offers?: boolean;
  readonly pictures?: readonly SceneName[];
  /** Id of a YouTube video. */
  readonly video?: string;
  readonly hoursAgo?: number;
  readonly crowd?: number;
  readonly comments: readonly string[];
}

/** Post that demonstrates a feature, with its topic. */
export interface PlacedSeed extends PostSeed {
  readonly topic: string;
}

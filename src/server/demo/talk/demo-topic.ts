/** What people say in one topic. */
export interface DemoTopic {
  readonly urlName: string;
  /** How busy it is, beside the others. */
  readonly weight: number;
  readonly posts: readonly PostSeed[];
}

/** What a post is grown from: `<a|b>` stands for one of several wordings, `{name}` for something of the demo world. */
export interface PostSeed {
  readonly title: string;
  readonly content: string;
  readonly poll?: readonly string[];
  /** Whether salary offers stand side by side in it. */
  readonly offers?: boolean;
  /** What people answer to just this. */
  readonly comments: readonly string[];
}

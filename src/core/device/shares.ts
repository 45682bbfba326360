/** A link, with its title, that a reader passes on to other people. */
export interface Shared {
  readonly title: string;
  /** A URL of ours, from the root. */
  readonly url: string;
}

/** The port by which this device passes something on. */
export abstract class Shares {
  /** Answers whether it could be offered at all; a share that is then cancelled was offered anyway. */
  abstract offer(shared: Shared): Promise<boolean>;
  /** The whole URL, to be pasted elsewhere. */
  abstract urlOf(shared: Shared): string;
}

/** Passes on by the native app around the page; bound there alone. */
export abstract class AppShares extends Shares {}

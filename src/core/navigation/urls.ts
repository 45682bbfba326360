/** URLs: whether they are ours, and how this tab goes there. */
export abstract class Urls {
  /** The path of this origin that a URL leads to; one of another origin leads to the start, so that nothing is an open redirect (D-21). */
  abstract ours(url: string): string;
  /** Loads the page at a URL of ours again, also when it is the current one. Everything this page held in memory is gone. */
  abstract go(url: string): void;
}

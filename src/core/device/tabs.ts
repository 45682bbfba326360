/** News that concern every tab of the product in this browser. */
export type TabNews = 'signed-in' | 'signed-out';

/** This tab, and the others of the product in this browser. */
export abstract class Tabs {
  /** Loads the page that stands here anew, with a mark in its address. What it held is gone; after a sign-out, so is what the device kept for whoever left. */
  abstract reload(mark: string): void;
  abstract tell(news: TabNews): void;
  /** Calls back for whatever another tab tells; the answer stops that. */
  abstract hear(heard: (news: TabNews) => void): () => void;
}

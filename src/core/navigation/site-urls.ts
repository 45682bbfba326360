/** The kinds of public pages of which there are as many as there are rows. */
export const listedKinds = ['communities', 'companies', 'offices', 'colleges', 'posts', 'questions'] as const;

export type ListedKind = (typeof listedKinds)[number];

/** A public page, as a search engine is told of it. */
export interface SiteUrl {
  readonly path: string;
  /** The day it was written; never anything finer, and nothing where it has none. */
  readonly day?: string;
}

/** The public pages of this installation, for the map of the site (sitemap). A page that only some may see is in no list. */
export abstract class SiteUrls {
  /** The number of pages of a kind, also of posts whose authors rest, so that it does not tell of a rest. */
  abstract count(kind: ListedKind): Promise<number>;
  /** Lists so many URLs, after so many; posts whose authors rest are passed over, and leave a list shorter. Their order says nothing that a page does not: of one day, none comes before another by its hour. */
  abstract list(kind: ListedKind, after: number, limit: number): Promise<readonly SiteUrl[]>;
}

/** What a screen says about itself to whoever does not see it: the tab, search engines, a shared link. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** The one address of this page, from the root of the origin; nothing when it has none. */
  readonly canonical?: string;
  readonly status: 200 | 404;
  /** What else of the build the page needs from the start, by the names of chunks. */
  readonly chunks?: readonly string[];
  /** Facts for search engines, in the words of schema.org. */
  readonly structured?: object;
}

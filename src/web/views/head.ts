/** Title and metadata of a page, for the readers who do not see the screen: the tab, search engines, a shared link. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** The one URL of this page, from the root of the origin; nothing when it has none. */
  readonly canonical?: string;
  readonly status: 200 | 404;
  /** The path of the page that stands for this one today: whoever comes by an older one is led there for good, with the query they came by. */
  readonly movedTo?: string;
  /** The picture that a shared link shows, from the root of the origin. */
  readonly picture?: string;
  /** Facts for search engines, in the words of schema.org. */
  readonly structured?: object;
}

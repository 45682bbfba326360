/** A picture that a shared link shows, by its path from the root of the origin. Networks ask for its size beforehand, and say the alternative text to those who do not see it. */
export interface HeadPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Title and metadata of a page, for the readers who do not see the screen: the tab, search engines, a shared link. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** The one URL of this page, from the root of the origin; nothing when it has none. */
  readonly canonical?: string;
  readonly status: 200 | 404;
  /** The path of the page that means this one today: anyone who comes by an older one is led there for good, with the query they came by. */
  readonly movedTo?: string;
  /** The picture of the page itself; without one a shared link shows that of its kind. */
  readonly picture?: HeadPicture | undefined;
  /** Facts for search engines, in the words of schema.org. */
  readonly structured?: object;
}

/** Picture of a shared link. Networks ask for its size and read its alternative text. */
export interface HeadPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Title and metadata of a page, for tabs, search engines and shared links. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Canonical path, undefined where there is none. */
  readonly canonical?: string;
  readonly status: 200 | 404;
  /** Current path of an outdated URL. Redirects permanently and keeps the query. */
  readonly movedTo?: string;
  readonly picture?: HeadPicture | undefined;
  /** Facts in schema.org terms. */
  readonly structured?: object;
}

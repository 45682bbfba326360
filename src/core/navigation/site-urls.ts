import { screensOf, type ScreensOf } from './declared-screens.ts';

/** A screen of which there are as many public pages as there are rows. */
export type ListedScreen = ScreensOf<'listed'>;

export const listedScreens = screensOf('listed');

/** A public page, as a search engine gets it. */
export interface SiteUrl {
  readonly path: string;
  /** The Monday of the week in which it was written, such as `2026-11-16`; never anything finer. What nobody may date, such as reviews, photos and pay, has none. */
  readonly week?: string;
  /** The paths of the pictures that it shows, for those who search pictures. */
  readonly images?: readonly string[];
}

/** The public pages of this installation, for the map of the site (sitemap). A page that only some may see is in no list, nor is one on which there is nothing to read yet. */
export abstract class SiteUrls {
  /** The number of pages of a screen. Posts whose authors rest count, so that nothing tells of a rest. */
  abstract count(screen: ListedScreen): Promise<number>;
  /** Lists so many URLs, after so many; posts whose authors rest are passed over, and leave a list shorter. Their order says nothing that a page does not: of one week, none comes before another by its day. */
  abstract list(screen: ListedScreen, after: number, limit: number): Promise<readonly SiteUrl[]>;
}

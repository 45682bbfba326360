import { screensOf, type ScreensOf } from './declared-screens.ts';

export type ListedScreen = ScreensOf<'listed'>;

export const listedScreens = screensOf('listed');

export interface SiteUrl {
  readonly path: string;
  /** Monday of its week; absent for content that must stay undated, such as reviews and pay. */
  readonly week?: string;
  readonly images?: readonly string[];
}

/** Sitemap of public pages, excluding restricted and empty ones. */
export abstract class SiteUrls {
  /** Includes posts of resting authors, so that the count reveals no rest. */
  abstract count(screen: ListedScreen): Promise<number>;
  /** Omits posts of resting authors, and never orders by day within a week. */
  abstract list(screen: ListedScreen, after: number, limit: number): Promise<readonly SiteUrl[]>;
}

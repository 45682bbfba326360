import type { YoutubeVideo } from './youtube-video.ts';

/** A video that a member keeps for posts. */
export interface KeptVideo extends YoutubeVideo {
  readonly id: string;
  readonly title: string | null;
}

/** As many videos a member keeps at most. */
export const mostVideos = 50;

/** Where the videos of the signed-in member are kept: their addresses, never the videos. */
export abstract class Videos {
  abstract list(): Promise<readonly KeptVideo[]>;
  abstract at(id: string): Promise<KeptVideo>;
  abstract keep(fullUrl: string, title: string | null): Promise<KeptVideo>;
  abstract remove(id: string): Promise<void>;
}

import type { YoutubeVideo } from './youtube-video.ts';

/** A video that a member keeps for posts. */
export interface KeptVideo extends YoutubeVideo {
  readonly id: string;
  readonly title: string | null;
}

/** The limit of videos of a member. */
export const mostVideos = 50;

/** The videos of the signed-in member: their URLs, never the files. */
export abstract class Videos {
  abstract list(): Promise<readonly KeptVideo[]>;
  abstract at(id: string): Promise<KeptVideo>;
  abstract keep(fullUrl: string, title: string | null): Promise<KeptVideo>;
  abstract remove(id: string): Promise<void>;
}

import type { YoutubeVideo } from './youtube-video.ts';

/** A video that a member keeps for posts. */
export interface SavedVideo extends YoutubeVideo {
  readonly id: string;
  readonly title: string | null;
}

/** The limit of videos of a member. */
export const mostVideos = 50;

/** The videos of the signed-in member: their URLs, never the files. */
export abstract class Videos {
  abstract list(): Promise<readonly SavedVideo[]>;
  abstract at(id: string): Promise<SavedVideo>;
  abstract keep(fullUrl: string, title: string | null): Promise<SavedVideo>;
  abstract remove(id: string): Promise<void>;
}

import type { YoutubeVideo } from './youtube-video.ts';

export interface SavedVideo extends YoutubeVideo {
  readonly id: string;
  readonly title: string | null;
}

export const mostVideos = 50;

/** Stores video URLs, never files. */
export abstract class Videos {
  abstract list(): Promise<readonly SavedVideo[]>;
  abstract at(id: string): Promise<SavedVideo>;
  abstract keep(fullUrl: string, title: string | null): Promise<SavedVideo>;
  abstract remove(id: string): Promise<void>;
}

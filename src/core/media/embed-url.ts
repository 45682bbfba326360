import type { YoutubeVideo } from './youtube-video.ts';

/** The one origin that a page may frame, and only after a press. It sets no cookies. */
export const videoOrigin = 'https://www.youtube-nocookie.com';

/** The URL of the player of a video. */
export const embedUrlOf = ({ videoId }: Pick<YoutubeVideo, 'videoId'>): string => `${videoOrigin}/embed/${encodeURIComponent(videoId)}?rel=0`;

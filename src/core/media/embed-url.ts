import type { YoutubeVideo } from './youtube-video.ts';

/** Only frameable origin, loaded after a press and free of cookies. */
export const videoOrigin = 'https://www.youtube-nocookie.com';

export const embedUrlOf = ({ videoId }: Pick<YoutubeVideo, 'videoId'>): string => `${videoOrigin}/embed/${encodeURIComponent(videoId)}?rel=0`;

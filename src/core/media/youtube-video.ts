export interface YoutubeVideo {
  readonly videoId: string;
  readonly mediaType: 'YOUTUBE_VIDEO' | 'YOUTUBE_SHORT';
  readonly fullUrl: string;
}

/** Scheme and exact host, then the rest. */
const videoUrl = /^https?:\/\/(?:(?:www|m|music)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)\/([^\s#]*)(?:#\S*)?$/i;
const bare = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtu\.be)\//i;
const id = /^[A-Za-z0-9_-]{11}$/;

/** Parses the URL without fetching anything (R-071, S-69). */
export function youtubeVideoAt(text: string): YoutubeVideo | null {
  const trimmed = text.trim();
  const [, host = '', rest = ''] = videoUrl.exec(bare.test(trimmed) ? `https://${trimmed}` : trimmed) ?? [];
  if (host === '') return null;
  const [path = '', query = ''] = rest.split('?', 2);
  const [first = '', second = '', ...others] = path.replace(/\/$/, '').split('/');
  if (others.length > 0) return null;
  if (host.toLowerCase() === 'youtu.be') return second === '' ? videoOf(first, false) : null;
  if (first === 'watch' && second === '') return videoOf(valueIn(query, 'v'), false);
  return ['shorts', 'embed', 'live', 'v'].includes(first) ? videoOf(second, first === 'shorts') : null;
}

function videoOf(videoId: string, isShort: boolean): YoutubeVideo | null {
  if (!id.test(videoId)) return null;
  return isShort
    ? { videoId, mediaType: 'YOUTUBE_SHORT', fullUrl: `https://www.youtube.com/shorts/${videoId}` }
    : { videoId, mediaType: 'YOUTUBE_VIDEO', fullUrl: `https://www.youtube.com/watch?v=${videoId}` };
}

const valueIn = (query: string, name: string): string =>
  query
    .split('&')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

export const longestVideoUrl = 500;

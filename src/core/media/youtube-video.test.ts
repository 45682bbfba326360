import { describe, expect, it } from 'vitest';
import { youtubeVideoAt } from './youtube-video.ts';

describe('the URL of a video (R-063, R-071)', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abcdefghijk', 'YOUTUBE_VIDEO'],
    ['http://m.youtube.com/watch?feature=share&v=abcdefghijk&t=12s', 'YOUTUBE_VIDEO'],
    ['https://youtu.be/abcdefghijk', 'YOUTUBE_VIDEO'],
    ['youtu.be/abcdefghijk?si=1', 'YOUTUBE_VIDEO'],
    ['  https://www.youtube.com/embed/abcdefghijk#t=1 ', 'YOUTUBE_VIDEO'],
    ['https://youtube.com/live/abcdefghijk/', 'YOUTUBE_VIDEO'],
    ['https://www.youtube.com/shorts/abcdefghijk', 'YOUTUBE_SHORT'],
  ])('is read from %j', (url, mediaType) => {
    expect(youtubeVideoAt(url)).toMatchObject({ videoId: 'abcdefghijk', mediaType });
  });

  it.each([
    '',
    'abcdefghijk',
    'https://youtube.com.evil.test/watch?v=abcdefghijk',
    'https://evil.test/youtube.com/watch?v=abcdefghijk',
    'https://youtu.be@127.0.0.1/abcdefghijk',
    'https://user:pass@youtube.com/watch?v=abcdefghijk',
    'https://youtube.com:8080/watch?v=abcdefghijk',
    'http://0x7f.1/watch?v=abcdefghijk',
    'http://2130706433/abcdefghijk',
    'http://[::ffff:127.0.0.1]/abcdefghijk',
    'http://169.254.169.254/abcdefghijk',
    'http://localhost./abcdefghijk',
    'https://www.youtube.com/redirect?q=https://evil.test',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com/watch?v=abcdefghijk%00',
    'file:///abcdefghijk',
    'gopher://youtube.com/abcdefghijk',
    'javascript:alert(1)//youtube.com/watch?v=abcdefghijk',
    'https://www.youtube.com/shorts/abcdefghijk/extra',
    'https://уoutube.com/watch?v=abcdefghijk',
    'https://www.youtube.com\\@evil.test/watch?v=abcdefghijk',
  ])('is not seen in %j (S-69)', (url) => {
    expect(youtubeVideoAt(url)).toBeNull();
  });
});

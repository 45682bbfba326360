import { expect, it } from 'vitest';
import type { OpenPosts } from './open-posts.ts';
import { opened } from './posts.ts';

/** Promises of posts to the author of a draft. */
export function keepsDraftHelp(open: OpenPosts): void {
  it('knows the video that a URL names, and none at other places (R-071)', async () => {
    const { posts } = (await opened(open)).ports;
    const video = { videoId: 'abcdefghijk', mediaType: 'YOUTUBE_VIDEO', fullUrl: 'https://www.youtube.com/watch?v=abcdefghijk' };
    expect(await posts.videoAt('https://youtu.be/abcdefghijk')).toEqual(video);
    expect(await posts.videoAt('https://video.test/abcdefghijk')).toBeNull();
  });
}

import { expect, it } from 'vitest';
import { abusiveWords } from '#core/abuse/abusive-words.ts';
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

  it('begins a draft from a review, as a text without markup (R-079)', async () => {
    const { posts } = (await opened(open)).ports;
    const review = { companyName: 'Koyal <b>Pay</b>', rating: 4, likes: 'Fair <i>hours</i>.', dislikes: ' ' };
    expect(await posts.draftFromReview(review)).toEqual({ title: 'Working at Koyal Pay: 4 of 5', content: 'What I like: Fair hours.' });
  });

  it('says which words are refused (R-079)', async () => {
    expect(await (await opened(open)).ports.posts.abusiveWords()).toEqual(abusiveWords);
  });
}

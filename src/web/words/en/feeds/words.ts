import { counted } from '../figures/counts.ts';

/** Sentences of feeds, in English. The type of every other language is the type of this one. */
export const words = {
  order: 'Order of the posts',
  orders: { forYou: 'For you', top: 'Top', latest: 'Newest' },
  more: 'Show more posts',
  end: 'You have reached the end.',
  newPosts: (count: number) => counted(count, 'new post', 'new posts'),
  empty: 'Nobody has written here yet.',
  emptyBecause: 'Write the first post.',
  posts: 'Posts',
};

export type FeedWords = typeof words;

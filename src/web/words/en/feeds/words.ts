import { counted } from '../figures/counts.ts';

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

import { counted } from '../figures/counts.ts';

export const words = {
  order: 'Order of the posts',
  orders: { forYou: 'For you', top: 'Top', latest: 'Newest' },
  ownFirst: 'In your language first',
  more: 'Show more posts',
  end: 'You have reached the end.',
  newPosts: (count: number) => counted(count, 'new post', 'new posts'),
  leftOut: (count: number) => `${counted(count, 'post', 'posts')} you have seen already ${count === 1 ? 'is' : 'are'} left out.`,
  showLeftOut: 'Show them',
  empty: 'Nobody has written here yet.',
  emptyBecause: 'Write the first post.',
  posts: 'Posts',
};

export type FeedWords = typeof words;

export const words = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  heading: 'There is no page at this address',
  because: 'It may have moved, or the address is mistyped. Search for it, or go to one of these:',
  search: 'What are you looking for?',
};

export type NotFoundWords = typeof words;

export const words = {
  youModerate: 'You see this because you moderate.',
  // Promise F-04
  readersFind: 'Its author sees it too. All other readers find only this:',
  commentFor: 'You see this comment because you moderate. Its author sees it too, other readers do not.',
  unblur: (count: number): string => (count === 1 ? 'Show the picture' : 'Show the pictures'),
  blur: (count: number): string => (count === 1 ? 'Blur the picture' : 'Blur the pictures'),
};

export type ModeratedWords = typeof words;

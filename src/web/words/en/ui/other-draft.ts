export const words = {
  said: 'You have two drafts of this: one from earlier, and one that you typed just before you logged in.',
  show: 'Show the other draft',
};

export type OtherDraftWords = typeof words;

/** Sentences of a deactivated account, wherever a member comes upon it. */
export const words = {
  title: 'Your account is deactivated',
  text: 'Would you like to come back? What your account keeps is as you left it. Until then only reading, deleting the account and signing out are open.',
  back: 'Come back',
};

export type DeactivatedWords = typeof words;

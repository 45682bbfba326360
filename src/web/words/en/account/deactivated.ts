export const words = {
  title: 'Your account is deactivated',
  text: 'Would you like to come back? Everything in your account is as you left it. Until then you can only read, delete the account or log out.',
  back: 'Come back',
};

export type DeactivatedWords = typeof words;

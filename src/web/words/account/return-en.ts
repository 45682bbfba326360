/** Sentences of coming back to a deactivated account. */
export const words = {
  busy: 'One moment',
  later: 'Not now',
  signOut: 'Sign out',
  done: 'Welcome back. Everything is as you left it.',
  failed: 'That did not work. Try again.',
};

export type ReturnWords = typeof words;

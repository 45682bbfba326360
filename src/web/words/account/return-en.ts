/** Sentences of coming back to a deactivated account. */
export const words = {
  busy: 'One moment',
  later: 'Not now',
  signOut: 'Sign out',
  done: 'Welcome back. What your account keeps is as you left it.',
  failed: 'That did not work, or its answer was lost. Try again: that is fine even if it is done already.',
};

export type ReturnWords = typeof words;

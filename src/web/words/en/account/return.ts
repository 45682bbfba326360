export const words = {
  busy: 'One moment',
  later: 'Not now',
  signOut: 'Log out',
  done: 'Welcome back. Everything in your account is as you left it.',
  failed: 'That did not work, or we got no answer. You can safely try again.',
};

export type ReturnWords = typeof words;

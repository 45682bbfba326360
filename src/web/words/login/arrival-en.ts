/** Sentences for who comes from a login or a sign-out. */
export const words = {
  signedOut: 'You are signed out. Reading goes on as before.',
  otherMember: 'Another account is signed in here now, so the page was loaded anew.',
  signedIn: 'You are signed in.',
};

export type ArrivalWords = typeof words;

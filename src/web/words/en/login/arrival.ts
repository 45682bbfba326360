export const words = {
  signedOut: 'You are logged out. You can still read everything.',
  otherMember: 'Another account is logged in here now, so the page was reloaded.',
  fromLink: 'A link says:',
  signedIn: 'You are logged in.',
};

export type ArrivalWords = typeof words;

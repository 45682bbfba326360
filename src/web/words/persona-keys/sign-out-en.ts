/** The question before signing out where the key of a made-up name is kept. */
export const words = {
  title: 'Before you sign out',
  text: (name: string) =>
    `The key of ${name} is in this browser. Signing out does not take it away: whoever uses this browser next can write under the name, without an account.`,
  keep: 'Sign out and keep it here',
  take: 'Take it along first',
  forget: 'Forget it here and sign out',
  forgetText: 'A key that is forgotten here comes back only from a file, from another browser or from a copy.',
};

export type SignOutWords = typeof words;

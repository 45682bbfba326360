/** What is kept of every picture that somebody sent for a post. */
export const pictureNotes = <Whom extends 'everyone' | 'the server'>(whom: Whom) =>
  ({
    width: ['How wide it is.', whom],
    height: ['How high it is.', whom],
    bytes: ['The picture itself.', whom],
    small: ['The same as small as a phone shows it; nothing where it is no larger anyway.', whom],
  }) as const;

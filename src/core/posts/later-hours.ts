/** The hours within which a post comes out whose author wants it later. */
export const laterHours = 24;

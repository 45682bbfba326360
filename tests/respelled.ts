const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The other texts of the bytes that a base64url text spells: its last letter may have bits to spare. */
export const respelled = (text: string): readonly string[] =>
  [...letters]
    .map((last) => `${text.slice(0, -1)}${last}`)
    .filter((other) => other !== text && Buffer.from(other, 'base64url').equals(Buffer.from(text, 'base64url')));

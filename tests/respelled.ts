const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Other base64url spellings of the same bytes, by spare bits of the last letter. */
export const respelled = (text: string): readonly string[] =>
  [...letters]
    .map((last) => `${text.slice(0, -1)}${last}`)
    .filter((other) => other !== text && Buffer.from(other, 'base64url').equals(Buffer.from(text, 'base64url')));

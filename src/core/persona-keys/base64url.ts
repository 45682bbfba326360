import { Failure } from '../failure.ts';

/** The letters of base64url, by the six bits that each spells. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The text of bytes in base64url, without padding: the one that is taken for them anywhere. */
export function base64urlOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = [0, 1, 2].reduce((sum, next) => sum * 256 + (bytes[at + next] ?? 0), 0);
    const spelled = [18, 12, 6, 0].map((shift) => letters.charAt((three >> shift) & 63)).join('');
    text += spelled.slice(0, Math.min(3, bytes.length - at) + 1);
  }
  return text;
}

/**
 * The bytes of a base64url text; nothing where it is not the one text of its bytes. The last letter of a text may have bits to spare, so that other texts would
 * mean the same bytes: one key would be two names, and one token two tokens. Keys, numbers of tokens, nonces, locators and seals are all read here.
 */
export function bytesIn(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [bits, count, at] = [0, 0, 0];
  for (const letter of text) {
    bits = ((bits << 6) | letters.indexOf(letter)) & 0xfff;
    count += 6;
    if (count >= 8) bytes[at++] = bits >> (count -= 8);
  }
  return base64urlOf(bytes) === text ? bytes : undefined;
}

/** The bytes of a base64url text; refused where it is not the one text of its bytes. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = bytesIn(text);
  if (!bytes) throw new Failure('invalid');
  return bytes;
}

import { Failure } from '../failure.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Unpadded base64url, the only accepted spelling of the bytes. */
export function base64urlOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = [0, 1, 2].reduce((sum, next) => sum * 256 + (bytes[at + next] ?? 0), 0);
    const spelled = [18, 12, 6, 0].map((shift) => letters.charAt((three >> shift) & 63)).join('');
    text += spelled.slice(0, Math.min(3, bytes.length - at) + 1);
  }
  return text;
}

/** Rejects non-canonical text, where spare bits would give one key two names. */
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

/** Throws for non-canonical text. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = bytesIn(text);
  if (!bytes) throw new Failure('invalid');
  return bytes;
}

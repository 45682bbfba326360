import { createHash } from 'node:crypto';

/** Weak ETag, equal for all encodings. */
export const etagOf = (bytes: Uint8Array | string): string => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

export const hasVersion = (asked: string | undefined, tag: string): boolean =>
  asked !== undefined && (asked.trim() === '*' || asked.split(',').some((one) => one.trim() === tag));

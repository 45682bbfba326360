import { createHash } from 'node:crypto';

/** The name of a version of bytes (ETag). A weak one is the same for every encoding of them. */
export const etagOf = (bytes: Uint8Array | string): string => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Whether a reader has this version already, as the header If-None-Match says. */
export const hasVersion = (asked: string | undefined, tag: string): boolean =>
  asked !== undefined && (asked.trim() === '*' || asked.split(',').some((one) => one.trim() === tag));

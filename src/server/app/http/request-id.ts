import { randomBytes } from 'node:crypto';

/** A name for one request, by which its answer and its lines in the log are found. Nothing in it comes from the request. */
export const newRequestId = (): string => `r-${randomBytes(6).toString('hex')}`;

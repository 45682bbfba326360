import { randomBytes } from 'node:crypto';

/** Draws a random id with nothing from the request. */
export const newRequestId = (): string => `r-${randomBytes(6).toString('hex')}`;

import type { BodyForm } from './interceptor.ts';

/** Sends a file as it is. */
export const asBytes: BodyForm = { headers: { 'content-type': 'application/octet-stream' }, bodySerializer: (body) => body };

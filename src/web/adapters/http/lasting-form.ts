import type { BodyForm } from './interceptor.ts';

/** The form of a call that goes on when its page is left. */
export const lastingForm: BodyForm = { headers: { 'content-type': 'application/json' }, bodySerializer: (body) => JSON.stringify(body), keepalive: true };

import type { BodyForm } from './interceptor.ts';

export const lastingForm: BodyForm = { headers: { 'content-type': 'application/json' }, bodySerializer: (body) => JSON.stringify(body), keepalive: true };

import type { Answered, Asked } from './answering.ts';
import type { Defect } from './service.ts';

/** Operation, expected location in its answer, and the defect. */
export type Injected = readonly [operation: string, at: string, defect: Defect];

export type Json = Record<string, unknown>;

const isGood = ({ status }: Answered): boolean => status >= 200 && status < 300;
export const isProblem = ({ status }: Answered): boolean => status >= 400;

const edited = (when: (answered: Answered, asked: Asked) => boolean, change: (body: Json) => void): Defect => ({
  after: (answered, asked) => {
    if (!when(answered, asked) || answered.body === '') return;
    const body = JSON.parse(answered.body) as Json;
    change(body);
    answered.body = JSON.stringify(body);
  },
});
export const good = (change: (body: Json) => void): Defect => edited(isGood, change);
export const problem = (change: (body: Json) => void): Defect => edited(isProblem, change);
export const answer = (when: (answered: Answered, asked: Asked) => boolean, change: (answered: Answered) => void): Defect => ({
  after: (answered, asked) => void (when(answered, asked) && change(answered)),
});
/** Refuses what was answered. */
export function refuse(answered: Answered, status: number, code: string): void {
  const requestId = answered.headers['x-request-id'];
  Object.assign(answered, { status, body: JSON.stringify({ type: 'about:blank', title: 'Not now', status, code, message: 'Not now.', requestId }) });
  answered.headers['content-type'] = 'application/problem+json; charset=utf-8';
}
export const answerOf = (status: number, change: (answered: Answered) => void): Defect => answer((one) => one.status === status, change);
export const asked = (change: (query: URLSearchParams) => void): Defect => ({
  before: (call) => {
    const [path, query = ''] = call.url.split('?', 2);
    const parameters = new URLSearchParams(query);
    change(parameters);
    return { ...call, url: parameters.size > 0 ? `${path}?${parameters}` : path! };
  },
});
export const body = (change: (text: string) => string): Defect => ({
  before: (call) => {
    const text = change(call.body);
    return { ...call, body: text, headers: { ...call.headers, 'content-length': String(Buffer.byteLength(text)) } };
  },
});
/** Changes JSON request bodies, so that the server accepts invalid ones. */
export const json = (change: (value: Json) => void): Defect =>
  body((text) => {
    if (!/^\{"[^a]/.test(text) || !text.endsWith('}')) return text;
    const value = JSON.parse(text) as Json;
    change(value);
    return JSON.stringify(value);
  });
export const firstItem = (change: (item: Json) => void) => good(({ items }) => (items as Json[]).slice(0, 1).forEach(change));
export const inError = (change: (error: Json) => void) =>
  json(({ error }) => {
    if (typeof error === 'object' && error !== null) change(error as Json);
  });
export const cut = (value: unknown, longest: number): unknown => (typeof value === 'string' ? [...value].slice(0, longest).join('') : value);
export const success = (change: (answered: Answered) => void) => answer(isGood, change);

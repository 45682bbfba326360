import type { Rule } from '../meaning/rules.ts';
import { operationOf } from './contracts.ts';
import type { Answered, Asked } from './answering.ts';
import type { Json } from './planting.ts';

export type AskClean = (asked: Asked) => Promise<Answered>;

/** Interceptor before a clean server, free to change, repeat, drop or answer requests. */
export type Between = (asked: Asked, ask: AskClean) => Promise<Answered>;

/** Broken operation, the rule that finds it, and the interceptor. */
export type MeaningDefect = readonly [operation: string, rule: Rule, between: () => Between];

export const nothingBetween: Between = (asked, ask) => ask(asked);

/** Limits an interceptor to some operations. */
export const before =
  (operations: Readonly<Record<string, Between>>): Between =>
  (asked, ask) => {
    const own = operations[operationOf(asked)?.operationId ?? ''] ?? nothingBetween;
    return own(asked, ask);
  };

export const isDone = ({ status }: Answered): boolean => status >= 200 && status < 300;

export const jsonOf = (text: string): Json => JSON.parse(text) as Json;

export const cookieOf = ({ headers }: Asked): string => headers['cookie'] ?? '';

export const inNameOf = (cookie: string, { headers, ...asked }: Asked): Asked => ({ ...asked, headers: { ...headers, cookie } });

export const withBody = (asked: Asked, body: unknown): Asked => {
  const text = JSON.stringify(body);
  return { ...asked, body: text, headers: { ...asked.headers, 'content-length': String(Buffer.byteLength(text)) } };
};

/** Bodyless request for another URL by the same caller. */
export const toRead = ({ headers }: Asked, url: string, method = 'GET'): Asked => {
  const { 'content-length': _length, 'content-type': _type, ...kept } = headers;
  return { method, url, headers: kept, body: '' };
};

export const showing =
  (change: (answer: Json, asked: Asked) => unknown): Between =>
  async (asked, ask) => {
    const answered = await ask(asked);
    if (!isDone(answered) || answered.body === '') return answered;
    const answer = jsonOf(answered.body);
    return { ...answered, body: JSON.stringify(change(answer, asked) ?? answer) };
  };

/** Changes a list in an answer: the answer itself, else `items`, else its only list. */
export const listed = (change: (items: readonly Json[], asked: Asked) => readonly Json[]): Between =>
  showing((answer, asked) => {
    if (Array.isArray(answer)) return change(answer as Json[], asked);
    const name = 'items' in answer ? 'items' : Object.keys(answer).find((key) => Array.isArray(answer[key]));
    return name === undefined ? answer : { ...answer, [name]: change(answer[name] as Json[], asked) };
  });

export const sent =
  (change: (body: Json) => unknown): Between =>
  (asked, ask) => {
    const body = jsonOf(asked.body);
    return ask(withBody(asked, change(body) ?? body));
  };

export const queried =
  (change: (query: URLSearchParams) => void): Between =>
  (asked, ask) =>
    ask({ ...asked, url: askedWith(asked.url, change) });

export function askedWith(url: string, change: (query: URLSearchParams) => void): string {
  const [path = '', text = ''] = url.split('?', 2);
  const query = new URLSearchParams(text);
  change(query);
  return query.size > 0 ? `${path}?${query}` : path;
}

export const searchIn = ({ url }: Asked): URLSearchParams => new URLSearchParams(url.split('?', 2)[1] ?? '');

/** Reports success without asking. */
export const unasked =
  (status = 204): Between =>
  async () => ({ status, headers: {}, body: '' });

/** Asks once, and repeats that answer to everyone. */
export function asFirst(): Between {
  let first: Promise<Answered> | undefined;
  return (asked, ask) => (first ??= ask(asked));
}

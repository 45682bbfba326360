import type { Rule } from '../meaning/rules.ts';
import { operationOf } from './contracts.ts';
import type { Answered, Asked } from './answering.ts';
import type { Json } from './planting.ts';

export type AskClean = (asked: Asked) => Promise<Answered>;

/** What is between a caller and a clean server: it may ask otherwise, more often, or not at all, and answer what it likes. */
export type Between = (asked: Asked, ask: AskClean) => Promise<Answered>;

/** The operation that is asked and found to be broken, the rule that finds it, and what is between. */
export type MeaningDefect = readonly [operation: string, rule: Rule, between: () => Between];

/** Whatever is asked is asked. */
export const nothingBetween: Between = (asked, ask) => ask(asked);

/** What is before some operations alone, by their names. */
export const before =
  (operations: Readonly<Record<string, Between>>): Between =>
  (asked, ask) => {
    const own = operations[operationOf(asked)?.operationId ?? ''] ?? nothingBetween;
    return own(asked, ask);
  };

export const isDone = ({ status }: Answered): boolean => status >= 200 && status < 300;

export const jsonOf = (text: string): Json => JSON.parse(text) as Json;

/** The session in whose name something is asked. */
export const cookieOf = ({ headers }: Asked): string => headers['cookie'] ?? '';

/** The request in the name of another session. */
export const inNameOf = (cookie: string, { headers, ...asked }: Asked): Asked => ({ ...asked, headers: { ...headers, cookie } });

/** The request with another body. */
export const withBody = (asked: Asked, body: unknown): Asked => {
  const text = JSON.stringify(body);
  return { ...asked, body: text, headers: { ...asked.headers, 'content-length': String(Buffer.byteLength(text)) } };
};

/** The request of something else in the same name, without a body. */
export const toRead = ({ headers }: Asked, url: string, method = 'GET'): Asked => {
  const { 'content-length': _length, 'content-type': _type, ...kept } = headers;
  return { method, url, headers: kept, body: '' };
};

/** Changes what is answered to a request that goes well. */
export const showing =
  (change: (answer: Json, asked: Asked) => unknown): Between =>
  async (asked, ask) => {
    const answered = await ask(asked);
    if (!isDone(answered) || answered.body === '') return answered;
    const answer = jsonOf(answered.body);
    return { ...answered, body: JSON.stringify(change(answer, asked) ?? answer) };
  };

/** Changes the items of the list in an answer: the answer itself, else `items`, else its only list. */
export const listed = (change: (items: readonly Json[], asked: Asked) => readonly Json[]): Between =>
  showing((answer, asked) => {
    if (Array.isArray(answer)) return change(answer as Json[], asked);
    const name = 'items' in answer ? 'items' : Object.keys(answer).find((key) => Array.isArray(answer[key]));
    return name === undefined ? answer : { ...answer, [name]: change(answer[name] as Json[], asked) };
  });

/** Changes the body of a request. */
export const sent =
  (change: (body: Json) => unknown): Between =>
  (asked, ask) => {
    const body = jsonOf(asked.body);
    return ask(withBody(asked, change(body) ?? body));
  };

/** Changes the query of a request. */
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

/** Answers that all is well, and asks nothing. */
export const unasked =
  (status = 204): Between =>
  async () => ({ status, headers: {}, body: '' });

/** Asks once, and gives everyone that answer. */
export function asFirst(): Between {
  let first: Promise<Answered> | undefined;
  return (asked, ask) => (first ??= ask(asked));
}

// What each word of a schema or an operation means when it changes.
import { isRecord } from '../../read/record.ts';
import { memberKinds } from '../member-kinds.ts';
import type { Turn, Turned } from './turns.ts';

type Keyword = (before: unknown, after: unknown, word: string) => readonly Turned[];

export const shown = (value: unknown): string => JSON.stringify(value);

function turnOf(turn: Turn, word: string, before: unknown, after: unknown): Turned {
  if (after === undefined) return { turn, what: `has no ${word} ${shown(before)} any more` };
  return { turn, what: before === undefined ? `has ${word} ${shown(after)} now` : `has ${word} ${shown(after)} instead of ${shown(before)}` };
}

const bound =
  (unbounded: number): Keyword =>
  (before, after, word) => {
    const [from, to] = [before, after].map((value) => (typeof value === 'number' ? value : unbounded)) as [number, number];
    return from === to ? [] : [turnOf(unbounded > 0 === to < from ? 'narrower' : 'wider', word, before, after)];
  };
const most = bound(Infinity);
const least = bound(-Infinity);

/** Rule on values: adding narrows, removing widens, and changing is both. */
const rule: Keyword = (before, after, word) => [turnOf(before === undefined ? 'narrower' : after === undefined ? 'wider' : 'other', word, before, after)];

const text: Keyword = (before, after, word) => [
  { turn: 'reworded', what: `${word} ${after === undefined ? 'is gone' : before === undefined ? 'is new' : 'changed'}` },
];

const promise: Keyword = (before, after, word) => [turnOf(before === undefined ? 'promised' : 'dropped', word, before, after)];

/** Order, also one for each value of a parameter; showing its key promises more. */
const order: Keyword = (before, after, word) => {
  const seen =
    isRecord(before) && isRecord(after)
      ? Object.fromEntries(Object.entries(after).map(([name, key]) => [name, before[name] === 'unseen' ? 'unseen' : key]))
      : after;
  return shown(before) === shown(seen) ? [turnOf('promised', word, before, after)] : promise(before, after, word);
};

const closing: Keyword = (before, after, word) => [turnOf(before === undefined || before === false ? 'narrower' : 'wider', word, before, after)];
const opening: Keyword = (before, after, word) => [turnOf(before === undefined || before === false ? 'wider' : 'narrower', word, before, after)];

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Types without null, which is compared along with references. */
const types: Keyword = (before, after, word) => {
  const [from, to] = [before, after].map((value) => listed(value).filter((type) => type !== 'null')) as [unknown[], unknown[]];
  const [lost, gained] = [from.filter((type) => !to.includes(type)), to.filter((type) => !from.includes(type))];
  if (lost.length + gained.length === 0) return [];
  return [turnOf(lost.length === 0 ? 'more' : gained.length === 0 ? 'fewer' : 'other', word, before, after)];
};

/** Reports each added or removed value by itself. */
const values: Keyword = (before, after, word) => {
  if (before === undefined || after === undefined) return rule(before, after, word);
  const [from, to] = [before, after].map((value) =>
    listed(value)
      .filter((one) => one !== null)
      .map(shown),
  ) as [string[], string[]];
  return [
    ...from.filter((value) => !to.includes(value)).map((value) => ({ turn: 'fewer' as const, what: `is never ${value} any more` })),
    ...to.filter((value) => !from.includes(value)).map((value) => ({ turn: 'more' as const, what: `may be ${value} now` })),
  ];
};

const asking = ['member', 'newcomer', ...memberKinds.filter((kind) => kind !== 'member' && kind !== 'newcomer')];

/** Defaults to any member. */
const askers: Keyword = (before = 'member', after = 'member', word) => {
  const [from, to] = [asking.indexOf(String(before)), asking.indexOf(String(after))];
  if (from === to) return [];
  const { turn, what } = turnOf(to > from ? 'narrower' : 'wider', word, before, after);
  return [{ turn, what, breaks: `clients that ask it for a ${String(before)}` }];
};

const nearness = ['own', 'shown', 'any'];

/** Narrows from `shown post or comment` to `own post`. First mentions are only reported. */
const names: Keyword = (before, after, word) => {
  const [from, to] = [before, after].map((value) => (isRecord(value) ? value : {})) as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((name) => {
    const [was, is] = [from[name], to[name]].map((value) => (value === undefined ? undefined : thingsOf(String(value))));
    if (shown(was) === shown(is)) return [];
    const turn =
      !was || !is
        ? 'reworded'
        : nearness.indexOf(is.how) < nearness.indexOf(was.how) || was.kinds.some((kind) => !is.kinds.includes(kind))
          ? 'narrower'
          : 'wider';
    return [turnOf(turn, `${word} ${name}`, from[name], to[name])];
  });
};

function thingsOf(said: string): { readonly how: string; readonly kinds: readonly string[] } {
  const [how = '', ...kinds] = said.split(' ');
  return { how, kinds: kinds.join(' ').split(' or ') };
}

/** Narrows with fewer requests, a longer period, or a shared count. */
const limit: Keyword = (before, after, word) => {
  const [from, to] = [limitOf(before), limitOf(after)];
  const isLower = from.some((measure, place) => (to[place] ?? 0) < measure);
  const { turn, what } = turnOf(isLower ? 'narrower' : shown(from) === shown(to) ? 'reworded' : 'wider', word, before, after);
  return [{ turn, what, breaks: 'clients that ask as often as they might' }];
};

/** Measures of a limit, each larger where more is allowed. */
function limitOf(value: unknown): readonly number[] {
  const said = isRecord(value) ? value : {};
  const requests = Number(said['requests'] ?? Number.MAX_VALUE);
  const guests = Number(said['guests'] ?? requests);
  const seconds = Number(said['seconds'] ?? 1);
  return [requests, guests, requests / seconds, guests / seconds, Number(said['group'] === undefined)];
}

const inSchemas: Readonly<Record<string, Keyword>> = {
  type: types,
  enum: values,
  const: values,
  maxLength: most,
  maximum: most,
  exclusiveMaximum: most,
  maxItems: most,
  maxProperties: most,
  minLength: least,
  minimum: least,
  exclusiveMinimum: least,
  minItems: least,
  minProperties: least,
  uniqueItems: (before = false, after = false, word) => (before === after ? [] : closing(before, after, word)),
  default: promise,
};

const inOperations: Readonly<Record<string, Keyword>> = {
  'x-asked-by': askers,
  'x-names': names,
  'x-rate-limit': limit,
  'x-max-bytes': most,
  'x-changes': closing,
  'x-by-nobody': closing,
  'x-bots': closing,
  'x-open-to-resting': opening,
  'x-open-to-banned': opening,
  'x-open-to-nameless': opening,
  'x-may-wait': promise,
  'x-ignores-unknown-query': opening,
  'x-custom-query': opening,
};

/** Keywords common to schemas, parameters and operations. Unlisted `x-` words are hints for checks. */
const everywhere: Readonly<Record<string, Keyword>> = {
  ...Object.fromEntries(
    ['summary', 'title', 'description', 'tags', 'deprecated', 'example', 'examples', 'externalDocs', '$comment'].map((word) => [word, text]),
  ),
  'x-sorted-by': order,
  ...Object.fromEntries(['x-filters', 'x-counts', 'x-idempotent', 'x-own', 'x-one-body', 'x-adds-one'].map((word) => [word, promise])),
  'x-goes-with': rule,
};

export function wordTurns(
  before: unknown,
  after: unknown,
  elsewhere: readonly string[],
  isOperation = false,
): readonly (readonly [word: string, turned: Turned])[] {
  const [from, to] = [before, after].map((value) => (isRecord(value) ? value : {})) as [Record<string, unknown>, Record<string, unknown>];
  const table = { ...everywhere, ...(isOperation ? inOperations : inSchemas) };
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((word) => !elsewhere.includes(word) && shown(from[word]) !== shown(to[word]))
    .flatMap((word) => (table[word] ?? (word.startsWith('x-') ? text : rule))(from[word], to[word], word).map((turned) => [word, turned] as const));
}

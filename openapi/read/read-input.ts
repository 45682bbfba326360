import type { IncomingHttpHeaders } from 'node:http';
import { Refusal, type Problem } from './refusal.ts';
import type { Operation, Parameter } from './operation.ts';
import { invalid, readParameters, refuseBroken, type Values } from './read-parameters.ts';
import type { Check, Validators } from './validators.ts';

interface ArrivedRequest {
  readonly params: unknown;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  readonly raw: { readonly url?: string | undefined };
}

/** Fields of a form, each of them a file, whose name is forgotten. */
export type Form = Readonly<Record<string, Uint8Array | string>>;

export interface RequestInput {
  readonly path: Values;
  readonly query: Values;
  readonly header: Values;
  readonly body: unknown;
}

/** Throws the first violation of the contract. */
export function inputReader(
  { parameters, ignoresUnknownQuery, customQuery, body }: Operation,
  validators: Validators,
): (request: ArrivedRequest, form?: Form) => RequestInput {
  const known = new Set(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name));
  const readPath = partReader('path', parameters, validators);
  const readQuery = partReader('query', parameters, validators);
  const readHeader = headerReader(parameters, validators);
  const checkBody = bodyCheck(body, validators);
  return (request, form) => {
    const header = readHeader(request);
    const path = readPath(Object.entries(request.params as Readonly<Record<string, string>>));
    const asked = [...new URLSearchParams(queryIn(request))];
    const query = readQuery(ignoresUnknownQuery ? knownPairs(asked, known, customQuery) : asked);
    const given: unknown = form ?? request.body;
    if (given !== undefined) refuse(checkBody(form ? withoutBytes(form) : given));
    else if (body?.isRequired) refuse([{ pointer: '/body', message: 'is missing' }]);
    return { path, query, header, body: given };
  };
}

/** Form fields for the schema; file contents are checked on reading. */
const withoutBytes = (form: Form): Readonly<Record<string, string>> => Object.fromEntries(Object.keys(form).map((name) => [name, '']));

function partReader(part: Parameter['in'], all: readonly Parameter[], validators: Validators): (given: readonly (readonly [string, string])[]) => Values {
  const parameters = all
    .filter((parameter) => parameter.in === part)
    .map((parameter) => (part === 'header' ? { ...parameter, name: parameter.name.toLowerCase() } : parameter));
  const check = validators.forParameters(part, parameters);
  return (given) => {
    if (part !== 'header') refuseBroken(part, given);
    const values = readParameters(parameters, given);
    refuse(check(values));
    return values;
  };
}

/** Reads only headers named by the contract. */
function headerReader(parameters: readonly Parameter[], validators: Validators): (request: ArrivedRequest) => Values {
  const read = partReader('header', parameters, validators);
  const names = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  return (request) => {
    const values = read(headersIn(request));
    return Object.fromEntries(names.flatMap((name) => (values[name.toLowerCase()] === undefined ? [] : [[name, values[name.toLowerCase()]]])));
  };
}

function bodyCheck(body: Operation['body'], validators: Validators): Check {
  if (!body) return () => [{ pointer: '/body', message: 'is not taken' }];
  if (body.media === 'application/octet-stream') return bytesOnly;
  const check = validators.forValue('body', body.schema);
  return body.media === 'application/json' ? checkJson(check) : check;
}

const bytesOnly: Check = (value) => {
  if (!(value instanceof Uint8Array)) throw new Refusal('MEDIA_TYPE_UNSUPPORTED', 'Send the bytes themselves.');
  return value.length > 0 ? [] : [{ pointer: '/body', message: 'is empty' }];
};

/** Rejects bytes where JSON is expected. */
const checkJson =
  (check: Check): Check =>
  (value) => {
    if (value instanceof Uint8Array) throw new Refusal('MEDIA_TYPE_UNSUPPORTED');
    return check(value);
  };

type Pairs = readonly (readonly [string, string])[];

/** Drops unknown pairs, or writes those with a plain name into the parameter that takes them. */
function knownPairs(asked: Pairs, known: ReadonlySet<string>, customQuery: string | undefined): Pairs {
  const ours = asked.filter(([name]) => known.has(name));
  const custom = asked.filter(([name]) => customQuery !== undefined && !known.has(name) && /^[A-Za-z][\w.-]{0,39}$/.test(name));
  const written = ours.filter(([name]) => name === customQuery).map(([, value]) => value);
  if (customQuery === undefined || custom.length === 0 || written.length > 1) return ours;
  const whole = [...written, new URLSearchParams(custom.map(([name, value]): [string, string] => [name, value])).toString()].join('&');
  return [...ours.filter(([name]) => name !== customQuery), [customQuery, whole]];
}

/** Raw query; later question marks belong to it. */
function queryIn({ raw }: ArrivedRequest): string {
  const url = raw.url ?? '';
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start + 1);
}

const headersIn = ({ headers }: ArrivedRequest): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw invalid(problems);
}

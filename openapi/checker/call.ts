import type { Operation, Parameter } from '../read/operation.ts';
import { examplesOf } from './examples.ts';
import { named, noNames, type Names } from './names/known-names.ts';
import { noneReal, withReal, type Real } from './names/real-examples.ts';
import type { Signer } from '../signing/persona-key.ts';

export type Ids = Readonly<Record<string, string>>;

export interface Call {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Signs each time the request is sent. */
  readonly signer?: Signer;
}

/** Input of an operation by part. Several values of a parameter are sent in sequence. */
export interface Parts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signer?: Signer;
  readonly names?: Names;
  /** Real things in place of those in examples. */
  readonly real?: Real;
  /** Reason why a named thing may not exist. */
  readonly lacking?: string;
}

export function callOf({ method, path, changes, body: taken }: Operation, { path: ids, query, header, body, signer, names = noNames }: Parts): Call {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => encodeURIComponent(ids[name] ?? ''));
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(String(one))}`));
  const isSent = taken !== undefined && body !== undefined;
  const isForm = taken?.media === 'multipart/form-data';
  return {
    method: method.toUpperCase(),
    target: pairs.length > 0 ? `${filled}?${named(pairs.join('&'), names)}` : filled,
    headers: { ...(changes && method === 'get' ? ownPage : {}), ...header, ...(isSent ? { 'content-type': isForm ? formType : 'application/json' } : {}) },
    ...(isSent ? { body: isForm ? formOf(body) : named(JSON.stringify(body), names) } : {}),
    ...(signer && { signer }),
  };
}

/** Recognizes parameters that defer the operation, whose answer then shows nothing. */
export const asksForLater = ({ name, in: part }: Pick<Parameter, 'name' | 'in'>): boolean => part === 'header' && name === 'prefer';

/** Required input of an operation, from its contract's examples. */
export function neededParts(operation: Operation, ids: Readonly<Record<string, string>>, real: Real = noneReal): Parts {
  const needed = operation.parameters.filter(({ isRequired }) => isRequired);
  const from = (part: Parameter['in']) => Object.fromEntries(needed.filter((one) => one.in === part).map((one) => [one.name, exampleOf(one, real)]));
  const [example] = bodiesShown(operation, real);
  return {
    path: { ...textsOf(from('path')), ...ids },
    query: from('query'),
    header: textsOf(from('header')),
    real,
    ...(example ? { body: example[1] } : {}),
  };
}

export const inSession = (parts: Parts, session: Ids): Parts => ({ ...parts, header: { ...parts.header, ...session } });

export const withNames = (parts: Parts, names: Names): Parts => ({
  ...parts,
  names,
  ...(parts.body === undefined ? {} : { body: JSON.parse(named(JSON.stringify(parts.body), names)) as unknown }),
});

/** Gives or removes one parameter, along with the path value it requires (x-goes-with). */
export function withParameter(parts: Parts, { name, in: part, pointer }: Parameter, value: unknown): Parts {
  const { [name]: _former, ...others } = parts[part];
  if (value === undefined) return { ...parts, [part]: others };
  const path = { ...parts.path, ...textsOf(Object.fromEntries((pointer.at('x-goes-with')?.parts ?? []).map(([other, at]) => [other, at.value]))) };
  return { ...parts, path, [part]: { ...(part === 'path' ? path : others), [name]: part === 'query' ? value : String(value) } };
}

/** Recognizes parameters bound to one path value, which not every service has. */
export const isBound = ({ pointer }: Parameter): boolean => pointer.at('x-goes-with') !== undefined;

export const exampleOf = ({ name, pointer, schema }: Parameter, real: Real = noneReal): unknown =>
  withReal(pointer.at('example')?.value ?? schema.at('examples', '0')?.value, real, name);

export const bodiesShown = ({ pointer, body }: Operation, real: Real = noneReal): (readonly [string, unknown])[] =>
  body ? examplesOf(pointer.at('requestBody'), body.media).map(([name, shown]) => [name, withReal(shown, real)]) : [];

export const textsOf = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** Headers of a same-origin page, from which a GET that changes something is asked. */
const ownPage = { 'sec-fetch-site': 'same-origin' };

const boundary = 'end-of-a-file';
const formType = `multipart/form-data; boundary=${boundary}`;

/** Form with a file in each field. Examples give bytes in base64. */
function formOf(files: unknown): Buffer {
  const parts = Object.entries(files as Readonly<Record<string, unknown>>).flatMap(([name, bytes]) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`),
    Buffer.from(String(bytes), 'base64'),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

import type { Operation, Parameter } from '../read/operation.ts';
import { examplesOf } from './examples.ts';
import { named, noNames, type Names } from './names/known-names.ts';
import { noneReal, withReal, type Real } from './names/real-examples.ts';
import type { Signer } from '../signing/persona-key.ts';

/** Texts by name, such as what is in a path or the headers of a session. */
export type Ids = Readonly<Record<string, string>>;

/** A request as it travels. */
export interface Call {
  readonly method: string;
  /** The path from the root of the service, query included. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Signs it each time it is sent. */
  readonly signer?: Signer;
}

/** The input of an operation, by the parts of a request. Several values of one parameter are sent one after the other. */
export interface Parts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signer?: Signer;
  /** The names of things as the service has them. */
  readonly names?: Names;
  /** Real things that its examples name. */
  readonly real?: Real;
  /** The reason why a thing that it names may not be there. */
  readonly lacking?: string;
}

/** The request that asks an operation with these parts. */
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

/** Tells whether a parameter has the operation carried out later, whose answer then shows nothing of it. */
export const asksForLater = ({ name, in: part }: Pick<Parameter, 'name' | 'in'>): boolean => part === 'header' && name === 'prefer';

/** The least that an operation has to be asked with: what it requires, by the examples of its contract. */
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

/** The parts in the name of a session. */
export const inSession = (parts: Parts, session: Ids): Parts => ({ ...parts, header: { ...parts.header, ...session } });

/** The parts with the names of things as the service calls them. */
export const withNames = (parts: Parts, names: Names): Parts => ({
  ...parts,
  names,
  ...(parts.body === undefined ? {} : { body: JSON.parse(named(JSON.stringify(parts.body), names)) as unknown }),
});

/** The parts with one parameter given, or taken away; one that only goes with some value in the path (x-goes-with) brings that along. */
export function withParameter(parts: Parts, { name, in: part, pointer }: Parameter, value: unknown): Parts {
  const { [name]: _former, ...others } = parts[part];
  if (value === undefined) return { ...parts, [part]: others };
  const path = { ...parts.path, ...textsOf(Object.fromEntries((pointer.at('x-goes-with')?.parts ?? []).map(([other, at]) => [other, at.value]))) };
  return { ...parts, path, [part]: { ...(part === 'path' ? path : others), [name]: part === 'query' ? value : String(value) } };
}

/** Whether a parameter goes with some value in the path alone, which is not there at every service. */
export const isBound = ({ pointer }: Parameter): boolean => pointer.at('x-goes-with') !== undefined;

/** The example of a parameter, with real things where it names some. */
export const exampleOf = ({ name, pointer, schema }: Parameter, real: Real = noneReal): unknown =>
  withReal(pointer.at('example')?.value ?? schema.at('examples', '0')?.value, real, name);

/** The bodies that an operation shows, by name, with real things where they name some. */
export const bodiesShown = ({ pointer, body }: Operation, real: Real = noneReal): (readonly [string, unknown])[] =>
  body ? examplesOf(pointer.at('requestBody'), body.media).map(([name, shown]) => [name, withReal(shown, real)]) : [];

export const textsOf = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** A GET that changes something is asked from a page of the service's own, as browsers say it. */
const ownPage = { 'sec-fetch-site': 'same-origin' };

const boundary = 'end-of-a-file';
const formType = `multipart/form-data; boundary=${boundary}`;

/** A form in which every field is a file; examples give the bytes in base64. */
function formOf(files: unknown): Buffer {
  const parts = Object.entries(files as Readonly<Record<string, unknown>>).flatMap(([name, bytes]) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`),
    Buffer.from(String(bytes), 'base64'),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

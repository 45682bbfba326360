import { isRecord } from '../../read/record.ts';
import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Operation } from '../../read/operation.ts';
import { inSession, neededParts, withNames, type Ids, type Parts } from '../call.ts';
import { noNames } from '../names/known-names.ts';
import { listIn, type ListShape } from './lists.ts';
import type { Reply } from './reply.ts';

/** What can be asked next (OpenAPI links), once an operation has gone well. */
export interface Link {
  readonly name: string;
  readonly target: Operation;
  readonly parameters: readonly (readonly [name: string, expression: string])[];
  /** Where fields of the request are read in the answer of the target (x-shows); undefined where nothing of it is shown there. */
  readonly shows: ReadonlyMap<string, readonly string[]> | undefined;
  /** The body of the request is that of the one before. */
  readonly takesBody: boolean;
  /** The place in the answer that holds nothing any more once the thing is gone (x-gone), where the answer goes on saying that it is gone. */
  readonly gone: readonly string[] | undefined;
  readonly pointer: ContractPointer;
}

/** A link to a list of such things, which it is found in by its id. */
export interface ListLink extends Link {
  readonly shape: ListShape;
}

export function linksOf(operation: Operation, all: readonly Operation[]): readonly Link[] {
  const parts = operation.pointer.at('responses', String(operation.success.status), 'links')?.parts ?? [];
  return parts.flatMap(([name, pointer]) => {
    const target = all.find(({ operationId }) => operationId === pointer.text('operationId'));
    if (!target) return [];
    const parameters = (pointer.at('parameters')?.parts ?? []).map(([key, { value }]) => [key, String(value)] as const);
    return [
      {
        name,
        target,
        parameters,
        shows: showsOf(pointer),
        takesBody: pointer.text('requestBody') === '$request.body',
        gone: pointer.text('x-gone')?.split('/'),
        pointer,
      },
    ];
  });
}

/** The links to what shows one thing, or a setting. */
export const readsOf = (links: readonly Link[]): readonly Link[] => links.filter(({ target }) => !target.changes && !listOf(target));

/** Those that show what the answer has made, and not what the request named already. */
export const readsOfMade = (links: readonly Link[]): readonly Link[] =>
  readsOf(links).filter(({ parameters }) => parameters.length === 0 || parameters.some(([, expression]) => expression.startsWith('$response')));

/** The links to lists in which a thing is among its like. */
export const listsOf = (links: readonly Link[]): readonly ListLink[] =>
  links.flatMap((link) => {
    const shape = link.target.changes ? undefined : listOf(link.target);
    return shape ? [{ ...link, shape }] : [];
  });

export const undoneBy = (links: readonly Link[]): Link | undefined => links.find(({ name }) => name === 'undone');

export const deletedBy = (links: readonly Link[]): Link | undefined =>
  links.find(({ name, target }) => name === 'delete' || (target.method === 'delete' && name !== 'undone'));

export const changedBy = (links: readonly Link[]): readonly Link[] =>
  links.filter(({ name, target }) => ['put', 'patch'].includes(target.method) && name !== 'undone');

/** An answer that holds a list beside other facts is read as one thing, unless these are about its pages alone. */
function listOf(operation: Operation): ListShape | undefined {
  const shape = listIn(operation);
  if (!shape || shape.name === undefined || shape.name === 'items') return shape;
  const others = (operation.success.schema?.at('properties')?.parts ?? []).filter(([name]) => name !== shape.name && !ofPages.includes(name));
  return others.length === 0 ? shape : undefined;
}

/** What an answer says of how far its list goes. */
const ofPages = ['next', 'upTo', 'hasMore'];

function showsOf(link: ContractPointer): ReadonlyMap<string, readonly string[]> | undefined {
  const shows = link.at('x-shows');
  if (shows?.value === 'none') return undefined;
  return new Map((shows?.parts ?? []).map(([name, { value }]) => [name, String(value).split('/')]));
}

/** The request before, and the session that it was made with. */
interface Asker {
  readonly parts: Parts;
  readonly session: Ids;
}

/** The request to which a link leads, in the name of anyone who asked before; undefined where the answer lacks what it needs. */
export function partsBy({ target, parameters, takesBody }: Link, { parts, session }: Asker, reply: Reply): Parts | undefined {
  const values = parameters.map(([name, expression]) => [name, valueOf(expression, parts, reply)] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  const isIn =
    (part: string) =>
    (name: string): boolean =>
      target.parameters.some((one) => one.name === name && one.in === part);
  const [inPath, inQuery] = [isIn('path'), isIn('query')];
  const ids = Object.fromEntries(values.filter(([name]) => inPath(name)).map(([name, value]) => [name, String(value)]));
  const needed = withNames(neededParts(target, ids, parts.real), parts.names ?? noNames);
  const query = { ...needed.query, ...Object.fromEntries(values.filter(([name]) => inQuery(name))) };
  const signer = parts.signer && target.takesSignature ? { signer: parts.signer } : {};
  const body = takesBody ? { body: parts.body } : {};
  return { ...inSession({ ...needed, path: { ...needed.path, ...ids }, query, ...body }, session), ...signer };
}

/** The value of an OpenAPI runtime expression; a text without `$` means itself. */
function valueOf(expression: string, parts: Parts, { value, headers }: Reply): unknown {
  if (!expression.startsWith('$')) return expression;
  const [, side = '', kind = '', rest = ''] = /^\$(request|response)\.(path|query|header|body)[.#]?(.*)$/.exec(expression) ?? [];
  if (kind === 'body') return inside(side === 'request' ? parts.body : value, rest.split('/').slice(1));
  if (side === 'response') return kind === 'header' ? headers[rest.toLowerCase()] : undefined;
  return kind === 'path' ? parts.path[rest] : kind === 'query' ? [parts.query[rest]].flat()[0] : parts.header[rest];
}

function inside(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return value;
  const holder: unknown = Array.isArray(value) ? { ...(value as unknown[]) } : value;
  return isRecord(holder) ? inside(holder[step], rest) : undefined;
}

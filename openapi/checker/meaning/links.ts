import { isRecord } from '../../read/record.ts';
import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Operation } from '../../read/operation.ts';
import { inSession, neededParts, withNames, type Ids, type Parts } from '../call.ts';
import { noNames } from '../names/known-names.ts';
import { listIn, type ListShape } from './lists.ts';
import type { Reply } from './reply.ts';

/** Possible next calls (OpenAPI links) after success. */
export interface Link {
  readonly name: string;
  readonly target: Operation;
  readonly parameters: readonly (readonly [name: string, expression: string])[];
  /** Answer fields that show the request's (x-shows). Undefined where none does. */
  readonly shows: ReadonlyMap<string, readonly string[]> | undefined;
  /** Reuses the body of the request before. */
  readonly takesBody: boolean;
  /** Place that is empty once the thing is gone (x-gone), where the answer persists. */
  readonly gone: readonly string[] | undefined;
  readonly pointer: ContractPointer;
}

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

export const readsOf = (links: readonly Link[]): readonly Link[] => links.filter(({ target }) => !target.changes && !listOf(target));

/** Links to the thing just made, and not to one the request named. */
export const readsOfMade = (links: readonly Link[]): readonly Link[] =>
  readsOf(links).filter(({ parameters }) => parameters.length === 0 || parameters.some(([, expression]) => expression.startsWith('$response')));

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

/** Answers with a list among other facts count as one thing, except facts about paging. */
function listOf(operation: Operation): ListShape | undefined {
  const shape = listIn(operation);
  if (!shape || shape.name === undefined || shape.name === 'items') return shape;
  const others = (operation.success.schema?.at('properties')?.parts ?? []).filter(([name]) => name !== shape.name && !ofPages.includes(name));
  return others.length === 0 ? shape : undefined;
}

const ofPages = ['next', 'upTo', 'hasMore'];

function showsOf(link: ContractPointer): ReadonlyMap<string, readonly string[]> | undefined {
  const shows = link.at('x-shows');
  if (shows?.value === 'none') return undefined;
  return new Map((shows?.parts ?? []).map(([name, { value }]) => [name, String(value).split('/')]));
}

interface Asker {
  readonly parts: Parts;
  readonly session: Ids;
}

/** Request of a link for the same caller. Undefined where the answer lacks a value. */
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
  const signer = parts.signer && (target.takesSignature || target.takesContribution) ? { signer: parts.signer } : {};
  const body = takesBody ? { body: parts.body } : {};
  return { ...inSession({ ...needed, path: { ...needed.path, ...ids }, query, ...body }, session), ...signer };
}

/** OpenAPI runtime expression, or literal text without `$`. */
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

import { thingKey } from '#openapi/rules/names.ts';
import type { Operation } from '#openapi/read/operation.ts';
import { bodiesOf } from '#tests/contract/calls.ts';
import { contracts } from '#tests/contract/server.ts';
import type { Naming, Things } from './owned-server.ts';

type Reach = 'own' | 'shown' | 'any';

/** Things an operation's name may mean (x-names): `own post`, `shown post or comment`. */
interface Named {
  readonly name: string;
  readonly reach: Reach;
  readonly things: readonly string[];
}

const namesOf = ({ pointer }: Operation): readonly Named[] =>
  (pointer.at('x-names')?.parts ?? []).map(([name, { value }]) => {
    const [, reach = '', things = ''] = /^(\w+) ([^,]+)/.exec(String(value)) ?? [];
    return { name, reach: reach as Reach, things: things.split(' or ') };
  });

/** Narrowest reach among an operation's names: own picture beats any community. */
const reachOf = (operation: Operation): Reach | undefined =>
  (['own', 'shown', 'any'] as const).find((reach) => namesOf(operation).some((named) => named.reach === reach));

/** Operations by reach: one's own, anything shown, or anything that exists. */
export const naming = (reach: Reach): readonly Operation[] => contracts.operations.filter((operation) => reachOf(operation) === reach);

export const namingA = (thing: string, reach: Reach): readonly Operation[] =>
  naming(reach).filter((operation) => namesOf(operation).some(({ things }) => things.includes(thing)));

/** Operations that read one such thing by its address. */
export const readingA = (thing: string): readonly Operation[] => namingA(thing, 'shown').filter(({ method, path }) => method === 'get' && path.includes('{'));

export const forOnly = (...kinds: readonly string[]): readonly Operation[] =>
  contracts.operations.filter(({ pointer }) => kinds.includes(pointer.text('x-asked-by') ?? ''));

/** Overrides for these things, preferring this kind where a name allows several. */
export function namingOf(operation: Operation, things: Things, kind = 'post'): Naming {
  const [named, resourceType] = [namesOf(operation), kind.toUpperCase()];
  const ids = new Map(named.flatMap((each) => idOf(operation, each, things, kind)));
  const inPath = given(operation, 'path', ids);
  const query = given(operation, 'query', ids);
  const properties = operation.body?.schema.at('properties');
  const missing = named.filter(({ name, things: [only, ...others] }) => only === kind && others.length === 0 && properties?.at(name));
  const bodies = bodiesOf(operation).map(({ value }) => ({
    ...filled(value, ids, resourceType),
    ...Object.fromEntries(missing.map(({ name }) => [name, ids.get(name)])),
  }));
  const namesIn = (body: object) => [...ids.keys()].filter((name) => JSON.stringify(body).includes(`"${name}":`)).length;
  const body = bodies.toSorted((one, other) => namesIn(other) - namesIn(one))[0];
  return {
    ...(inPath.length > 0 && { inPath: Object.fromEntries(inPath) }),
    ...(query.length > 0 && { query: { ...exampleQuery(operation, resourceType), ...Object.fromEntries(query) } }),
    ...(body && namesIn(body) > 0 && { body }),
  };
}

function idOf(
  { operationId }: Operation,
  { name, reach, things: [first = '', ...others] }: Named,
  things: Things,
  kind: string,
): readonly (readonly [string, string])[] {
  const thing = others.includes(kind) ? kind : first;
  const id = (things as Readonly<Record<string, string>>)[thingKey(thing)];
  if (id === undefined && reach !== 'any') throw new Error(`${operationId} names ${reach} ${thing}: make one in owned-server.ts, as ${thingKey(thing)}.`);
  return id === undefined ? [] : [[name, id]];
}

const given = ({ parameters }: Operation, part: string, ids: ReadonlyMap<string, string>) =>
  [...ids].filter(([named]) => parameters.some(({ name, in: where }) => where === part && name === named));

function exampleQuery({ parameters }: Operation, resourceType: string) {
  const required = parameters.filter(({ in: part, isRequired }) => part === 'query' && isRequired);
  return Object.fromEntries(required.map(({ name, pointer }) => [name, name === 'resourceType' ? resourceType : String(pointer.at('example')?.value)]));
}

function filled(example: unknown, ids: ReadonlyMap<string, string>, resourceType: string): object {
  return JSON.parse(JSON.stringify(example), (name, value: unknown) => {
    if (name === 'resourceType' && ids.size > 0) return resourceType;
    const id = ids.get(name);
    if (id === undefined) return value;
    return Array.isArray(value) ? [id] : typeof value === 'string' ? id : value;
  }) as object;
}

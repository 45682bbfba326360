// Rules of what an operation names and of who may ask it; the tests of foreign things and of roles follow what the contracts say here.
import type { ContractPointer } from '../read/contract-pointer.ts';
import { memberKinds } from '../checker/member-kinds.ts';
import { listPlace } from '../checker/names/list-place.ts';
import { hasPlace } from './places.ts';

/** Reach of a name: the caller's own, shown to everyone, or any. */
const reaches = /^(own|shown|any) \S/;
const isName = (name: string): boolean => /(^id|^ids|Id|Ids|Key)$/.test(name) && name !== 'submissionKey' && name !== 'clientMessageId';

/** Properties that name a thing by id or key, at any depth. */
function namesIn(schema: ContractPointer | undefined, seen = new Set<string>()): readonly string[] {
  if (!schema || seen.has(schema.uri)) return [];
  seen.add(schema.uri);
  const properties = schema.at('properties')?.parts ?? [];
  const inner = [...properties, ...(schema.at('oneOf')?.parts ?? []), ['items', schema.at('items')] as const].map(([, part]) => part);
  return [...properties.map(([name]) => name).filter(isName), ...inner.flatMap((part) => namesIn(part, seen))];
}

/** Parameters that name a thing, except words of a closed list. */
const namesAmong = (parameters: ContractPointer | undefined): readonly string[] =>
  (parameters?.parts ?? []).flatMap(([, parameter]) => {
    const [name = '', part] = [parameter.text('name'), parameter.text('in')];
    return (part === 'path' && !parameter.at('schema', 'enum')) || (part === 'query' && isName(name)) ? [name] : [];
  });

function calledIn(operation: ContractPointer): readonly string[] {
  const inQuery = (operation.at('parameters')?.parts ?? []).flatMap(([, parameter]) => parameter.text('name') ?? []);
  const properties = operation.at('requestBody', 'content', 'application/json', 'schema', 'properties')?.parts ?? [];
  return [...inQuery, ...properties.map(([name]) => name)];
}

/** Finds a name by its place in the body, such as `salary/keyId`. */
const isInBody = (operation: ContractPointer, name: string): boolean =>
  name.includes('/') && hasPlace(operation.at('requestBody', 'content', 'application/json', 'schema'), name.split('/'));

function placeRefusals(operation: ContractPointer): string[] {
  const answers = (operation.at('responses')?.parts ?? []).filter(([status]) => status.startsWith('2'));
  const schemas = answers.map(([, answer]) => answer.at('content', 'application/json', 'schema'));
  return (operation.at('x-lists')?.parts ?? []).flatMap(([kind, { value }]) =>
    schemas.some((schema) => hasPlace(schema, listPlace(String(value)).steps))
      ? []
      : [`says in x-lists that its answer names a ${kind} at ${String(value)}, and has no such place; write it like items/company/urlName.`],
  );
}

export function nameRefusals(operation: ContractPointer, path: ContractPointer, method: string): string[] {
  const naming = [path, operation].flatMap((holder) => namesAmong(holder.at('parameters')));
  const found = [...naming, ...namesIn(operation.at('requestBody', 'content', 'application/json', 'schema'))];
  const said = operation.at('x-names')?.parts ?? [];
  return [
    ...(found.length > 0 && said.length === 0
      ? [`does not say whose the things are that it names: write x-names with ${found.join(' or ')}, such as \`${found[0]}: own post\` (own, shown or any).`]
      : []),
    ...said
      .filter(([name]) => ![...found, ...calledIn(operation)].includes(name) && !isInBody(operation, name))
      .map(([name]) => `says in x-names whose ${name} is, and has no such name; drop it.`),
    ...said
      .filter(([, { value }]) => !reaches.test(String(value)))
      .map(([name, { value }]) => `says in x-names that ${name} is ${String(value)}: begin with own, shown or any.`),
    ...placeRefusals(operation),
    ...askedRefusals(operation, method),
  ];
}

/** Things an operation names, of which the test server needs one that belongs to a member. */
export const thingsNamed = (operation: ContractPointer): readonly string[] =>
  (operation.at('x-names')?.parts ?? []).flatMap(([, { value }]) => {
    const [, things = ''] = /^(?:own|shown) ([^,]+)/.exec(String(value)) ?? [];
    return things === '' ? [] : things.split(' or ').map(thingKey);
  });

/** Turns `loose picture` into `loosePictureId`. */
export const thingKey = (thing: string): string => `${thing.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}Id`;

/** Changes that members ask by session say who may ask. */
function askedRefusals(operation: ContractPointer, method: string): string[] {
  const ways = (operation.at('security')?.parts ?? []).map(([, way]) => way.parts.map(([scheme]) => scheme));
  const isForMembers = ways.length > 0 && ways.every((schemes) => schemes.length > 0) && ways.flat().includes('sessionCookie');
  const changes = method !== 'get' || operation.at('x-changes')?.value === true;
  if (!isForMembers || !changes || operation.text('x-asked-by') !== undefined) return [];
  return [`changes something for members and does not say who may ask: write x-asked-by with one of ${memberKinds.join(', ')}.`];
}

// Words by which an operation says what it means: how its list is ordered, what a parameter looks at, what a number counts, what asking twice does.
import { isRecord } from '#core/record.ts';
import type { ContractPointer } from '../read/contract-pointer.ts';
import { linkRefusals } from './links.ts';
import { hasPlace, itemOf, schemaAt } from './places.ts';
import { answeredSchema, sentSchema, isChange, linkedFrom, askedParameters, successesOf, type ServedOperation } from './served-operation.ts';
import { entriesOf, valueAt } from './shared-parts.ts';

/** Marks an item that does not show what a parameter filters or orders by. */
const unseen = 'unseen';

const isOrder = (name: string): boolean => ['sort', 'order'].includes(name);
const isPaging = (name: string): boolean => ['cursor', 'limit', 'page', 'after', 'before'].includes(name);
const isSearch = (name: string): boolean => ['q', 'k', 'text', 'search', 'query'].includes(name);

export function meaningRefusals(operation: ServedOperation, all: readonly ServedOperation[]): string[] {
  const service = all.filter((other) => other.service === operation.service);
  const item = itemOf(answeredSchema(operation));
  const asked = operation.method === 'get' ? askedParameters(operation) : [];
  return [
    ...besideRefusals(operation),
    ...asked.flatMap((parameter) => [...sortRefusals(parameter, item), ...filterRefusals(parameter, item)]),
    ...orderRefusals(operation, item),
    ...countRefusals(operation, service),
    ...markRefusals(operation),
    ...shownRefusals(operation, service),
    ...addedRefusals(operation, service),
    ...linkRefusals(operation, service),
  ];
}

/** Words beside a parameter's reference, which a walk that follows references never meets. */
function besideRefusals({ item, pointer }: ServedOperation): string[] {
  const written = [item, pointer].flatMap((holder) => entriesOf(holder.at('parameters')?.value));
  const beside = written.flatMap(([, parameter]) => (valueAt(parameter, '$ref') === undefined ? [] : entriesOf(parameter)));
  return beside.flatMap(([word]) =>
    word.startsWith('x-') ? [`says ${word} beside a reference to a parameter, where nobody reads it: write it where that parameter is described.`] : [],
  );
}

const nameOf = (parameter: ContractPointer): string => parameter.text('name') ?? '';

function sortRefusals(parameter: ContractPointer, item: ContractPointer | undefined): string[] {
  const name = nameOf(parameter);
  const said = parameter.at('x-sorted-by');
  if (!said) {
    if (parameter.text('in') !== 'query' || !isOrder(name)) return [];
    return [`has the order ${name} and does not say by what: write x-sorted-by with each of its values, such as \`newest: -postedAt\`, or \`newest: unseen\`.`];
  }
  const values = (parameter.at('schema', 'enum')?.parts ?? []).map(([, { value }]) => String(value));
  const keys = said.parts.map(([key]) => key);
  if (keys.length !== values.length || keys.some((key) => !values.includes(key)))
    return [`says in x-sorted-by the order of ${keys.join(', ') || 'nothing'}: say that of ${values.join(', ') || 'the values of its enum'}, each once.`];
  return said.parts.flatMap(([key, { value }]) => keyRefusals(`its order ${key}`, value, item));
}

function orderRefusals({ pointer }: ServedOperation, item: ContractPointer | undefined): string[] {
  const said = pointer.at('x-sorted-by');
  return said ? keyRefusals('its list', said.value, item) : [];
}

function keyRefusals(what: string, said: unknown, item: ContractPointer | undefined): string[] {
  if (said === unseen) return [];
  if (!item) return [`says in x-sorted-by how ${what} goes, and answers no list; drop it.`];
  const keys: readonly unknown[] = Array.isArray(said) ? said : [said];
  if (keys.length === 0) return [`says in x-sorted-by no key for ${what}: name one, such as -postedAt, or say unseen.`];
  return keys.flatMap((key) =>
    typeof key === 'string' && hasPlace(item, stepsOf(key.replace(/^-/, '')))
      ? []
      : [`says in x-sorted-by that ${what} goes by ${JSON.stringify(key)}, and an item has no such place: name one, such as -company/rating, or say unseen.`],
  );
}

const stepsOf = (place: string): readonly string[] => place.split('/');

function filterRefusals(parameter: ContractPointer, item: ContractPointer | undefined): string[] {
  const name = nameOf(parameter);
  const said = parameter.at('x-filters')?.value;
  if (said === undefined) return isFilter(parameter, item) ? [unsaidFilter(name)] : [];
  if (said === unseen || said === 'none') return [];
  const [, place] = /^(?:(?:at-least|at-most|contains|starts) )?([\w/]+)$/.exec(String(said)) ?? [];
  if (place === undefined)
    return [
      `says in x-filters of ${name} ${JSON.stringify(said)}: write a place, after at-least, at-most, contains or starts where it is so; or unseen, or none.`,
    ];
  if (!item) return [`says in x-filters that ${name} looks at ${place}, and answers no list; say unseen, or none where it narrows nothing.`];
  const isThere = parameter.text('in') === 'path' ? schemaAt(item, stepsOf(place)) !== undefined : hasPlace(item, stepsOf(place));
  return isThere ? [] : [`says in x-filters that ${name} looks at ${place}, and an item has no such place: name one, or say unseen.`];
}

const unsaidFilter = (name: string): string =>
  `narrows its list by ${name} and does not say what that looks at: write x-filters with the place in an item, such as company/urlName; ` +
  'or unseen where none shows it, or none where it narrows nothing.';

function isFilter(parameter: ContractPointer, item: ContractPointer | undefined): boolean {
  const name = nameOf(parameter);
  if (!item || parameter.text('in') !== 'query' || isOrder(name) || isPaging(name) || isSearch(name)) return false;
  return !hasPlace(item, [name]);
}

function countRefusals(operation: ServedOperation, service: readonly ServedOperation[]): string[] {
  return countsIn(answeredSchema(operation)).flatMap(({ name, of, isWhole }) => {
    const what = `says in x-counts that ${name} counts ${JSON.stringify(of)}`;
    if (!isWhole) return [`${what}, and it is no integer; drop it.`];
    if (of === 'items') return itemOf(answeredSchema(operation)) ? [] : [`${what}, and answers no list: name the operation that answers it.`];
    const list = service.find(({ operationId }) => operationId === of);
    if (!list || !itemOf(answeredSchema(list))) return [`${what}: name items, or an operation of this service that answers a list.`];
    const paths = (one: ServedOperation): readonly string[] => askedParameters(one).flatMap((each) => (each.text('in') === 'path' ? nameOf(each) : []));
    const lacking = paths(list).filter((each) => !paths(operation).includes(each));
    return lacking.length === 0 ? [] : [`${what}, which is asked by ${lacking.join(', ')}: name a list whose path this operation can fill.`];
  });
}

interface Counting {
  readonly name: string;
  readonly of: unknown;
  readonly isWhole: boolean;
}

function countsIn(schema: ContractPointer | undefined, seen = new Set<string>()): readonly Counting[] {
  if (!schema || seen.has(schema.uri)) return [];
  seen.add(schema.uri);
  const properties = schema.at('properties');
  const own = (properties?.parts ?? []).flatMap(([name, property]) => {
    const of = valueAt(valueAt(properties?.value, name), 'x-counts') ?? property.at('x-counts')?.value;
    return of === undefined ? [] : [{ name, of, isWhole: property.text('type') === 'integer' }];
  });
  const inner = [...(properties?.parts ?? []), ...(schema.at('oneOf')?.parts ?? []), ['items', schema.at('items')] as const];
  return [...own, ...inner.flatMap(([, part]) => countsIn(part, seen))];
}

function markRefusals(operation: ServedOperation): string[] {
  const { pointer, method } = operation;
  const [idempotent, own] = [pointer.at('x-idempotent')?.value, pointer.at('x-own')?.value];
  return [
    ...(idempotent !== undefined && (idempotent !== true || !isChange(operation))
      ? ['says x-idempotent: write `x-idempotent: true` on what changes something, or drop it.']
      : []),
    ...(own !== undefined && (own !== true || method !== 'get' || pointer.at('x-names'))
      ? ['says x-own: write `x-own: true` on a GET that names nothing and answers what belongs to the one who asks, or drop it.']
      : []),
  ];
}

/** Things made are readable somewhere, or the operation says that its service never shows them. */
function shownRefusals(operation: ServedOperation, service: readonly ServedOperation[]): string[] {
  const said = operation.pointer.at('x-shows')?.value;
  const isMade = successesOf(operation).some(([status]) => status === '201');
  const isRead = linkedFrom(operation, service).some(({ method }) => method === 'get');
  if (said !== undefined)
    return said === 'none' && isMade && !isRead ? [] : ['says x-shows: write `x-shows: none` where a 201 is shown by no GET of its service, or drop it.'];
  if (!isMade || isRead) return [];
  return ['makes something and links to no GET that shows it: write `links` under its 201, or `x-shows: none` where no GET of its service does.'];
}

function addedRefusals(operation: ServedOperation, service: readonly ServedOperation[]): string[] {
  const said = operation.pointer.at('x-adds-one');
  if (!said) return [];
  if (!isChange(operation)) return ['says in x-adds-one what it adds to, and changes nothing; drop it.'];
  const answers = [operation, ...linkedFrom(operation, service).filter(({ method }) => method === 'get')].map(answeredSchema);
  return said.parts.flatMap(([place, { value }]) => [
    ...(answers.some((answer) => schemaAt(answer, stepsOf(place))?.text('type') === 'integer')
      ? []
      : [`says in x-adds-one that it adds to ${place}, and neither its answer nor a GET that it links to has such a number: name one.`]),
    ...valueRefusals(place, value, sentSchema(operation)),
  ]);
}

function valueRefusals(place: string, said: unknown, body: ContractPointer | undefined): string[] {
  if (!isRecord(said)) return [`says in x-adds-one of ${place} no values: write \`${place}: {}\` where none matters, else such as \`{ voteType: up }\`.`];
  return Object.entries(said).flatMap(([field, value]) => {
    const schema = schemaAt(body, [field]);
    const values = schema?.at('enum')?.value;
    const isTaken = schema !== undefined && (!Array.isArray(values) || values.includes(value));
    return isTaken ? [] : [`says in x-adds-one of ${place} that ${field} is ${JSON.stringify(value)}, which its body does not take; name a value of it.`];
  });
}

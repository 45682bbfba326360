import { isRecord } from '../../read/record.ts';
import type { Operation, Parameter } from '../../read/operation.ts';
import type { RequestInput } from '../../read/read-input.ts';
import type { Values } from '../../read/read-parameters.ts';
import { namesAt } from '../names/names-at.ts';
import { valuesAt } from '../names/things.ts';
import { isScalar } from './laid-over.ts';

type Test = (value: string, wanted: string) => boolean;

const ofPages = ['cursor', 'limit', 'page', 'after', 'before'];

/** Prefixes of a filter's place (x-filters). */
const tests: Readonly<Record<string, Test>> = {
  'at-least': (value, wanted) => Number(value) >= Number(wanted),
  'at-most': (value, wanted) => Number(value) <= Number(wanted),
  contains: (value, wanted) => value.toLowerCase().includes(wanted.toLowerCase()),
  starts: (value, wanted) => value.toLowerCase().startsWith(wanted.toLowerCase()),
};

const isEqual: Test = (value, wanted) => value === wanted;

export function narrowed(
  items: readonly unknown[],
  { parameters }: Operation,
  { path, query }: Pick<RequestInput, 'path' | 'query'>,
  isKnown: (name: string) => boolean,
): readonly unknown[] {
  const isOfNothing = parameters.some(
    (parameter) =>
      parameter.in === 'query' && isUnseen(parameter) && [query[parameter.name] ?? []].flat().some((value) => typeof value === 'string' && !isKnown(value)),
  );
  if (isOfNothing) return [];
  const filters = parameters.flatMap((parameter) => {
    const isInPath = parameter.in === 'path' && parameter.pointer.at('x-filters') !== undefined;
    const wanted = isInPath ? path[parameter.name] : parameter.in === 'query' ? query[parameter.name] : undefined;
    const filter = wanted === undefined ? undefined : filterOf(parameter, items);
    return filter ? [{ ...filter, wanted: [wanted].flat().map(String) }] : [];
  });
  const answers = (item: unknown): boolean =>
    filters.every(({ steps, test, wanted }) => namesAt(item, steps).some((value) => wanted.some((one) => test(value, one))));
  return filters.length > 0 ? items.filter(answers) : items;
}

/** Tells of a filter of any text whether items do not show what it looks at. */
const isUnseen = ({ pointer, schema }: Parameter): boolean => pointer.text('x-filters') === 'unseen' && (schema.at('items') ?? schema).at('enum') === undefined;

/** Filter by x-filters, else by equality with the field of its name. */
function filterOf(
  { name, isRequired, pointer, schema }: Parameter,
  items: readonly unknown[],
): { readonly steps: readonly string[]; readonly test: Test } | undefined {
  const said = pointer.text('x-filters');
  if (said === undefined) {
    const isShown = !isRequired && !ofPages.includes(name) && items.some((item) => isRecord(item) && isScalar(item[name]));
    const isTyped = schema.text('type') === 'string' && schema.text('pattern') === undefined && schema.at('enum') === undefined;
    return isShown ? { steps: [name], test: isTyped ? (tests['contains'] ?? isEqual) : isEqual } : undefined;
  }
  if (said === 'unseen' || said === 'none') return undefined;
  const [place = '', word = ''] = said.split(' ').toReversed();
  return { steps: place.split('/'), test: tests[word] ?? isEqual };
}

/** Sorts as queried or by x-sorted-by, incomparable items last. */
export function asOrdered(items: readonly unknown[], operation: Operation, query: Values): readonly unknown[] {
  const asked = operation.parameters.map(({ name, pointer }) => pointer.at('x-sorted-by', String(query[name]))?.value).find((keys) => keys !== undefined);
  const keys = [asked ?? operation.pointer.at('x-sorted-by')?.value].flat().filter((key) => typeof key === 'string' && key !== 'unseen');
  return keys.length > 0 ? items.toSorted((one, other) => compared(one, other, keys.map(String))) : items;
}

function compared(one: unknown, other: unknown, keys: readonly string[]): number {
  for (const key of keys) {
    const steps = key.replace(/^-/, '').split('/');
    const [first, second] = [valuesAt(one, steps)[0], valuesAt(other, steps)[0]];
    const order = first === undefined || second === undefined ? Number(first === undefined) - Number(second === undefined) : inLine(first, second, key);
    if (order !== 0) return order;
  }
  return 0;
}

function inLine(first: string, second: string, key: string): number {
  const [left, right] = Number.isNaN(Number(first)) || Number.isNaN(Number(second)) ? [first, second] : [Number(first), Number(second)];
  const rising = left < right ? -1 : Number(left > right);
  return key.startsWith('-') ? -rising : rising;
}

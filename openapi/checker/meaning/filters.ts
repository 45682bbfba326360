import type { Parameter } from '../../read/operation.ts';
import { withParameter, type Parts } from '../call.ts';
import { isCursor } from '../parameter-checks.ts';
import { fullest } from './fullest.ts';
import { itemsOf, listIn, nameOf, schemaAt, valuesAt, type ListShape } from './lists.ts';
import { limitOf } from './paged.ts';
import type { Scene } from './scene.ts';
import { shortPages } from './short-pages.ts';

type Way = 'is' | 'at-least' | 'at-most' | 'contains' | 'starts';
const ways: readonly Way[] = ['at-least', 'at-most', 'contains', 'starts'];

export interface Filter {
  readonly parameter: Parameter;
  readonly way: Way;
  readonly place: readonly string[];
}

const mostValues = 3;

/** Filters declared with x-filters, or named like an item's field. */
function filtersIn({ operation: { parameters } }: Scene, { item }: ListShape): readonly Filter[] {
  return parameters.flatMap((parameter): Filter[] => {
    const { name, in: part, pointer } = parameter;
    if (part !== 'query' || isCursor(parameter) || pointer.at('x-sorted-by') || name === 'limit' || name === 'page') return [];
    const text = pointer.text('x-filters');
    if (text === undefined) return isAlike(parameter, item) ? [{ parameter, way: 'is', place: [name] }] : [];
    const [place = '', way = 'is'] = text.split(' ').toReversed();
    return place === 'unseen' || place === 'none' ? [] : [{ parameter, way: ways.find((known) => known === way) ?? 'is', place: place.split('/') }];
  });
}

export const plainFilters = (scene: Scene, shape: ListShape): readonly Filter[] =>
  filtersIn(scene, shape).filter(({ way }) => way !== 'contains' && way !== 'starts');

export const askable = ({ parameter, place }: Filter, items: readonly unknown[], { schemas }: Pick<Scene, 'schemas'>): readonly unknown[] =>
  items.flatMap((item) => valuesAt(item, place)).filter((value) => schemas.fits(parameter.schema.at('items') ?? parameter.schema, value));

export const withFilter = (parts: Parts, { parameter }: Filter, value: unknown): Parts =>
  withParameter(parts, parameter, parameter.schema.at('items') ? [value] : value);

/** Parameters and fields of the same name and type are taken as one. */
function isAlike({ name, schema }: Parameter, item: Scene['operation']['pointer']): boolean {
  const field = schemaAt(item, [name]);
  const type = field?.text('type');
  return type !== undefined && type === (schema.at('items') ?? schema).text('type') && ['string', 'integer', 'boolean'].includes(type);
}

export async function judgeFilters(scene: Scene): Promise<void> {
  const { operation, trial } = scene;
  const shape = listIn(operation);
  const filters = shape ? filtersIn(scene, shape) : [];
  if (!shape || (filters.length === 0 && textsIn(scene).length === 0)) return;
  trial.begin();
  const limit = limitOf(operation);
  const most = limit?.schema.number('maximum') ?? Infinity;
  const longest = (parts: Parts): Parts => (limit ? withParameter(parts, limit, most) : parts);
  const { parts, reply } = await fullest(scene, shape, longest, 2);
  const all = itemsOf(shape, reply.value);
  for (const parameter of textsIn(scene)) await judgeNonsense(scene, parameter, longest(parts), shape);
  await judgeTogether(scene, filters, { shape, parts: longest(parts), all, most });
  for (const filter of filters) {
    const values = reply.isSuccess ? valuesFor(filter, all, scene) : [];
    if (values.length === 0)
      trial.notRun('a filter shows nothing else', `No item shows a value to ask for at ${filter.place.join('/')}.`, filter.parameter.name);
    const base = { shape, parts: longest(parts), all, most };
    for (const value of values) await judgeFilter(scene, filter, [value], base);
    const isList = filter.parameter.schema.at('items') !== undefined && filter.parameter.schema.number('maxItems') !== 1;
    if (isList && filter.way === 'is' && values.length > 1) await judgeFilter(scene, filter, values.slice(0, 2), base);
    await judgeLater(scene, filter, values, base);
  }
}

/** Filters apply on later pages, tested with the most common value that not all items match. */
async function judgeLater(scene: Scene, filter: Filter, values: readonly unknown[], { shape, parts, all }: Base): Promise<void> {
  const fitting = (value: unknown): number => all.filter((item) => isShown(filter, value, item)).length;
  const [value] = values.filter((one) => fitting(one) < all.length).toSorted((one, other) => fitting(other) - fitting(one));
  if (value === undefined || fitting(value) < 2) return;
  scene.trial.begin();
  const items = await shortPages(scene, withFilter(parts, filter, value), fitting(value));
  const wrong = items.find((item) => !isShown(filter, value, item));
  const shown = wrong === undefined ? '' : JSON.stringify(valuesAt(wrong, filter.place));
  const problem = wrong === undefined ? undefined : `${nameOf(shape, wrong)} is shown on one of the pages, whose ${filter.place.join('/')} is ${shown}.`;
  if (items.length > 0)
    scene.trial.judge('a filter shows nothing else', problem, filter.parameter.pointer, `${filter.parameter.name}=${String(value)}, page by page`);
}

/** Search words and values items do not show, tested only with a made-up one. */
const textsIn = ({ operation: { parameters } }: Scene): readonly Parameter[] =>
  parameters.filter(
    ({ in: part, pointer, schema }) => part === 'query' && pointer.text('x-filters') !== undefined && pointer.text('x-filters') !== 'none' && isText(schema),
  );

function isText(schema: Parameter['schema']): boolean {
  const one = schema.at('items') ?? schema;
  return one.text('type') === 'string' && !one.at('enum') && !one.at('format') && !one.at('x-given-out');
}

async function judgeNonsense({ operation, trial, chance, schemas }: Scene, parameter: Parameter, parts: Parts, shape: ListShape): Promise<void> {
  const made = `${chance.word(6)}zqx${chance.word(5)}`;
  const value = parameter.schema.at('items') ? [made] : made;
  if (!schemas.fits(parameter.schema, value)) return;
  trial.begin();
  const reply = await trial.ask(operation, withParameter(parts, parameter, value));
  const { length } = itemsOf(shape, reply.value);
  if (!reply.isSuccess) return;
  trial.judge(
    'a value that nothing has shows nothing',
    length > 0 ? `Nothing has ${made}, and ${length} items are shown.` : undefined,
    parameter.pointer,
    parameter.name,
  );
}

async function judgeTogether({ operation, trial, schemas }: Scene, filters: readonly Filter[], { shape, parts, all }: Base): Promise<void> {
  const equal = filters.filter(({ way }) => way === 'is');
  for (const item of all.toReversed()) {
    const shown = equal.flatMap((filter) => {
      const [value] = askable(filter, [item], { schemas });
      return value === undefined ? [] : [{ filter, value }];
    });
    const [one, other] = shown;
    if (!one || !other) continue;
    trial.begin();
    const dressed = [one, other].reduce((sum, { filter, value }) => withFilter(sum, filter, value), parts);
    const reply = await trial.ask(operation, dressed);
    const items = itemsOf(shape, reply.value);
    if (!reply.isSuccess) return;
    const wrong = items.find((its) => !isShown(one.filter, one.value, its) || !isShown(other.filter, other.value, its));
    const what = `${one.filter.parameter.name} and ${other.filter.parameter.name}`;
    const problem =
      wrong !== undefined
        ? `${nameOf(shape, wrong)} is shown, which fits one of them alone.`
        : items.length === 0
          ? `Nothing is shown, though ${nameOf(shape, item)} fits both.`
          : undefined;
    return void trial.judge('two filters together show what fits both', problem, one.filter.parameter.pointer, what);
  }
}

interface Base {
  readonly shape: ListShape;
  readonly parts: Parts;
  readonly all: readonly unknown[];
  readonly most: number;
}

/** Shown values, the distinguishing ones first, and for enums all others. */
function valuesFor({ parameter, place, way }: Filter, all: readonly unknown[], { schemas, chance }: Scene): readonly unknown[] {
  const schema = parameter.schema.at('items') ?? parameter.schema;
  const shown = all.flatMap((item) => [...new Set(valuesAt(item, place))]);
  const counted = [...Map.groupBy(shown, (value) => value)].toSorted(([, one], [, other]) => one.length - other.length).map(([value]) => value);
  const texts = way === 'contains' || way === 'starts' ? counted.flatMap((value) => wordIn(String(value), way) ?? []) : counted;
  const fitting = texts.filter((value) => schemas.fits(schema, value));
  if (way === 'at-least' || way === 'at-most') return middleOf(schema.at('enum')?.parts.map(([, one]) => one.value) ?? fitting);
  // A value of an enum that no item shows has to show nothing.
  const others = way === 'is' ? (schema.at('enum')?.parts ?? []).map(([, one]) => one.value).filter((value) => !shown.includes(value)) : [];
  return [...new Set([...fitting.slice(0, mostValues - 1), ...fitting.slice(-1), ...(fitting.length > 0 ? chance.shuffled(others).slice(0, 1) : [])])];
}

/** Search word in the other case, the last one, as matches need not begin the text. */
function wordIn(text: string, way: Way): string | undefined {
  const words = text.split(/\s+/).filter((word) => /^[\p{L}\p{M}]{3,}$/u.test(word));
  const word = way === 'starts' ? words[0] : words.at(-1);
  return word === word?.toLowerCase() ? word?.toUpperCase() : word?.toLowerCase();
}

function middleOf(values: readonly unknown[]): readonly unknown[] {
  const sorted = [...new Set(values)].toSorted((one, other) => Number(one) - Number(other));
  return sorted.length > 0 ? [sorted[Math.floor(sorted.length / 2)]] : [];
}

/** Items match one of the values, and all matching items appear. */
async function judgeFilter({ operation, trial }: Scene, filter: Filter, values: readonly unknown[], { shape, parts, all, most }: Base): Promise<void> {
  const { parameter, place } = filter;
  const what = `${parameter.name}=${values.join(' or ')}`;
  const fits = (item: unknown): boolean => values.some((value) => isShown(filter, value, item));
  trial.begin();
  const reply = await trial.ask(operation, withParameter(parts, parameter, parameter.schema.at('items') ? values : values[0]));
  if (!reply.isSuccess) return trial.notRun('a filter shows nothing else', `It answers ${reply.said}.`, what);
  const items = itemsOf(shape, reply.value);
  const wrong = items.find((item) => !fits(item));
  const shown = wrong === undefined ? '' : JSON.stringify(valuesAt(wrong, place));
  trial.judge(
    'a filter shows nothing else',
    wrong === undefined ? undefined : `${nameOf(shape, wrong)} is shown, whose ${place.join('/')} is ${shown}.`,
    parameter.pointer,
    what,
  );
  const names = new Set(items.map((item) => nameOf(shape, item)));
  const missing = items.length >= most ? undefined : all.find((item) => fits(item) && !names.has(nameOf(shape, item)));
  const problem =
    missing === undefined ? undefined : `${nameOf(shape, missing)} is not shown, though it is in the list without the filter and its ${place.join('/')} fits.`;
  trial.judge('a filter leaves nothing out', problem, parameter.pointer, what);
}

export function isShown({ way, place }: Filter, value: unknown, item: unknown): boolean {
  const shown = valuesAt(item, place);
  if (way === 'at-least') return shown.some((one) => Number(one) >= Number(value));
  if (way === 'at-most') return shown.some((one) => Number(one) <= Number(value));
  const wanted = String(value).toLowerCase();
  const texts = shown.map((one) => String(one).toLowerCase());
  if (way === 'contains') return texts.some((text) => text.includes(wanted));
  return texts.some((text) => (way === 'starts' ? text.startsWith(wanted) : text === wanted));
}

import { isRecord } from '../../read/record.ts';
import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Operation } from '../../read/operation.ts';
import type { RequestInput } from '../../read/read-input.ts';
import { pathOf } from '../names/things.ts';
import type { Schemas } from '../schemas.ts';
import { isScalar, laidInside, laidOver, likeIt, propertyOf } from './laid-over.ts';
import { listPageOf } from './list-page.ts';
import { isOfCaller, type MockBackend, type Thing } from './mock-world.ts';
import { fieldsOfObject } from './own-names.ts';
import { thingAt, withThing, type ShownList } from './shown-list.ts';
import type { Taken } from './taken.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Lists with new things first, changes applied and deletions left out. */
export class ListAnswers {
  readonly #backend: MockBackend;
  readonly #schemas: Schemas;
  /** Own lists that were filled, by operation and caller. */
  readonly #given = new Set<string>();

  constructor(backend: MockBackend, schemas: Schemas) {
    this.#backend = backend;
    this.#schemas = schemas;
  }

  answer({ operation, input, caller }: Taken, shown: unknown, list: ShownList, laid: (value: unknown) => unknown): unknown {
    const { key } = list;
    const items = this.#itemsOf(operation, input, isOfCaller(operation) ? this.#ownOf(operation, list, caller) : list, caller);
    const all = laid(key === undefined ? items : { ...(shown as Fields), [key]: items });
    const found = key === undefined ? all : isRecord(all) ? all[key] : items;
    const page = listPageOf(Array.isArray(found) ? (found as readonly unknown[]) : items, operation, input, list.most, (name) => this.#backend.isKnown(name));
    if (key === undefined || !isRecord(all)) return page.items;
    const isPaged = operation.parameters.some(({ name }) => name === 'cursor') && 'next' in all;
    return { ...all, [key]: page.items, ...(isPaged && { next: page.next }), ...countsIn(operation, all, page.total) };
  }

  /** The examples of a list of one’s own: those of who asks first, and others like them for anyone else. */
  #ownOf(operation: Operation, list: ShownList, caller: string): ShownList {
    const { names, items, holder } = list;
    if (names.length === 0) return list;
    const key = `${operation.operationId} ${caller}`;
    const things = items.map((item) => fieldsOfObject(thingAt(item, holder)));
    const isFirst = things.every((thing) =>
      this.#backend.claim(
        names.map((name) => String(thing[name])),
        caller,
      ),
    );
    if (isFirst) return list;
    if (!this.#given.has(key)) for (const thing of things.toReversed()) this.#give(thing, names, caller);
    this.#given.add(key);
    return { ...list, items: items.slice(0, 1), isMade: true };
  }

  #give(thing: Fields, names: readonly string[], caller: string): void {
    const called = names.map((name) => [name, this.#backend.anotherName(isScalar(thing[name]) ? thing[name] : '', () => false)] as const);
    const fields = { ...thing, ...Object.fromEntries(called) };
    this.#backend.create({ names, fields, sent: new Set(), owner: caller });
  }

  #itemsOf(operation: Operation, { path }: RequestInput, list: ShownList, caller: string): readonly unknown[] {
    const { holder, names, items, schema } = list;
    const [id] = names;
    const [first] = items;
    if (id === undefined) return items;
    const thingSchema = holder.reduce<ContractPointer | undefined>((at, step) => propertyOf(at, step), schema);
    const at = this.#backend.keyOf(operation.path, path, caller);
    const recorded = (item: unknown, change: (thing: Fields) => Fields): unknown => withThing(item, holder, change);
    const left = list.isMade || this.#isOfSomethingNew(operation, path) ? [] : items.filter((item) => !this.#isGone(thingAt(item, holder), at));
    const now = left.map((item) =>
      recorded(item, (thing) => laidOver(thing, thingSchema, this.#backend.thing(String(thing[id]))?.fields ?? {}, this.#schemas)),
    );
    const made = this.#backend.created
      .filter(
        (thing) =>
          thing.names[0] === id && !this.#isGone(thing.fields, at) && isIn(operation, path, thing) && (!isOfCaller(operation) || thing.owner === caller),
      )
      .map(({ fields }) => recorded(first, (thing) => laidInside(withoutLists(thing), thingSchema, fields, this.#schemas)));
    const shownAs = new Set([...made, ...now].map((item) => String(fieldsOfObject(thingAt(item, holder))[id])));
    const marked = this.#backend
      .listedIn(at)
      .filter((name) => !shownAs.has(name))
      .map((name) =>
        recorded(first, (thing) => laidOver(thing, thingSchema, { ...this.#backend.thing(name)?.fields, [id]: likeIt(thing[id], name) }, this.#schemas)),
      );
    return [...marked, ...made, ...now];
  }

  /** Lists about newly made things begin empty. */
  #isOfSomethingNew(operation: Operation, path: Fields): boolean {
    return pathOf(operation).some(({ name, schema }) => schema.at('enum') === undefined && this.#backend.thing(String(path[name]))?.owner !== undefined);
  }

  #isGone(thing: unknown, list: string): boolean {
    const names = Object.entries(fieldsOfObject(thing)).filter(([, value]) => isScalar(value));
    return names.some(([name, value]) => this.#backend.isGone(String(value), name) || this.#backend.isGoneFrom(list, String(value)));
  }
}

const isIn = (operation: Operation, path: Fields, { sent }: Thing): boolean =>
  pathOf(operation).every(({ name, schema }) => schema.at('enum') !== undefined || sent.has(String(path[name])));

/** Drops nested lists of an example, unknown for new things. */
const withoutLists = (thing: Fields): Fields =>
  Object.fromEntries(Object.entries(thing).map(([name, value]) => [name, Array.isArray(value) && value.some(isRecord) ? [] : value] as const));

/** Figures for a list's length (x-counts) or its page. */
function countsIn({ success, parameters }: Operation, answer: Fields, total: number): Fields {
  const figures = Object.keys(answer).filter((name) => propertyOf(success.schema, name)?.text('x-counts') === 'items');
  const ofPages = parameters.some(({ name }) => name === 'page') && typeof answer['total'] === 'number' ? ['total'] : [];
  return Object.fromEntries([...figures, ...ofPages].map((name) => [name, total] as const));
}

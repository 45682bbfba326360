import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Operation } from '../../read/operation.ts';
import type { Schemas } from '../schemas.ts';
import { changedAt, isScalar } from './laid-over.ts';
import { concretePath, isOfCaller, type MockBackend } from './mock-world.ts';
import { fieldsOfObject, ownNames } from './own-names.ts';
import type { ShownAnswers } from './shown-answers.ts';
import type { Taken } from './taken.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Follows contract links, so that requests take effect where their answers lead. */
export class MockLinks {
  readonly #operations: readonly Operation[];
  readonly #shown: ShownAnswers;
  readonly #backend: MockBackend;
  readonly #schemas: Schemas;
  /** Values sent for places in answers, by request. */
  readonly #recorded = new Map<string, Map<string, unknown>>();
  /** Callers counted beyond the example (x-adds-one), by request and place. */
  readonly #callers = new Map<string, Set<string>>();
  readonly #figures = new Map<string, Map<string, ReadonlySet<string>>>();

  constructor(operations: readonly Operation[], shown: ShownAnswers, backend: MockBackend, schemas: Schemas) {
    this.#operations = operations;
    this.#shown = shown;
    this.#backend = backend;
    this.#schemas = schemas;
  }

  follow(taken: Taken, answer: unknown): unknown {
    const { operation, input } = taken;
    const undone = this.#operations.filter((one) => linksOf(one).some(([name, link]) => name === 'undone' && leadsTo(link, operation)));
    for (const former of undone) this.#count({ ...taken, operation: former }, false);
    const isUndoing =
      operation.method === 'delete' ||
      undone.length > 0 ||
      this.#operations.some((one) => linksOf(one).some(([name, link]) => name === 'delete' && leadsTo(link, operation)));
    const added = this.#count(taken, true, operation.success.status === 201 ? idIn(answer, input.body) : '');
    if (isUndoing) this.#uncount(Object.values(input.path).map(String));
    for (const [, link] of linksOf(operation)) {
      const target = this.#operations.find((one) => leadsTo(link, one));
      if (!target || target.changes) continue;
      const asked = askedBy(link, taken, answer);
      const list = this.#shown.listOf(target);
      if (list?.names[0] !== undefined) this.#mark(taken, this.#backend.keyOf(target.path, asked, taken.caller), list.names[0], !isUndoing);
      this.#tell(taken, isOfCaller(target) ? ofCaller(taken, this.#keyOf(target, asked)) : this.#keyOf(target, asked), link, isUndoing);
      this.#figures.set(this.#keyOf(target, asked), added);
    }
    return this.#withFigures(this.#answered(taken, answer), added);
  }

  #answered({ operation, input }: Taken, answer: unknown): unknown {
    const shows = linksOf(operation).flatMap(([, link]) => Object.entries(fieldsOfObject(link.at('x-shows')?.value)));
    const sent = fieldsOfObject(input.body);
    return shows
      .filter(([name]) => Object.hasOwn(sent, name))
      .reduce((value, [name, place]) => changedAt(value, operation.success.schema, String(place).split('/'), () => sent[name], this.#schemas), answer);
  }

  read(taken: Taken, answer: unknown): unknown {
    const { operation, input } = taken;
    const key = this.#keyOf(operation, { ...input.path, ...input.query });
    const said = [key, ofCaller(taken, key)].flatMap((one) => [...(this.#recorded.get(one) ?? [])]);
    const recorded = said.reduce((value, [place, sent]) => changedAt(value, operation.success.schema, place.split('/'), () => sent, this.#schemas), answer);
    return this.#withFigures(recorded, this.#figures.get(key) ?? new Map());
  }

  #withFigures(answer: unknown, figures: ReadonlyMap<string, ReadonlySet<string>>): unknown {
    const more = (count: number) => (shown: unknown) => (typeof shown === 'number' ? shown + count : shown);
    return [...figures].reduce((value, [place, callers]) => changedAt(value, undefined, place.split('/'), more(callers.size), this.#schemas), answer);
  }

  #mark({ input }: Taken, list: string, name: string, isListed: boolean): void {
    const sent: Fields = { ...input.path, ...fieldsOfObject(input.body) };
    const ids = [sent[name] ?? sent[`${name}s`]].flat().filter(isScalar);
    for (const id of ids) this.#backend.mark(list, String(id), isListed);
  }

  /** Shows sent values elsewhere, by equal names or as the contract says. */
  #tell(taken: Taken, key: string, link: ContractPointer, isUndoing: boolean): void {
    const { operation, input } = taken;
    const recorded = new Map(this.#recorded.get(key));
    const own = new Map(this.#recorded.get(ofCaller(taken, key)));
    const shows = link.at('x-shows')?.value ?? operation.pointer.at('x-shows')?.value;
    for (const [name, value] of shows === 'none' ? [] : Object.entries(fieldsOfObject(input.body))) {
      const place = String(fieldsOfObject(shows)[name] ?? name);
      const holder = isMark(place) ? own : recorded;
      if (isUndoing) holder.delete(place);
      else holder.set(place, value);
    }
    for (const place of [link.at('x-gone')?.value ?? []].flat().map(String)) {
      if (isUndoing) recorded.set(place, null);
      else recorded.delete(place);
    }
    this.#recorded.set(key, recorded);
    this.#recorded.set(ofCaller(taken, key), own);
  }

  /** Counts callers whose values add one, and drops others. */
  #count({ operation, input, caller }: Taken, isDone: boolean, made = ''): Map<string, ReadonlySet<string>> {
    const figures = (operation.pointer.at('x-adds-one')?.parts ?? []).map(([place, { value }]) => [place, Object.entries(fieldsOfObject(value))] as const);
    const choices = figures.flatMap(([, values]) => values.map(([name]) => name));
    const body = Object.entries(fieldsOfObject(input.body)).filter(([name]) => !choices.includes(name));
    return new Map(
      figures.map(([place, values]) => {
        const key = JSON.stringify([operation.operationId, place, input.path, body]);
        const callers = this.#callers.get(key) ?? new Set<string>();
        this.#callers.set(key, callers);
        if (isDone && values.every(([name, value]) => fieldsOfObject(input.body)[name] === value)) callers.add(`${caller} ${made}`);
        else callers.delete(`${caller} ${made}`);
        return [place, callers] as const;
      }),
    );
  }

  /** Things that are deleted count no more. */
  #uncount(names: readonly string[]): void {
    for (const callers of this.#callers.values()) for (const one of callers) if (names.some((name) => one.endsWith(` ${name}`))) callers.delete(one);
  }

  /** Request key from the names links give, as others make no difference. */
  #keyOf(target: Operation, asked: Fields): string {
    const given = new Set(
      this.#operations.flatMap(linksOf).flatMap(([, link]) => (leadsTo(link, target) ? Object.keys(fieldsOfObject(link.at('parameters')?.value)) : [])),
    );
    return `${concretePath(target.path, asked)}?${[...given].map((name) => `${name}=${String(asked[name])}`).join('&')}`;
  }
}

const linksOf = ({ pointer, success }: Operation) => pointer.at('responses', String(success.status), 'links')?.parts ?? [];

const idIn = (answer: unknown, sent: unknown): string => {
  const [id] = ownNames(fieldsOfObject(answer), Object.keys(fieldsOfObject(sent)));
  return id === undefined ? '' : String(fieldsOfObject(answer)[id]);
};

/** Places that say what their reader did. */
const isMark = (place: string): boolean => /(^|\/)(my[A-Z]|is[A-Z]\w*(ed|ing)$)/.test(place);

const ofCaller = ({ caller }: Pick<Taken, 'caller'>, key: string): string => `${caller} ${key}`;

const leadsTo = (link: ContractPointer, { operationId }: Operation): boolean => link.text('operationId') === operationId;

function askedBy(link: ContractPointer, { input }: Taken, answer: unknown): Fields {
  const holders: Readonly<Record<string, unknown>> = {
    '$request.path': input.path,
    '$request.query': input.query,
    '$request.body': input.body,
    '$response.body': answer,
  };
  return Object.fromEntries(
    Object.entries(fieldsOfObject(link.at('parameters')?.value)).map(([name, expression]) => {
      const [, holder = '', place = ''] = /^(\$\w+\.\w+)[.#]\/?(.+)$/.exec(String(expression)) ?? [];
      return [name, place === '' ? expression : place.split('/').reduce<unknown>((value, step) => fieldsOfObject(value)[step], holders[holder])] as const;
    }),
  );
}

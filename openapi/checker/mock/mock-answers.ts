import { isRecord } from '../../read/record.ts';
import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Operation } from '../../read/operation.ts';
import { Refusal } from '../../read/refusal.ts';
import type { RequestInput } from '../../read/read-input.ts';
import { exampleOf } from '../call.ts';
import { documents } from '../check.ts';
import { composed } from '../examples.ts';
import { deletedBy, linksOf } from '../meaning/links.ts';
import { countsIn, isNarrower, type Count } from '../meaning/counts.ts';
import { itemsOf, listIn } from '../meaning/lists.ts';
import { kindsNamed, pathOf } from '../names/things.ts';
import type { Schemas } from '../schemas.ts';
import { isScalar, laidDeep, laidOver, likeIt, propertyOf } from './laid-over.ts';
import { ListAnswers } from './list-answers.ts';
import { guest } from './mock-callers.ts';
import { MockLinks } from './mock-links.ts';
import { MockReplays } from './mock-replays.ts';
import { concretePath, isOwn, MockBackend } from './mock-world.ts';
import { fieldsOfObject, ownNames, scalarsIn } from './own-names.ts';
import { ShownAnswers } from './shown-answers.ts';
import type { Taken } from './taken.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Answers requests that fit a contract with its examples, updated by earlier requests. */
export class MockAnswers {
  readonly #operations: readonly Operation[];
  readonly #schemas: Schemas;
  readonly #shown: ShownAnswers;
  readonly #backend: MockBackend;
  readonly #lists: ListAnswers;
  readonly #replays: MockReplays;
  readonly #links: MockLinks;

  constructor(operations: readonly Operation[], schemas: Schemas, seed: number) {
    this.#operations = operations;
    this.#schemas = schemas;
    this.#shown = new ShownAnswers(operations, schemas);
    this.#backend = new MockBackend(this.#shown, seed, operations);
    this.#lists = new ListAnswers(this.#backend, schemas);
    this.#replays = new MockReplays(this.#backend);
    this.#links = new MockLinks(operations, this.#shown, this.#backend, schemas);
  }

  /** Undefined for answers without a body. */
  answerTo(taken: Taken): unknown {
    const { operation } = taken;
    this.#refuseUnknown(taken);
    if (!operation.changes) return this.#read(taken);
    const again = this.#replays.find(taken);
    if (again) return again.value;
    this.#refuseOld(taken);
    const value = this.#links.follow(taken, operation.method === 'delete' ? this.#removed(taken) : this.#changed(taken));
    this.#backend.learn(value);
    const owned = this.#withOwners(value, operation.success.schema, taken.caller);
    this.#replays.keep(taken, owned);
    return owned;
  }

  shows(operation: Operation, example: string): boolean {
    return this.#shown.of(operation).some(([name]) => name === example);
  }

  /** Refuses unknown names and things of other owners. */
  #refuseUnknown({ operation, input, caller }: Taken): void {
    for (const { name } of namedIn(operation)) {
      const text = String(input.path[name]);
      const mayBeGone = operation.method === 'delete' && operation.pointer.at('x-idempotent')?.value === true;
      const isThere = this.#backend.isThere(text, name) || (mayBeGone && this.#backend.isGone(text, name));
      const owner = isOwn(operation, name) ? this.#backend.ownerOf(text) : undefined;
      if (isThere && (owner === undefined || owner === caller)) continue;
      if (documents(operation, 404)) throw new Refusal('NOT_FOUND');
      if (isThere && documents(operation, 403)) throw new Refusal('FORBIDDEN');
    }
  }

  /** Refuses changes to outdated versions. */
  #refuseOld({ operation, input }: Taken): void {
    const version = fieldsOfObject(input.body)['version'];
    const known = this.#backend.versions.get(concretePath(operation.path, input.path));
    if (version !== undefined && known !== undefined && known !== version && documents(operation, 409)) throw new Refusal('CHANGED_MEANWHILE');
  }

  #read(taken: Taken): unknown {
    const { operation, input } = taken;
    const counted = this.#countsOthers(operation).reduce((value, { list, place, pointer }) => {
      const answer = this.#uncounted({ ...taken, operation: list, input: { ...input, query: {} } });
      const shape = listIn(list);
      return shape ? withValue(value, place, Math.min(itemsOf(shape, answer).length, pointer.number('maximum') ?? Infinity)) : value;
    }, this.#uncounted(taken));
    const owned = this.#withOwners(counted, operation.success.schema, taken.caller);
    const ofGuests = taken.caller === guest ? (operation.pointer.at('x-for-guests')?.parts ?? []) : [];
    return ofGuests.reduce((value, [place, { value: its }]) => withValue(value, place.split('/'), its), owned);
  }

  /** Says of each thing whether it is the caller’s (x-own). */
  #withOwners(value: unknown, schema: ContractPointer | undefined, caller: string): unknown {
    if (Array.isArray(value)) return value.map((one: unknown) => this.#withOwners(one, schema?.at('items'), caller));
    if (!isRecord(value) || !schema) return value;
    const [id] = ownNames(value);
    const isOwned = id !== undefined && caller !== guest && this.#backend.ownerOf(String(value[id])) === caller;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const property = propertyOf(schema, name);
        const isMine = typeof inner === 'boolean' && property?.at('x-own')?.value === true;
        return [name, isMine ? isOwned : this.#withOwners(inner, property, caller)] as const;
      }),
    );
  }

  /** The numbers of an answer that are those of lists of other operations (x-counts). */
  #countsOthers(operation: Operation): readonly (Count & { readonly list: Operation })[] {
    return countsIn(operation.success.schema, []).flatMap((count) => {
      const list = this.#operations.find(({ operationId }) => operationId === count.of);
      return list && !isNarrower(operation, list) ? [{ ...count, list }] : [];
    });
  }

  #uncounted(taken: Taken): unknown {
    const { operation, input } = taken;
    const shown = this.#exampleFor(taken);
    const isUsual = shown === this.#shown.of(operation)[0]?.[1];
    const list = isUsual ? this.#shown.listOf(operation) : undefined;
    // What a list is of is another thing than the one in its path, also where both are called alike.
    const laid = list
      ? this.#lists.answer(taken, shown, list, (value) => this.#laid(operation, input, value, list.names[0]))
      : this.#laid(operation, input, shown);
    const settings = this.#backend.settings.get(this.#backend.keyOf(operation.path, input.path, taken.caller));
    const set = isRecord(laid) && settings ? laidOver(laid, operation.success.schema, settings, this.#schemas) : laid;
    return isUsual ? this.#links.read(taken, set) : laid;
  }

  #removed(taken: Taken): unknown {
    const { operation, input } = taken;
    const beside = this.#operations.filter(({ path }) => path === operation.path);
    const isMark = beside.some(({ method, body }) => method === 'put' && !body);
    const recorded = beside.map((one) => this.#shown.of(one)[0]?.[1]).filter(isRecord);
    const names = recorded.flatMap((value) => ownNames(value).slice(0, 1));
    this.#backend.remove(operation, taken, isMark, names);
    return this.#laid(operation, input, this.#exampleFor(taken));
  }

  #changed(taken: Taken): unknown {
    const { operation, input } = taken;
    const sent: Fields = { ...input.path, ...fieldsOfObject(input.body) };
    const example = this.#exampleFor(taken);
    const isMade = operation.success.status === 201;
    const others = Object.keys(isMade ? fieldsOfObject(input.body) : sent);
    const names = isRecord(example) && operation.method === 'post' ? ownNames(example, others) : [];
    if (this.#isLeaving(operation)) this.#leave(taken);
    if (isRecord(example) && names.length > 0 && this.#creates(operation, names)) return this.#created(taken, example, names, sent);
    const version = typeof sent['version'] === 'number' ? { version: sent['version'] + 1 } : {};
    this.#keep(taken, { ...sent, ...version });
    const laid = this.#laid(operation, input, example);
    return isRecord(laid) ? laidOver(laid, operation.success.schema, { ...sent, ...version }, this.#schemas) : laid;
  }

  /** Tells of what deletes a thing for its caller without a DELETE. */
  #isLeaving(operation: Operation): boolean {
    return operation.method === 'post' && this.#operations.some((one) => deletedBy(linksOf(one, this.#operations))?.target === operation);
  }

  #leave({ operation, input }: Taken): void {
    for (const { name } of namedIn(operation)) this.#backend.leave(String(input.path[name]), [name]);
  }

  /** Recognizes creation by status 201, or by an answer like the items listed at the path. */
  #creates({ success, path }: Operation, [id]: readonly string[]): boolean {
    const list = this.#operations.find((one) => one.path === path && one.method === 'get');
    return success.status === 201 || (list !== undefined && this.#shown.listOf(list)?.names[0] === id);
  }

  #created({ operation, input, caller }: Taken, example: Fields, names: readonly string[], sent: Fields): unknown {
    const laid = this.#laid(operation, input, example);
    const answered = isRecord(laid) ? laidOver(laid, operation.success.schema, sent, this.#schemas) : example;
    const called = names.map((name) => [name, this.#nameLike(example[name], propertyOf(operation.success.schema, name))] as const);
    const value: Fields = { ...answered, ...Object.fromEntries(called) };
    this.#backend.create({ names, fields: { ...sent, ...value }, sent: new Set(scalarsIn(sent)), owner: caller });
    return value;
  }

  #nameLike(shown: unknown, schema: ContractPointer | undefined): string | number {
    return this.#backend.anotherName(shown as string | number, (name) => schema !== undefined && this.#schemas.fits(schema, name));
  }

  /** Stores sent fields for the thing in the path and for the path itself. */
  #keep(taken: Taken, fields: Fields): void {
    const { operation, input, caller } = taken;
    const { path, method, body } = operation;
    const at = concretePath(path, input.path);
    if ('version' in fields) this.#backend.versions.set(at, fields['version']);
    if (!body && method === 'put') this.#backend.restore(operation, taken);
    if (this.#operations.some((one) => one.path === path && one.method === 'get')) this.#set(this.#backend.keyOf(path, input.path, caller), fields);
    const last = namedIn(operation).at(-1);
    if (last && body) this.#backend.change(String(input.path[last.name]), fields);
  }

  #set(key: string, fields: Fields): void {
    this.#backend.settings.set(key, { ...this.#backend.settings.get(key), ...fields });
  }

  /** Picks the requested example, else the guest's, else the likest for new things, else the first. */
  #exampleFor({ operation, input, caller, example }: Taken): unknown {
    const shown = this.#shown.of(operation);
    const wished = shown.find(([name]) => name === example) ?? (caller === guest && operation.isOpen ? shown.find(([name]) => name === 'guest') : undefined);
    if (wished || operation.success.status !== 201) return (wished ?? shown[0])?.[1];
    const similarity = (value: unknown): number =>
      Object.entries(fieldsOfObject(input.body)).filter(([name, sent]) => isRecord(value) && isScalar(sent) && value[name] === sent).length;
    const stories = [...shown].toSorted(([one], [other]) => Number(one === composed) - Number(other === composed));
    return stories.toSorted(([, one], [, other]) => similarity(other) - similarity(one))[0]?.[1];
  }

  #laid(operation: Operation, { path }: RequestInput, example: unknown, but?: string): unknown {
    const { schema } = operation.success;
    return namedIn(operation).reduce((value, parameter) => {
      const { name } = parameter;
      if (name === but) return value;
      const [shown, real] = [String(exampleOf(parameter)), String(path[name])];
      const thing = this.#backend.thing(real);
      if (real === shown && !thing) return value;
      const fields = thing?.fields ?? {};
      const kind = kindsNamed(operation).get(name) ?? '';
      const laid = laidDeep(value, schema, { names: [name, ...(thing?.names ?? [])], shown, real, kind, fields }, this.#schemas);
      const isOfThis = operation.path.endsWith(`{${name}}`) && isRecord(laid) && isScalar(laid[name]);
      return isOfThis ? laidOver(laid, schema, { ...fields, [name]: likeIt(laid[name], real) }, this.#schemas) : laid;
    }, example);
  }
}

/** An answer with another value at a place, where it has one. */
function withValue(value: unknown, [step, ...rest]: readonly string[], other: unknown): unknown {
  if (step === undefined) return value === undefined ? undefined : other;
  return isRecord(value) && step in value ? { ...value, [step]: withValue(value[step], rest, other) } : value;
}

const namedIn = (operation: Operation) => pathOf(operation).filter(({ schema }) => !schema.at('enum'));

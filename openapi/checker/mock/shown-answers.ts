import { isRecord } from '../../read/record.ts';
import type { Operation } from '../../read/operation.ts';
import { bodiesShown } from '../call.ts';
import { examplesOf } from '../examples.ts';
import type { Schemas } from '../schemas.ts';
import { scalarsIn } from './own-names.ts';
import { shownListIn, thingAt, type ShownList } from './shown-list.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Examples from contracts, and the lists grown from them. */
export class ShownAnswers {
  readonly #operations: readonly Operation[];
  readonly #schemas: Schemas;
  readonly #answers = new Map<Operation, readonly (readonly [string, unknown])[]>();
  readonly #lists = new Map<Operation, ShownList | undefined>();
  #named: ReadonlySet<string> | undefined;
  #grown: ReadonlyMap<string, Fields> | undefined;

  constructor(operations: readonly Operation[], schemas: Schemas) {
    this.#operations = operations;
    this.#schemas = schemas;
  }

  of(operation: Operation): readonly (readonly [string, unknown])[] {
    const known = this.#answers.get(operation) ?? examplesOf(operation.pointer.at('responses', String(operation.success.status)));
    this.#answers.set(operation, known);
    return known;
  }

  listOf(operation: Operation): ShownList | undefined {
    if (!this.#lists.has(operation)) this.#lists.set(operation, shownListIn(operation, this.of(operation)[0]?.[1], this.#schemas));
    return this.#lists.get(operation);
  }

  names(text: string): boolean {
    this.#named ??= new Set(
      this.#operations.flatMap((operation) => [
        ...scalarsIn(this.of(operation).map(([, value]) => value)),
        ...scalarsIn(bodiesShown(operation).map(([, value]) => value)),
        ...operation.parameters.flatMap(({ pointer, schema }) => scalarsIn([pointer.at('example')?.value, schema.at('examples')?.value])),
      ]),
    );
    return this.#named.has(text);
  }

  /** Thing in a grown list by any name, without those in examples. */
  grownThing(text: string): Fields | undefined {
    this.#grown ??= this.#everyGrown();
    return this.#grown.get(text);
  }

  #everyGrown(): ReadonlyMap<string, Fields> {
    const grown = new Map<string, Fields>();
    for (const operation of this.#operations) for (const [name, fields] of this.#thingsIn(operation)) grown.set(name, { ...grown.get(name), ...fields });
    return grown;
  }

  #thingsIn(operation: Operation): (readonly [string, Fields])[] {
    const list = this.listOf(operation);
    if (!list) return [];
    const things = list.items.map((item) => thingAt(item, list.holder)).filter(isRecord);
    const [first] = things;
    return things.flatMap((thing) => {
      const varied = Object.fromEntries(Object.entries(thing).filter(([name, value]) => value !== first?.[name] && !isRecord(value) && !Array.isArray(value)));
      return list.names.flatMap((name) => (this.names(String(thing[name])) ? [] : [[String(thing[name]), varied] as const]));
    });
  }
}

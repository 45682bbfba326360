import { isRecord } from '#core/record.ts';
import type { ContractPointer } from '#openapi/read/contract-pointer.ts';

/** Passes only what the contract declares and throws when promised fields are missing. */
export type AnswerFilter = (value: unknown) => unknown;

/** Builds filters once per schema, so that schemas may be recursive. */
export class AnswerFilters {
  readonly #made = new Map<string, AnswerFilter>();

  of(schema: ContractPointer): AnswerFilter {
    const made = this.#made.get(schema.uri);
    if (made) return made;
    let filter: AnswerFilter | undefined;
    const lazily: AnswerFilter = (value) => (filter ??= this.#make(schema))(value);
    this.#made.set(schema.uri, lazily);
    return lazily;
  }

  #make(schema: ContractPointer): AnswerFilter {
    const options = schema.at('oneOf');
    const present = options && nonNullOption(options);
    if (present) return this.#nullable(present);
    if (options) return this.#oneOf(schema, options);
    const types = [schema.at('type')?.value ?? []].flat();
    const object = types.includes('object') ? this.#object(schema) : undefined;
    const items = schema.at('items');
    const item = items && this.of(items);
    return (value) => {
      const type = typeOf(value);
      if (!types.includes(type) && !(type === 'integer' && types.includes('number'))) throw new Error(`The answer holds a ${type} at ${schema.uri}.`);
      if (type === 'array' && item) return (value as readonly unknown[]).map(item);
      return type === 'object' && object ? object(value) : value;
    };
  }

  /** Passes undeclared properties only if `additionalProperties` has a schema. */
  #object(schema: ContractPointer): AnswerFilter {
    const required = new Set([schema.at('required')?.value ?? []].flat());
    const properties = (schema.at('properties')?.parts ?? []).map(([name, part]) => ({ name, keep: this.of(part), isRequired: required.has(name) }));
    const declared = new Set(properties.map(({ name }) => name));
    const others = schema.at('additionalProperties');
    const keepOther = others && isRecord(others.value) ? this.of(others) : undefined;
    return (value) => {
      const stored = value as Readonly<Record<string, unknown>>;
      const kept: Record<string, unknown> = keepOther ? keptOthers(stored, declared, keepOther) : {};
      for (const { name, keep, isRequired } of properties) {
        const found = stored[name];
        if (found !== undefined) kept[name] = keep(found);
        else if (isRequired) throw new Error(`The answer lacks ${name} at ${schema.uri}.`);
      }
      return kept;
    };
  }

  #nullable(present: ContractPointer): AnswerFilter {
    const filter = this.of(present);
    return (value) => (value === null ? null : filter(value));
  }

  #oneOf(schema: ContractPointer, options: ContractPointer): AnswerFilter {
    const property = schema.at('discriminator')?.text('propertyName') ?? '';
    const filters = new Map(options.parts.map(([, option]) => [option.at('properties', property)?.at('const')?.value, this.of(option)]));
    return (value) => {
      const filter = filters.get((value as Readonly<Record<string, unknown>> | null)?.[property]);
      if (!filter) throw new Error(`The answer is none of ${schema.uri}.`);
      return filter(value);
    };
  }
}

function keptOthers(stored: Readonly<Record<string, unknown>>, declared: ReadonlySet<string>, keep: AnswerFilter): Record<string, unknown> {
  const unnamed = Object.entries(stored).filter(([name, found]) => found !== undefined && !declared.has(name));
  return Object.fromEntries(unnamed.map(([name, found]) => [name, keep(found)]));
}

function nonNullOption({ parts }: ContractPointer): ContractPointer | undefined {
  const present = parts.filter(([, option]) => option.text('type') !== 'null');
  return parts.length === 2 && present.length === 1 ? present[0]?.[1] : undefined;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

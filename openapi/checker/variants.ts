import { isRecord } from '../read/record.ts';
import type { ContractPointer } from '../read/contract-pointer.ts';
import type { Chance } from './chance.ts';
import { noneReal, type Real } from './names/real-examples.ts';
import type { Schemas } from './schemas.ts';
import { textFor, textVariants, type Variant } from './texts.ts';

export interface Workshop {
  readonly chance: Chance;
  readonly schemas: Schemas;
  /** Marks URLs and headers, which have text only, without null or objects. */
  readonly isText: boolean;
  /** Real names by field, which fill lists of such names. */
  readonly real?: Real | undefined;
  readonly name?: string;
}

/** Values on both sides of each rule, in file order. */
export function variantsOf(schema: ContractPointer, example: unknown, workshop: Workshop): Variant[] {
  const present = presentIn(schema);
  if (present) return [{ what: 'is null', value: null }, ...variantsOf(present, example, workshop).filter(({ value }) => value !== null)];
  const types = typesOf(schema);
  const found = [
    ...wrongTypes(schema, workshop),
    ...chosen(schema, workshop),
    ...(types.includes('string') && !schema.at('enum') ? textVariants(schema, example, workshop.chance, workshop.schemas) : []),
    ...(types.includes('integer') || types.includes('number') ? numberVariants(schema, types.includes('integer')) : []),
    ...(types.includes('array') ? listVariants(schema, example, workshop) : []),
    ...(types.includes('object') ? objectVariants(schema, example, workshop) : []),
  ];
  return [...new Map(found.map((variant) => [JSON.stringify([variant.value]), variant])).values()];
}

function valueFor(schema: ContractPointer, schemas: Schemas): unknown {
  if (presentIn(schema)) return null;
  const given = schema.at('example') ?? schema.at('examples', '0') ?? schema.at('default') ?? schema.at('enum', '0') ?? schema.at('const');
  if (given) return given.value;
  const [type] = typesOf(schema);
  if (type === 'integer' || type === 'number') return schema.number('minimum') ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array') return fillList(schema, schema.number('minItems') ?? 0, undefined, schemas);
  if (type !== 'object') return type === 'null' ? null : textFor(schema, schemas);
  return objectFor(schema, schemas);
}

function objectFor(schema: ContractPointer, schemas: Schemas): Readonly<Record<string, unknown>> {
  const required = (schema.at('required')?.parts ?? []).map(([, { value }]) => String(value));
  return Object.fromEntries(required.map((name) => [name, valueOfProperty(schema, name, schemas)]));
}

function presentIn(schema: ContractPointer): ContractPointer | undefined {
  const choices = schema.at('oneOf')?.parts ?? [];
  const [present] = choices.filter(([, choice]) => choice.text('type') !== 'null');
  return choices.length === 2 && choices.some(([, choice]) => choice.text('type') === 'null') ? present?.[1] : undefined;
}

const typesOf = (schema: ContractPointer): unknown[] => [schema.at('type')?.value ?? []].flat();

const valueOfProperty = (schema: ContractPointer, name: string, schemas: Schemas): unknown => {
  const property = schema.at('properties', name);
  return property ? valueFor(property, schemas) : null;
};

function wrongTypes(schema: ContractPointer, { schemas, isText }: Workshop): Variant[] {
  const values: readonly unknown[] = isText ? ['abc', 'true', '1x'] : [null, 'text', 12, 1.5, true, [], {}];
  const isRight = (value: unknown): boolean => schemas.fits(schema, isText && value === 'true' ? true : value);
  const isOnlyText = isText && typesOf(schema).some((type) => type === 'string' || type === 'array');
  return isOnlyText ? [] : values.filter((value) => !isRight(value)).map((value) => ({ what: `is ${JSON.stringify(value)}`, value }));
}

function chosen(schema: ContractPointer, { chance }: Workshop): Variant[] {
  const choices = (schema.at('enum')?.parts ?? []).map(([, { value }]) => value);
  const only = schema.at('const');
  if (choices.length === 0) return only ? [{ what: 'is another value', value: chance.word() }] : [];
  const [first] = choices.filter((choice): choice is string => typeof choice === 'string');
  const cased = first === first?.toLowerCase() ? first?.toUpperCase() : first?.toLowerCase();
  const outside = [chance.word(), ...(cased !== undefined && cased !== first ? [cased] : [])];
  return [
    ...choices.map((value) => ({ what: `is ${JSON.stringify(value)}`, value })),
    ...outside.map((value) => ({ what: `is ${JSON.stringify(value)}, which is none of them`, value })),
  ];
}

function numberVariants(schema: ContractPointer, isWhole: boolean): Variant[] {
  const step = isWhole ? 1 : 0.1;
  const edges = (['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'] as const).flatMap((bound) => {
    const edge = schema.number(bound);
    const away = bound.toLowerCase().includes('min') ? -step : step;
    return edge === undefined ? [] : [edge, Math.round((edge + away) * 10) / 10, Math.round((edge - away) * 10) / 10];
  });
  return [...edges, ...(isWhole ? [(schema.number('minimum') ?? 0) + 1.5] : [])].map((value) => ({ what: `is ${value}`, value }));
}

function listVariants(schema: ContractPointer, example: unknown, workshop: Workshop): Variant[] {
  const { schemas, real = noneReal, name = '' } = workshop;
  const items = schema.at('items');
  if (!items) return [];
  const [first = valueFor(items, schemas)] = Array.isArray(example) ? example : [];
  const [fewest, most] = [schema.number('minItems'), schema.number('maxItems')];
  const counts = [fewest, fewest ? fewest - 1 : undefined, most, most === undefined ? undefined : most + 1];
  const counted = [...new Set(counts)].flatMap((count) =>
    count === undefined || (workshop.isText && count === 0) ? [] : [{ what: `holds ${count}`, value: fillList(schema, count, first, schemas, real.get(name)) }],
  );
  const twice = schema.at('uniqueItems')?.value === true ? [{ what: 'holds the same twice', value: [first, first] }] : [];
  const beside = fillList(schema, fewest ?? 1, first, schemas, real.get(name)).slice(1);
  const inner = variantsOf(items, first, workshop).map(({ what, value }) => ({ what: `holds one that ${what}`, value: [value, ...beside] }));
  return [...counted, ...twice, ...inner];
}

/** List of distinct items, real ones first, with repeats where a schema lacks enough. */
function fillList(schema: ContractPointer, count: number, first: unknown, schemas: Schemas, real: readonly string[] = []): unknown[] {
  const items = schema.at('items');
  if (!items) return [];
  const choices = (items.at('enum')?.parts ?? []).map(([, { value }]) => value);
  const start = first ?? valueFor(items, schemas);
  return Array.from({ length: count }, (_, index) => {
    if (choices.length > 0) return choices[index % choices.length];
    if (index < real.length) return typeof start === 'number' ? Number(real[index]) : real[index];
    const numbered = typeof start === 'string' ? `${start}${index}` : typeof start === 'number' ? start + index : start;
    return index === 0 || !schemas.fits(items, numbered) ? start : numbered;
  });
}

function objectVariants(schema: ContractPointer, example: unknown, workshop: Workshop): Variant[] {
  const { schemas, chance } = workshop;
  const start = [example, valueFor(schema, schemas)].find(isRecord) ?? objectFor(schema, schemas);
  const properties = schema.at('properties')?.parts ?? [];
  const isClosed = schema.at('additionalProperties')?.value === false;
  return [
    ...properties.flatMap(([name, property]) => {
      const { [name]: own, ...others } = start;
      const without = { what: `lacks ${name}`, value: others };
      const inner = variantsOf(property, own, { ...workshop, name }).map(({ what, value }) => ({
        what: `${name} ${what}`,
        value: { ...others, [name]: value },
      }));
      return [without, ...inner];
    }),
    ...(isClosed ? [{ what: 'has a property too many', value: { ...start, [chance.word()]: 1 } }] : []),
  ];
}

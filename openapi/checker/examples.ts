// Examples of a contract: each is once, beside the schema it is an example of, and bodies are composed of them.
import type { ContractPointer } from '../read/contract-pointer.ts';

export const composed = 'composed';

/** Examples by name, first the one composed from the schema, then those of the operation. */
export function examplesOf(message: ContractPointer | undefined, media = 'application/json'): (readonly [string, unknown])[] {
  const body = message?.at('content', media);
  const shown = body && exampleAt(body, 'schema');
  return [...(shown === undefined ? [] : [[composed, shown] as const]), ...storiesOf(body)];
}

export const storiesOf = (body: ContractPointer | undefined): (readonly [string, unknown])[] =>
  (body?.at('examples')?.parts ?? []).map(([name, example]) => [name, example.at('value')?.value]);

/** Prefers an example beside the reference to that of the target. */
export function exampleAt(holder: ContractPointer, key: string): unknown {
  const beside = rawAt(holder, key);
  if (Object.hasOwn(beside, 'example')) return beside['example'];
  const schema = holder.at(key);
  return schema && exampleOf(schema);
}

/** Own example of a schema, else composed from its parts. Undefined where a part has none. */
function exampleOf(schema: ContractPointer): unknown {
  const own = schema.at('example') ?? schema.at('examples', '0') ?? schema.at('default') ?? schema.at('const') ?? schema.at('enum', '0');
  if (own) return own.value;
  const choices = schema.at('oneOf');
  if (choices) return exampleAt(choices, '0');
  if (schema.at('properties')) return objectOf(schema);
  return schema.at('items') ? listOf(schema) : undefined;
}

/** URIs of parts that need an example before one can be composed. */
export function lackingIn(holder: ContractPointer, key: string): string[] {
  if (exampleAt(holder, key) !== undefined) return [];
  const schema = holder.at(key);
  if (!schema) return [];
  const properties = schema.at('properties');
  if (properties) return properties.parts.flatMap(([name]) => (isShown(schema, name) ? lackingIn(properties, name) : []));
  const choices = schema.at('oneOf');
  return choices ? lackingIn(choices, '0') : schema.at('items') ? lackingIn(schema, 'items') : [`${holder.uri}/${key}`];
}

/** Shows required fields, and optional ones with an example. */
function objectOf(schema: ContractPointer): unknown {
  const properties = schema.at('properties');
  const names = (properties?.parts ?? []).map(([name]) => name).filter((name) => isShown(schema, name));
  const pairs = names.map((name) => [name, properties && exampleAt(properties, name)] as const);
  return pairs.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(pairs);
}

function isShown(schema: ContractPointer, name: string): boolean {
  const required: unknown = schema.at('required')?.value;
  const properties = schema.at('properties');
  return (Array.isArray(required) && required.includes(name)) || (properties !== undefined && Object.hasOwn(rawAt(properties, name), 'example'));
}

function listOf(schema: ContractPointer): unknown {
  const item = exampleAt(schema, 'items');
  return item === undefined ? undefined : Array.from({ length: Math.max(1, schema.number('minItems') ?? 0) }, () => item);
}

function rawAt({ value }: ContractPointer, key: string): Readonly<Record<string, unknown>> {
  const raw = (value as Readonly<Record<string, unknown>>)[key];
  return typeof raw === 'object' && raw !== null ? (raw as Readonly<Record<string, unknown>>) : {};
}

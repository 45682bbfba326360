import { isRecord } from '../read/record.ts';
// Examples: each is once, beside the schema it is an example of; an operation writes one out only to tell a story.
import { isDeepStrictEqual } from 'node:util';
import type { ContractPointer } from '../read/contract-pointer.ts';
import { exampleAt, lackingIn, storiesOf } from './examples.ts';
import type { Schemas } from './schemas.ts';

/** Limit of fields for repeating an item among others in its list. */
const mostRepeatedFields = 12;

export function exampleFaults(operation: ContractPointer, schemas: Schemas): { readonly part: readonly string[]; readonly message: string }[] {
  const request = operation.at('requestBody');
  const answers = (operation.at('responses')?.parts ?? []).filter(([status]) => /^[245]|default/.test(status));
  return [
    ...(request ? faultsOf('its request', request, schemas).map((message) => ({ part: ['requestBody'], message })) : []),
    ...answers.flatMap(([status, answer]) => faultsOf(`its answer ${status}`, answer, schemas).map((message) => ({ part: ['responses', status], message }))),
  ];
}

function faultsOf(what: string, message: ContractPointer, schemas: Schemas): string[] {
  return (message.at('content')?.parts ?? []).flatMap(([type, body]) => {
    const stories = storiesOf(body);
    const shown = exampleAt(body, 'schema');
    const schema = body.at('schema');
    if (!schema || (shown === undefined && stories.length > 0)) return [];
    if (shown === undefined) {
      const lacking = lackingIn(body, 'schema').slice(0, 3).map(decodeURIComponent).join(', ');
      return [`shows no example of ${what} as ${type}: write \`example\` beside ${lacking || 'its schema'}.`];
    }
    return [
      ...schemas
        .misfits(schema, shown, '')
        .map(
          ({ pointer, sentence }) => `composes an example of ${what} that is not valid (${pointer || '/'}: ${sentence}): mend the example beside the schema.`,
        ),
      ...stories.flatMap(([name, story]) => repeatsIn(body, 'schema', story, name)),
    ];
  });
}

/** Repetitions of the schema's own example, whole or as a large list item. */
function repeatsIn(holder: ContractPointer, key: string, story: unknown, name: string): string[] {
  if (isAlike(holder, key, story))
    return [
      `repeats as ${name} the example that its schema composes: delete it; one is written out to tell a story (a refusal, an empty list, another state).`,
    ];
  return largeItemsIn(holder, key, story).map(
    (item) => `repeats in ${name} the example that stands beside the schema: leave out ${item}, or tell by it what the schema does not.`,
  );
}

function largeItemsIn(holder: ContractPointer, key: string, value: unknown, place = ''): string[] {
  const schema = presentAt(holder, key);
  if (!schema) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const at = `${place}/${index}`;
      const isLarge = isRecord(item) && Object.keys(item).length > mostRepeatedFields;
      return isLarge && isAlike(schema, 'items', item) ? [at] : largeItemsIn(schema, 'items', item, at);
    });
  }
  const properties = schema.at('properties');
  return isRecord(value) && properties ? Object.entries(value).flatMap(([name, inner]) => largeItemsIn(properties, name, inner, `${place}/${name}`)) : [];
}

/** True where a value shows the same fields, emptiness and choices as the schema's example. */
function isAlike(holder: ContractPointer, key: string, value: unknown, shown: unknown = exampleAt(holder, key)): boolean {
  const schema = presentAt(holder, key);
  if (!schema || value === null || shown === null) return value === shown;
  if (Array.isArray(value) && Array.isArray(shown))
    return (value.length === 0) === (shown.length === 0) && value.every((item) => isAlike(schema, 'items', item, isRecord(item) ? shown[0] : item));
  if (isRecord(value) && isRecord(shown)) {
    const properties = schema.at('properties');
    if (!properties) return isDeepStrictEqual(value, shown);
    const names = Object.keys(value);
    return names.length === Object.keys(shown).length && names.every((name) => name in shown && isAlike(properties, name, value[name], shown[name]));
  }
  const isChoice = schema.at('enum') !== undefined || schema.at('const') !== undefined || typeof value === 'boolean';
  return typeof value === typeof shown && (isChoice ? value === shown : !value === !shown);
}

function presentAt(holder: ContractPointer, key: string): ContractPointer | undefined {
  const schema = holder.at(key);
  const present = (schema?.at('oneOf')?.parts ?? []).filter(([, choice]) => choice.text('type') !== 'null');
  return present.length === 1 ? present[0]?.[1] : schema;
}

// Places in what a contract describes: property names joined by strokes, such as items/company/urlName.
import type { ContractPointer } from '../read/contract-pointer.ts';

type Schema = ContractPointer | undefined;

/** What a list holds, and what a choice is among. */
const formsOf = (schema: ContractPointer): readonly ContractPointer[] =>
  [schema.at('items'), ...(schema.at('oneOf')?.parts ?? []).map(([, choice]) => choice)].filter((form) => form !== undefined);

/** The schema at a place; lists and choices on the way are walked through. */
export function schemaAt(schema: Schema, [step, ...rest]: readonly string[]): Schema {
  if (!schema || step === undefined) return schema;
  const property = schema.at('properties', step);
  if (property) return schemaAt(property, rest);
  return formsOf(schema)
    .map((form) => schemaAt(form, [step, ...rest]))
    .find((found) => found !== undefined);
}

/** Whether there is one value at a place, and not an object of several. */
export function hasPlace(schema: Schema, steps: readonly string[]): boolean {
  const found = schemaAt(schema, steps);
  return found !== undefined && isOneValue(found);
}

function isOneValue(schema: ContractPointer): boolean {
  const forms = formsOf(schema);
  return forms.length > 0 ? forms.some(isOneValue) : !schema.at('properties');
}

/** What the list of an answer holds: the answer is the list, or has it as `items`, or has one list alone. */
export function itemOf(answer: Schema): Schema {
  if (answer?.at('items')) return answer.at('items');
  const lists = (answer?.at('properties')?.parts ?? []).filter(([, property]) => property.at('items'));
  const [, list] = lists.find(([name]) => name === 'items') ?? (lists.length === 1 ? (lists[0] ?? []) : []);
  return list?.at('items');
}

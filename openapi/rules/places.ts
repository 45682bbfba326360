// Places in what a contract describes: property names joined by strokes, such as items/company/urlName.
import type { ContractPointer } from '../read/contract-pointer.ts';

type Schema = ContractPointer | undefined;

const formsOf = (schema: ContractPointer): readonly ContractPointer[] =>
  [schema.at('items'), ...(schema.at('oneOf')?.parts ?? []).map(([, choice]) => choice)].filter((form) => form !== undefined);

/** Walks through lists and choices on the way. */
export function schemaAt(schema: Schema, [step, ...rest]: readonly string[]): Schema {
  if (!schema || step === undefined) return schema;
  const property = schema.at('properties', step);
  if (property) return schemaAt(property, rest);
  return formsOf(schema)
    .map((form) => schemaAt(form, [step, ...rest]))
    .find((found) => found !== undefined);
}

export function hasPlace(schema: Schema, steps: readonly string[]): boolean {
  const found = schemaAt(schema, steps);
  return found !== undefined && isOneValue(found);
}

function isOneValue(schema: ContractPointer): boolean {
  const forms = formsOf(schema);
  return forms.length > 0 ? forms.some(isOneValue) : !schema.at('properties');
}

/** Items of an answer's list, which is the answer, its `items`, or its only list. */
export function itemOf(answer: Schema): Schema {
  if (answer?.at('items')) return answer.at('items');
  const lists = (answer?.at('properties')?.parts ?? []).filter(([, property]) => property.at('items'));
  const [, list] = lists.find(([name]) => name === 'items') ?? (lists.length === 1 ? (lists[0] ?? []) : []);
  return list?.at('items');
}

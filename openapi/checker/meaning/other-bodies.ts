import { isRecord } from '../../read/record.ts';
import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Operation } from '../../read/operation.ts';
import { isId } from '../names/is-id.ts';
import { kindsNamed } from '../names/things.ts';
import type { Scene } from './scene.ts';

/** Characters services often escape, cut or lose. Tags are left out, as plain text may drop them. */
const unusualLetters = `5 < 6 & "so" it's 7 > 6, नमस्ते é 👍🏽`;
const [shortestFilled, longestFilled] = [60, 20_000];

/** Bodies that differ from the usual in all fields at once, and in each alone. */
export function otherBodies(operation: Operation, usual: unknown, scene: Scene): readonly unknown[] {
  const changes = changedFields(operation, usual, scene, another);
  const whole = { ...(isRecord(usual) ? usual : {}), ...Object.assign({}, ...changes) } as unknown;
  const all = changes.length > 1 ? [whole] : [];
  return [...all, ...changes.map((change) => ({ ...(usual as object), ...change }))].filter((one) => isTaken(operation, one, scene));
}

/** Undefined where no text is written by a person. */
export const inUnusualLetters = (operation: Operation, usual: unknown, scene: Scene): unknown =>
  withTexts(operation, usual, scene, (text) => `${text} ${unusualLetters}`);

/** Undefined where no text is written by a person. */
export const inFullLength = (operation: Operation, usual: unknown, scene: Scene): unknown =>
  withTexts(operation, usual, scene, (text, schema) => {
    const longest = schema.number('maxLength') ?? 0;
    return longest < shortestFilled || longest > longestFilled ? undefined : `${`${text} `.repeat(longest).slice(0, longest - 1)}.`;
  });

function withTexts(operation: Operation, usual: unknown, scene: Scene, change: (text: string, schema: ContractPointer) => string | undefined): unknown {
  const named = kindsNamed(operation);
  const changes = changedFields(operation, usual, scene, (schema, value, { schemas }, name) => {
    const text = isWritten(schema, value) && !named.has(name) ? change(value, schema) : undefined;
    return text !== undefined && schemas.fits(schema, text) ? text : undefined;
  });
  const body: unknown = changes.length > 0 && isRecord(usual) ? { ...usual, ...Object.assign({}, ...changes) } : undefined;
  return isTaken(operation, body, scene) ? body : undefined;
}

type Change = (schema: ContractPointer, value: unknown, scene: Scene, name: string) => unknown;

/** Changes fields one at a time, except versions, ids and values the caller makes up. */
function changedFields({ body }: Operation, usual: unknown, scene: Scene, change: Change): readonly Readonly<Record<string, unknown>>[] {
  const schema = body?.schema;
  if (!schema || !isRecord(usual)) return [];
  const form = (schema.at('oneOf')?.parts ?? []).map(([, one]) => one).find((one) => scene.schemas.fits(one, usual)) ?? schema;
  return Object.entries(usual).flatMap(([name, value]) => {
    const property = form.at('properties', name);
    if (!property || name === 'version' || isId(name) || property.at('x-made-up') || property.at('x-given-out')) return [];
    const other = changeOf(property, value, (each, one) => change(each, one, scene, name));
    return other === undefined ? [] : [{ [name]: other }];
  });
}

/** Changes a value, or each entry of a map, such as a text by language. */
function changeOf(property: ContractPointer, value: unknown, change: (schema: ContractPointer, value: unknown) => unknown): unknown {
  const each = property.at('additionalProperties');
  if (!isRecord(each?.value) || !isRecord(value)) return change(property, value);
  const changed = Object.entries(value).flatMap(([name, one]) => {
    const other = change(each, one);
    return other === undefined ? [] : [[name, other] as const];
  });
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : undefined;
}

const isTaken = ({ body }: Operation, value: unknown, { schemas }: Scene): boolean =>
  value !== undefined && body !== undefined && schemas.fits(body.schema, value);

const isWritten = (schema: ContractPointer, value: unknown): value is string =>
  typeof value === 'string' && schema.at('pattern') === undefined && schema.at('format') === undefined && schema.at('enum') === undefined;

/** Different value of the same kind. Undefined without a sensible alternative. */
function another(schema: ContractPointer, value: unknown, { schemas, chance }: Scene): unknown {
  const isFitting = (one: unknown): boolean => one !== value && schemas.fits(schema, one);
  if (typeof value === 'boolean') return [!value].find(isFitting);
  const choices = chance.shuffled((schema.at('enum')?.parts ?? []).map(([, one]) => one.value));
  if (choices.length > 0) return choices.find((one) => one !== null && isFitting(one));
  if (typeof value === 'number') return [value + 1, value - 1].find(isFitting);
  return isWritten(schema, value) ? [`${value} ${chance.word(5)}`, value.slice(0, -1)].find(isFitting) : undefined;
}

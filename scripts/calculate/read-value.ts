// Turns what was typed into what a calculator takes, or says in one sentence why it cannot.
import { amountIn, mostRupees } from '#core/calculators/amount-in.ts';
import { otherNames } from './other-names.ts';
import type { Field, Shape } from './shapes.ts';

export class Unreadable extends Error {}

type Bounds = Pick<Field, 'least' | 'most'>;

const unbound: Bounds = { least: undefined, most: undefined };

export function readValue(value: unknown, shape: Shape, place: string, bounds: Bounds = unbound): unknown {
  switch (shape.kind) {
    case 'object':
      return readObject(value, shape.fields, place);
    case 'list':
      if (!Array.isArray(value)) throw new Unreadable(`${place} must be a list.`);
      return value.map((item: unknown, at) => readValue(item, shape.of, `${place}[${at}]`));
    case 'either':
      return readEither(value, shape.of, place);
    case 'choice':
      return readChoice(value, shape.values, shape.name, place);
    case 'boolean':
      return readBoolean(value, place);
    case 'text':
      if (typeof value !== 'string') throw new Unreadable(`${place} must be a text.`);
      return value;
    case 'date':
    case 'month':
      return readDay(value, shape.kind, place);
    case 'null':
      return null;
    default:
      return readNumber(value, { kind: shape.kind, isSigned: shape.isSigned ?? false }, place, bounds);
  }
}

function readObject(value: unknown, fields: readonly Field[], place: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable(`${place || 'The input'} must be an object of named fields.`);
  const given = Object.entries(value).filter(([, one]) => one !== null && one !== undefined);
  const unknown = Object.keys(value).find((name) => !fields.some((field) => field.name === name));
  const at = (name: string): string => (place ? `${place}.${name}` : name);
  if (unknown !== undefined)
    throw new Unreadable(
      `There is no field ${at(unknown)}; ${nearest(
        unknown,
        fields.map(({ name }) => name),
      )}`,
    );
  const missing = fields.find(({ name, isOptional }) => !isOptional && !given.some(([key]) => key === name));
  if (missing) throw new Unreadable(`${at(missing.name)} is missing.`);
  return Object.fromEntries(
    given.map(([name, one]) => {
      const field = fields.find((known) => known.name === name);
      return [name, field ? readValue(one, field.shape, at(name), field) : one];
    }),
  );
}

function nearest(name: string, known: readonly string[]): string {
  const words = (text: string): string[] => text.toLowerCase().match(/.{3}/g) ?? [text.toLowerCase()];
  const near = known.filter((one) => words(name).some((part) => one.toLowerCase().includes(part)) || one.toLowerCase().includes(name.toLowerCase()));
  return near.length > 0 ? `did you mean ${near.slice(0, 3).join(' or ')}?` : `the fields are ${known.join(', ')}.`;
}

function readEither(value: unknown, shapes: readonly Shape[], place: string): unknown {
  const complaints: string[] = [];
  for (const shape of shapes) {
    try {
      return readValue(value, shape, place);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      complaints.push(error.message);
    }
  }
  throw new Unreadable(complaints[0] ?? `${place} cannot be read.`);
}

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

function readChoice(value: unknown, values: readonly (string | number)[], name: string, place: string): string | number {
  const text = letters(String(value));
  const other = otherNames[name]?.(String(value).trim());
  const found = values.find((one) => letters(String(one)) === text || one === other);
  if (found === undefined) throw new Unreadable(`${place} is ${JSON.stringify(value)}, and must be one of ${values.join(', ')}.`);
  return found;
}

function readBoolean(value: unknown, place: string): boolean {
  if (typeof value === 'boolean') return value;
  const text = String(value).toLowerCase();
  if (['true', 'yes', 'y', '1'].includes(text)) return true;
  if (['false', 'no', 'n', '0'].includes(text)) return false;
  throw new Unreadable(`${place} is ${JSON.stringify(value)}, and must be true or false.`);
}

function readDay(value: unknown, kind: 'date' | 'month', place: string): string {
  const pattern = kind === 'date' ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{4}-\d{2}$/;
  const day = kind === 'date' ? String(value) : `${String(value)}-01`;
  const isReal = pattern.test(String(value)) && !Number.isNaN(Date.parse(day)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  if (!isReal) throw new Unreadable(`${place} is ${JSON.stringify(value)}, and must be a ${kind} such as ${kind === 'date' ? '2026-04-01' : '2026-04'}.`);
  return String(value);
}

interface NumberShape {
  readonly kind: 'rupees' | 'percent' | 'count' | 'number';
  readonly isSigned: boolean;
}

function readNumber(value: unknown, shape: NumberShape, place: string, { least, most }: Bounds): number {
  const number = numberOf(value, shape, place);
  const lowest = least ?? (shape.isSigned ? -mostRupees : 0);
  const highest = most ?? (shape.kind === 'rupees' ? mostRupees : shape.kind === 'percent' ? 100_000 : Number.MAX_SAFE_INTEGER);
  if (number < lowest) throw new Unreadable(`${place} is ${number}, and must not be less than ${lowest}.`);
  if (number > highest) throw new Unreadable(`${place} is ${number}, and must not be more than ${highest}.`);
  if (shape.kind === 'count' && !Number.isInteger(number)) throw new Unreadable(`${place} is ${number}, and must be a whole number.`);
  return number;
}

function numberOf(value: unknown, { kind }: NumberShape, place: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return kind === 'rupees' ? toPaise(value) : value;
  if (typeof value !== 'string') throw new Unreadable(`${place} is ${JSON.stringify(value)}, and must be a number.`);
  const plain = value
    .trim()
    .replaceAll(',', '')
    .replace(kind === 'percent' ? /\s*%$/ : /$^/, '');
  if (/^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(plain)) return kind === 'rupees' ? toPaise(Number(plain)) : Number(plain);
  const isMinus = /^[-−–]/.test(plain);
  const reading = kind === 'rupees' ? amountIn(value.trim().replace(/^[-−–]/, ''), { most: Number.MAX_SAFE_INTEGER }) : undefined;
  if (reading?.kind !== 'amount')
    throw new Unreadable(`${place} is ${JSON.stringify(value)}, and cannot be read as ${kind === 'rupees' ? 'an amount' : 'a number'}.`);
  return isMinus ? -reading.rupees : reading.rupees;
}

/** Rounds to two decimals, half up, by the decimal digits and not the binary value. */
function toPaise(amount: number): number {
  const [size = '0', exponent = '0'] = Math.abs(amount).toString().split('e');
  return (Math.sign(amount) * Math.round(Number(`${size}e${Number(exponent) + 2}`))) / 100 + 0;
}

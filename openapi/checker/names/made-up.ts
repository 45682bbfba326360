import { randomInt } from 'node:crypto';
import { isRecord } from '../../read/record.ts';
import type { Operation } from '../../read/operation.ts';
import { examplesOf } from '../examples.ts';
import type { Names } from './known-names.ts';

/** Values that the caller makes up for each request (x-made-up), such as the key of a submission: another one for each that an operation shows. */
export function madeUpFor({ parameters, pointer, body }: Operation): Names {
  const fields = (body?.schema.at('properties')?.parts ?? []).filter(([, property]) => property.at('x-made-up')?.value === true).map(([name]) => name);
  const bodies = examplesOf(pointer.at('requestBody'), body?.media).map(([, shown]) => Object(shown) as Readonly<Record<string, unknown>>);
  const inBodies = bodies.flatMap((shown) => fields.map((name) => shown[name]));
  const inParameters = parameters
    .filter(({ in: part, schema }) => part !== 'path' && schema.at('x-made-up')?.value === true)
    .map((parameter) => parameter.pointer.at('example')?.value);
  const shown = [...inBodies, ...inParameters].filter((value) => typeof value === 'string');
  return new Map(shown.map((value) => [value, another(value)]));
}

/** A body with another value in each field that the caller makes up, where it is the one of before. */
export function withMadeUp({ body }: Operation, value: unknown, before: unknown): unknown {
  if (!isRecord(value) || !isRecord(before)) return value;
  const fields = (body?.schema.at('properties')?.parts ?? []).filter(([, property]) => property.at('x-made-up')?.value === true).map(([name]) => name);
  const fresh = fields.flatMap((name) => (typeof value[name] === 'string' && value[name] === before[name] ? [[name, another(value[name])] as const] : []));
  return fresh.length === 0 ? value : { ...value, ...Object.fromEntries(fresh) };
}

/** A text with other letters and digits of the same kinds. */
const another = (text: string): string =>
  text
    .replaceAll(/[a-z]/g, () => oneOf('abcdefgh'))
    .replaceAll(/[A-Z]/g, () => oneOf('ABCDEFGH'))
    .replaceAll(/[0-9]/g, () => oneOf('23456789'));

const oneOf = (letters: string): string => letters.charAt(randomInt(letters.length));

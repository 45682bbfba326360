import { randomInt } from 'node:crypto';
import { isRecord } from '../../read/record.ts';
import type { Operation } from '../../read/operation.ts';
import { examplesOf } from '../examples.ts';
import type { Names } from './known-names.ts';

/** Fresh values for fields the caller makes up (x-made-up), one for each shown. */
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

/** Replaces made-up fields still equal to those before. */
export function withMadeUp({ body }: Operation, value: unknown, before: unknown): unknown {
  if (!isRecord(value) || !isRecord(before)) return value;
  const fields = (body?.schema.at('properties')?.parts ?? []).filter(([, property]) => property.at('x-made-up')?.value === true).map(([name]) => name);
  const fresh = fields.flatMap((name) => (typeof value[name] === 'string' && value[name] === before[name] ? [[name, another(value[name])] as const] : []));
  return fresh.length === 0 ? value : { ...value, ...Object.fromEntries(fresh) };
}

const another = (text: string): string =>
  text
    .replaceAll(/[a-z]/g, () => oneOf('abcdefgh'))
    .replaceAll(/[A-Z]/g, () => oneOf('ABCDEFGH'))
    .replaceAll(/[0-9]/g, () => oneOf('23456789'));

const oneOf = (letters: string): string => letters.charAt(randomInt(letters.length));

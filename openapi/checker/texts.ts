import type { ContractPointer } from '../read/contract-pointer.ts';
import type { Chance } from './chance.ts';
import type { Schemas } from './schemas.ts';

/** Value testing one bound. The schema decides if it fits. */
export interface Variant {
  readonly what: string;
  readonly value: unknown;
}

/** Letters of one to four bytes, as lengths count letters. */
const letters = ['a', 'é', 'न', '😀'];

const goodByFormat: Readonly<Record<string, string>> = {
  uri: 'https://a.example/',
  email: 'a@a.example',
  date: '2026-02-28',
  'date-time': '2026-02-28T09:30:00Z',
  uuid: '7f0c2a9b-41d7-4c88-9b1e-2f6d3c5a1e07',
};

const badByFormat: Readonly<Record<string, readonly string[]>> = {
  uri: ['not a URL', '/only/a/path'],
  email: ['nobody', 'a@', '@a.example'],
  date: ['2026-02-30', '28-02-2026'],
  'date-time': ['2026-02-28', '2026-02-28T25:00:00Z', 'yesterday'],
  uuid: ['7f0c2a9b'],
};

const offPattern = ['!', ' ', 'Ünïcode', '-', '0', 'A b', '<script>'];

export function textVariants(schema: ContractPointer, example: unknown, chance: Chance, schemas: Schemas): Variant[] {
  const [shortest, longest] = [schema.number('minLength'), schema.number('maxLength')];
  const lengths = [shortest, shortest !== undefined && shortest > 0 ? shortest - 1 : undefined, longest, longest === undefined ? undefined : longest + 1];
  const ofLength = [...new Set(lengths)].flatMap((length) => (length === undefined ? [] : textsOf(length, schema, example, schemas)));
  const pattern = schema.text('pattern');
  const format = schema.text('format') ?? '';
  const text = typeof example === 'string' ? example : textFor(schema, schemas);
  const offOnes = [`${text}\n`, ...chance.shuffled([...offPattern, `${text} `, `${text}!`])];
  const off = pattern ? offOnes.map((value) => ({ what: `is ${JSON.stringify(value)}`, value })) : [];
  const bad = (badByFormat[format] ?? []).map((value) => ({ what: `is no ${format} (${value})`, value }));
  return [...ofLength, ...off.filter(({ value }) => !schemas.fits(schema, value)).slice(0, 5), ...bad];
}

/** Empty where no fitting text is found. */
export function textFor(schema: ContractPointer, schemas: Schemas): string {
  const length = Math.max(schema.number('minLength') ?? 0, 1);
  const candidates = [
    schema.at('example')?.value,
    schema.at('examples', '0')?.value,
    schema.at('default')?.value,
    schema.at('enum', '0')?.value,
    goodByFormat[schema.text('format') ?? ''],
    ...['a', '1', 'A'].map((letter) => letter.repeat(length)),
  ];
  return candidates.find((one): one is string => typeof one === 'string' && schemas.fits(schema, one)) ?? '';
}

/** Texts of exact length in the right form, so that only length is tested. */
function textsOf(length: number, schema: ContractPointer, example: unknown, schemas: Schemas): Variant[] {
  const named = (value: string) => ({ what: `is ${length} letters long`, value });
  if (!schema.text('pattern') && !schema.text('format'))
    return length === 0 ? [named('')] : letters.map((letter) => ({ what: `is ${length} times "${letter}"`, value: letter.repeat(length) }));
  const start = typeof example === 'string' ? example : textFor(schema, schemas);
  const fillers = ['a', '1', 'A', start.at(-1) ?? 'a'];
  const candidates = [start.slice(0, length), ...fillers.flatMap((letter) => [start.padEnd(length, letter), letter.repeat(length)])].filter(
    (text) => text.length === length,
  );
  const [fitting] = candidates.filter((text) => schemas.fits(schema, text));
  const chosen = fitting ?? candidates[1] ?? candidates[0];
  return chosen === undefined ? [] : [named(chosen)];
}

// Constants of core by their names, as contracts name them in x-bound and sentences take them.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Constants = Readonly<Record<string, number | string>>;

const files = new Map(
  globSync('src/core/**/*.ts', { exclude: (path) => path.endsWith('.test.ts') }).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)\b/gm)].map(([, name]) => [name ?? '', path] as const),
  ),
);

async function valueAt(name: string): Promise<unknown> {
  const [constant = '', ...steps] = name.split('.');
  const file = files.get(constant);
  const module: unknown = file && (await import(pathToFileURL(resolve(file)).href));
  return [constant, ...steps].reduce<unknown>((value, step) => Object(value)[step], module);
}

/** Constants by name; a dot leads into one, and unknown ones are left out. */
export async function constantsNamed(names: Iterable<string>): Promise<Constants> {
  const found = await Promise.all([...names].map(async (name) => [name, await valueAt(name)] as const));
  return Object.fromEntries(found.flatMap(([name, value]) => (typeof value === 'number' || typeof value === 'string' ? [[name, value] as const] : [])));
}

const limit = /^(?:longest|shortest|most|fewest|largest|smallest|highest|lowest|earliest|latest)[A-Z]|(?:Minutes|Hours|Digits|Bytes)$/;

export const limits: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(await constantsNamed([...files.keys()].filter((name) => limit.test(name)))).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, value] as const] : [],
  ),
);

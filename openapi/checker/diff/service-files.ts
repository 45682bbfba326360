import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What all services share is none of them. */
const common = 'common.yaml';

/** The service that a file of openapi/ belongs to. */
export const serviceOfFile = (name: string): string => name.replace(/\/.*|\.yaml$/, '');

/** The files of each service in a folder: its own, those of its parts, and all that these refer to. */
export function serviceFiles(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const names = globSync('**/*.yaml', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
  const files = names.filter((name) => !name.endsWith('.asyncapi.yaml')).sort();
  const named = new Map(files.map((name) => [name, namedIn(readFileSync(join(folder, name), 'utf8'), files)]));
  const services = files.filter((name) => name !== common && !name.includes('/'));
  return new Map(services.map((name) => [serviceOfFile(name), reached(name, named)]));
}

/** The files that a text refers to, by their names in any folder: one too many is only looked through for nothing. */
function namedIn(text: string, files: readonly string[]): readonly string[] {
  const references = new Set([...text.matchAll(/([\w-]+\.yaml)#/g)].map(([, name]) => name));
  return files.filter((file) => references.has(file.split('/').at(-1) ?? file));
}

function reached(start: string, named: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set([start]);
  for (const name of found) for (const other of named.get(name) ?? []) found.add(other);
  return found;
}

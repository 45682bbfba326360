import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Shared by all services, named in none where its parts follow, and no service itself. */
const common = 'common.yaml';

export const serviceOfFile = (name: string): string => name.replace(/\/.*|\.yaml$/, '');

/** Files of each service: its own, its parts', and all they refer to. */
export function serviceFiles(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const names = globSync('**/*.yaml', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
  const files = names.filter((name) => !name.endsWith('.asyncapi.yaml')).sort();
  const named = new Map(files.map((name) => [name, namedIn(readFileSync(join(folder, name), 'utf8'), files)]));
  const services = files.filter((name) => name !== common && !name.includes('/'));
  return new Map(services.map((name) => [serviceOfFile(name), reached(name, named)]));
}

/** Files a text may refer to, by name in any folder, erring on too many. */
function namedIn(text: string, files: readonly string[]): readonly string[] {
  const references = new Set([...text.matchAll(/([\w-]+\.yaml)#/g)].map(([, name]) => name));
  return files.filter((file) => references.has(file.split('/').at(-1) ?? file));
}

function reached(start: string, named: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set([start, common]);
  for (const name of found) for (const other of named.get(name) ?? []) found.add(other);
  return found;
}

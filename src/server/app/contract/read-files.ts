import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

/** The contract files by name, as values: `feed.yaml` is a service, `feed/votes.yaml` one of its parts. */
export type Files = ReadonlyMap<string, unknown>;

interface Memory {
  readonly of: string;
  readonly files: readonly (readonly [string, unknown])[];
}

/** Reads every YAML file of a folder and of those below it, but for contracts of sockets. Reading YAML is slow, so what it says is remembered for as long as no letter changes. */
export function readFiles(folder: string, memory?: string): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !name.endsWith('.asyncapi.yaml'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const texts = names.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  const of = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  const remembered = memory && recall(memory);
  if (remembered && remembered.of === of) return new Map(remembered.files);
  const files = texts.map(([name, text]) => [name, parse(text)] as const);
  if (memory) remember(memory, { of, files });
  return new Map(files);
}

function recall(path: string): Memory | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Memory;
  } catch {
    return undefined;
  }
}

/** Remembers what was read; where nothing can be written, the files are read again each time. */
function remember(path: string, memory: Memory): boolean {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(memory));
    return true;
  } catch {
    return false;
  }
}

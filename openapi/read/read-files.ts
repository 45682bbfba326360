import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { complete } from './complete.ts';

/** Complete contracts by name; `feed.yaml` is a service, `feed/votes.yaml` one of its parts. */
export type Files = ReadonlyMap<string, unknown>;

interface Remembered {
  readonly of: string;
  readonly said: unknown;
}

type Memory = Readonly<Record<string, Remembered>>;

/** Caches slow YAML parsing by digest; skips socket contracts. */
export function readFiles(folder: string, memory?: string): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !name.endsWith('.asyncapi.yaml'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const known = memory === undefined ? {} : recall(memory);
  const read = names.map((name): readonly [string, Remembered] => {
    const text = readFileSync(join(folder, name), 'utf8');
    const of = createHash('sha256').update(text).digest('hex');
    const remembered = known[name];
    return [name, remembered?.of === of ? remembered : { of, said: parse(text) }];
  });
  if (memory !== undefined && read.some(([name, file]) => file !== known[name])) remember(memory, Object.fromEntries(read));
  return new Map(read.map(([name, { said }]) => [name, complete(name, said)]));
}

function recall(path: string): Memory {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Memory;
  } catch {
    return {};
  }
}

function remember(path: string, memory: Memory): boolean {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(memory));
    return true;
  } catch {
    return false;
  }
}

// Circles between the words of a room: no file imports itself round, yet neither word can be read or moved alone.
import { dirname } from 'node:path/posix';
import type { Importing } from './imports.ts';
import { belowRoom } from './places.ts';
import { shelves } from './words.ts';

export type Legs = Map<string, Map<string, string>>;

/** Circles once each, by the shortest way. Root files count as words, and tests are left out. */
export function wordCircles(modules: readonly Importing[]): string[] {
  const legs = legsOf(modules);
  const recorded = new Set<string>();
  return [...legs.keys()].sort().flatMap((start) => {
    const way = recorded.has(start) ? undefined : shortestRound(start, legs);
    if (!way) return [];
    for (const word of way) recorded.add(word);
    const imports = way.map((word, at) => legs.get(word)?.get(way[(at + 1) % way.length] ?? '') ?? '');
    const names = [...way, start].map((folder) => folder.split('/').at(-1) ?? '');
    return [`${start} stands in a circle of words (${names.join(' → ')}): move what they share into the word that needs no other. (${imports.join('; ')})`];
  });
}

function legsOf(modules: readonly Importing[]): Legs {
  const legs: Legs = new Map();
  for (const { path: source, imports } of modules) {
    const from = wordOf(source);
    if (from === undefined || /\.test\.tsx?$/.test(source)) continue;
    for (const { resolved } of imports) {
      const to = wordOf(resolved);
      if (to === undefined || to === from || dirname(to) !== dirname(from)) continue;
      legs.set(from, (legs.get(from) ?? new Map<string, string>()).set(to, `${source} imports ${resolved}`));
    }
  }
  return legs;
}

/** Word folder of a file, or the file itself at the root of its room. Shelved tests have none. */
function wordOf(path: string): string | undefined {
  const folder = path.slice(0, path.lastIndexOf('/'));
  if (folder in shelves && folder.startsWith('src/')) return path;
  const { room, below = '' } = belowRoom(folder) ?? {};
  return room === undefined || room === 'tests' ? undefined : `${room}/${below.split('/', 1)[0]}`;
}

export function shortestRound(start: string, legs: Legs): string[] | undefined {
  const seen = new Set<string>();
  let ways = [[start]];
  while (ways.length > 0) {
    const next: string[][] = [];
    for (const way of ways) {
      for (const word of legs.get(way.at(-1) ?? '')?.keys() ?? []) {
        if (word === start) return way;
        if (!seen.has(word)) next.push([...way, word]);
        seen.add(word);
      }
    }
    ways = next;
  }
  return undefined;
}

// Holds the table of rooms against every import, however it is written: `import type`, `import()`, a re-export,
// `import('…')` in a type, `require`.
import { globSync } from 'node:fs';
import { importsIn, nowhere, type Importing } from './imports.ts';
import { insteadOf, ofThePackage, outside, roomOf, rooms, starts, testsMayUse, type Room } from './rooms.ts';
import { shortestRound, wordCircles } from './word-circles.ts';

const isTestFile = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Disallowed imports, circles of words, and files in no room. */
export function trespasses(root = '.'): string[] {
  const files = importsIn(root, ['src', ...outside]);
  const said = files.flatMap(({ path, imports }) =>
    imports.flatMap(({ written, resolved }) => lawsAgainst(path, resolved).map((law) => `${path} ${law} (imports ${written})`)),
  );
  return [...homeless(root), ...new Set(said), ...orphansAmong(files), ...circlesAmong(files), ...wordCircles(files)];
}

function lawsAgainst(path: string, to: string): string[] {
  if (to === nowhere) return ['imports what is not there: name a file with its extension, or a package of package.json.'];
  const room = roomOf(path);
  const isOfProduct = ofThePackage.test(path) && /^(?:src|scripts|tests)\/|^openapi\/rules\//.test(to);
  const laws = [
    ...(isTestFile(to) ? ['may not import a test: move what both need into tests/.'] : []),
    ...(isOfProduct ? ['may not see the product: other teams run the checker without it.'] : []),
  ];
  return room === undefined || !rooms[room] ? laws : [...laws, ...roomAgainst(path, room, rooms[room], to)];
}

function roomAgainst(path: string, room: string, { sees, uses }: Room, to: string): string[] {
  const isTest = isTestFile(path);
  const other = roomOf(to);
  if (other !== undefined) return other === room || sees.includes(other) ? [] : [`may not see ${other}: ${insteadOf(room, other)}.`];
  if (sees.some((each) => to.startsWith(`${each}/`))) return [];
  const place = outside.find((each) => to.startsWith(`${each}/`));
  if (place === 'tests') return isTest ? [] : ['may not see tests: only a test beside the code sees them.'];
  if (place !== undefined) return [`may not see ${place}: the product runs without what builds and checks it.`];
  if (to.startsWith('node:')) return uses.includes('node:') ? [] : [`may not use Node: ${insteadOf(room, 'node:')}.`];
  const [, name] = /^node_modules\/(?:@types\/)?(.+)/.exec(to) ?? [];
  const mayUse = isTest ? [...uses, ...testsMayUse] : uses;
  if (name === undefined || mayUse.some((one) => one === name || (one.endsWith('/*') && name.startsWith(one.slice(0, -1))))) return [];
  return [`may not use this package: ${isTest ? `a test beside the code uses ${testsMayUse.join(', ')}` : insteadOf(room, 'packages')}.`];
}

function orphansAmong(files: readonly Importing[]): string[] {
  const used = new Set(files.flatMap(({ imports }) => imports.map(({ resolved }) => resolved)));
  const isStart = new RegExp(starts.join('|'));
  return files
    .filter(({ path, imports }) => path.startsWith('src/') && imports.length === 0 && !used.has(path) && !isStart.test(path))
    .map(({ path }) => `${path} uses nothing and is used by nothing: wire it, or delete it.`);
}

/** Circles of files, found after removing files without further imports. */
function circlesAmong(files: readonly Importing[]): string[] {
  const legs = new Map(files.map(({ path, imports }) => [path, new Map(imports.map(({ resolved, written }) => [resolved, written]))]));
  for (let before = -1; before !== legs.size;) {
    before = legs.size;
    for (const [path, to] of legs) {
      for (const target of to.keys()) if (!legs.has(target)) to.delete(target);
      if (to.size === 0) legs.delete(path);
    }
  }
  return [...legs.keys()].flatMap((path) => {
    const way = shortestRound(path, legs);
    return way?.every((each) => path <= each)
      ? [`${path} stands in a circle: move what its members share into a file of its own. (${[...way, path].join(' → ')})`]
      : [];
  });
}

function homeless(root: string): string[] {
  return globSync('src/**/*.*', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !roomOf(path) && !/^src\/tsconfig\.\w+\.json$/.test(path))
    .map((path) => `${path} stands outside every room: move it into one of ${Object.keys(rooms).join(', ')}.`);
}

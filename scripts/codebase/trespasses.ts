// Holds the table of rooms against every import, however it is written: `import type`, `import()`, a re-export,
// `import('…')` in a type, `require`.
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { cruise, type ICruiseResult, type IModule, type IViolation } from 'dependency-cruiser';
import { insteadOf, outside, roomOf, rooms, starts, testsMayUse, type Room } from './rooms.ts';
import { wordCircles } from './word-circles.ts';

/** A law of imports: the import that it refuses, and the sentence for a file that has one. */
interface Law {
  readonly name: string;
  readonly says: string;
  readonly from: { readonly path?: string; readonly pathNot?: string | string[]; readonly orphan?: boolean };
  readonly to: object;
}

const tests = '\\.test\\.tsx?$';
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];

const everywhere: readonly Law[] = [
  { name: 'orphan', says: 'uses nothing and is used by nothing: wire it, or delete it.', from: { orphan: true, path: '^src/', pathNot: starts }, to: {} },
  {
    name: 'unresolved',
    says: 'imports what is not there: name a file with its extension, or a package of package.json.',
    from: {},
    to: { couldNotResolve: true },
  },
  { name: 'test', says: 'may not import a test: move what both need into tests/.', from: {}, to: { path: tests } },
  { name: 'circle', says: 'stands in a circle: move what its members share into a file of its own.', from: {}, to: { circular: true } },
];

/** Every import that the table does not allow, every circle of words, and every file that is in no room, as sentences. */
export async function trespasses(root = '.'): Promise<string[]> {
  const laws = [...Object.entries(rooms).flatMap(([name, room]) => lawsOf(name, room)), ...everywhere];
  const places = ['src', ...outside].filter((place) => globSync(`${place}/**/*.{ts,tsx}`, { cwd: root }).length > 0);
  const { output } = await cruise(
    places,
    {
      baseDir: resolve(root),
      validate: true,
      ruleSet: { forbidden: laws.map(({ name, from, to }) => ({ name, from, to, severity: 'error' })) },
      tsPreCompilationDeps: true,
      detectProcessBuiltinModuleCalls: true,
      doNotFollow: { path: 'node_modules' },
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'], extensions: ['.ts', '.tsx', '.js', '.json', '.css'] },
  );
  const { modules, summary } = output as ICruiseResult;
  const said = summary.violations.filter(opensItsCircle).map((violation) => sentenceFor(violation, laws, modules));
  return [...homeless(root), ...new Set(said), ...wordCircles(modules)];
}

function lawsOf(room: string, { sees, uses }: Room): Law[] {
  const inside = { path: `^src/${room}/`, pathNot: tests };
  const inTests = { path: `^src/${room}/.*${tests}` };
  const anywhere = { path: `^src/${room}/` };
  const packagesBut = (names: readonly string[]) => ({
    dependencyTypes: npm,
    pathNot: names.map((name) => `node_modules/(@types/)?${name.replace('/*', '')}/`),
  });
  const others = Object.keys(rooms).filter((other) => other !== room && !sees.includes(other));
  return [
    ...others.map((other) => ({
      name: `${room} > ${other}`,
      says: `may not see ${other}: ${insteadOf(room, other)}.`,
      from: anywhere,
      to: { path: `^src/${other}/` },
    })),
    ...outside.map((place) => ({
      name: `${room} > ${place}`,
      says: `may not see ${place}: ${place === 'tests' ? 'only a test beside the code sees them' : 'the product runs without what builds and checks it'}.`,
      from: place === 'tests' ? inside : anywhere,
      to: { path: `^${place}/` },
    })),
    { name: `${room} > packages`, says: `may not use this package: ${insteadOf(room, 'packages')}.`, from: inside, to: packagesBut(uses) },
    {
      name: `${room} tests > packages`,
      says: `may not use this package: a test beside the code uses ${testsMayUse.join(', ')}.`,
      from: inTests,
      to: packagesBut([...uses, ...testsMayUse]),
    },
    ...(uses.includes('node:')
      ? []
      : [{ name: `${room} > node`, says: `may not use Node: ${insteadOf(room, 'node:')}.`, from: anywhere, to: { dependencyTypes: ['core'] } }]),
  ];
}

/** A circle is reported once, from its first file. */
const opensItsCircle = ({ cycle, from }: IViolation): boolean => !cycle || cycle.every(({ name }) => from <= name);

function sentenceFor({ rule, from, to, cycle }: IViolation, laws: readonly Law[], modules: readonly IModule[]): string {
  const says = laws.find(({ name }) => name === rule.name)?.says;
  if (cycle) return `${from} ${says} (${[from, ...cycle.map(({ name }) => name)].join(' → ')})`;
  if (from === to) return `${from} ${says}`;
  const imported = modules.find(({ source }) => source === from)?.dependencies.find(({ resolved }) => resolved === to);
  return `${from} ${says} (imports ${imported?.dependencyTypes.includes('core') ? 'node:' : ''}${imported?.module ?? to})`;
}

function homeless(root: string): string[] {
  return globSync('src/**/*.*', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !roomOf(path) && !/^src\/tsconfig\.\w+\.json$/.test(path))
    .map((path) => `${path} stands outside every room: move it into one of ${Object.keys(rooms).join(', ')}.`);
}

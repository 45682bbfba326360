// Every method of a port is promised: a list in tests/ports asks it, and the adapters of both sides and the fake keep that list.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { objectsMadeIn } from './made-objects.ts';
import { sourcesIn, type Source } from './source.ts';
import { typedProgramIn } from './typed-program.ts';

/** Ports without a list of promises, each with the reason. */
const unpromised: readonly { readonly ports: readonly string[]; readonly because: string }[] = [
  {
    ports: [
      'AppInstalls',
      'Archives',
      'BroughtTickets',
      'Clipboards',
      'Connections',
      'Digests',
      'Drawings',
      'IdempotencyKeys',
      'OfflineCopies',
      'Shares',
      'Tabs',
      'Translations',
      'Turns',
      'Fragments',
      'PushSubscriptions',
      'Visibilities',
      'Urls',
      'Viewports',
      'Vitals',
    ],
    because: 'the browser answers, so that journeys ask it there and a fake says what a test needs',
  },
  {
    ports: ['DeletionAttempts', 'LoginMarkers', 'Nudges', 'NamePlaces', 'OwnPictures', 'Preferences', 'VoteWays'],
    because: 'one browser keeps it, and journeys look there',
  },
  { ports: ['Authenticators', 'GooglePrompts', 'MicrosoftPrompts', 'NaukriPrompts'], because: 'a device or a script of a provider answers' },
  { ports: ['Clock', 'MonotonicClock'], because: 'time goes on by itself, and in a test as far as the test says' },
  {
    ports: ['Callers', 'PersonaSigners', 'Identities', 'RedirectLogins', 'SiteUrls', 'TokenJar', 'Videos', 'PortalAccounts', 'PortalLogins'],
    because: 'one adapter on the server answers, and its tests ask it alone or through the whole server',
  },
  {
    ports: ['LiveLine', 'ChatNews'],
    because:
      'a line may lose, double and reorder what it tells, so that nothing of it can be promised but what tests/attacks and the tests beside its adapters ask of real sockets',
  },
  { ports: ['Events'], because: 'it waits in the memory of one page for what counts, which the tests beside its stores and journeys ask' },
  { ports: ['Mails'], because: 'what leaves and what lies in a mailbox have only the asking in common' },
];

interface Port {
  readonly name: string;
  readonly path: string;
  readonly methods: readonly string[];
}

/** Ports whose promises are missing, or proven for too few adapters. */
export function portRefusals(root = '.'): string[] {
  const ports = sourcesIn(root, ['src/core/**/*.ts']).flatMap(portsIn);
  const asked = askedIn(root);
  const excused = unpromised.flatMap((group) => group.ports);
  const stoodUp = globSync(['tests/*.ts', 'tests/{anonymity,login,ports}/**/*.ts'], { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  const adapters = sourcesIn(root, ['src/web/adapters/**/*.ts', 'tests/fakes/**/*.ts']).flatMap(adaptersIn);
  return [
    ...ports.filter(({ name }) => !excused.includes(name)).flatMap((port) => [...missing(port, asked), ...absent(port, adapters, stoodUp)]),
    ...adapters.flatMap((adapter) => unsaid(adapter, ports)),
    ...excused
      .filter((name) => root === '.' && !ports.some((port) => port.name === name))
      .map((name) => `${list}: there is no port ${name}: take it off the list.`),
    ...ports
      .filter((port) => excused.includes(port.name) && missing(port, asked).length === 0)
      .map(({ name }) => `${list}: the port ${name} has its promises: take it off the list.`),
  ];
}

const list = 'scripts/codebase/port-contracts.ts';

function missing({ name, path, methods }: Port, asked: ReadonlySet<string>): string[] {
  const unasked = methods.filter((method) => !asked.has(`${name}.${method}`));
  if (unasked.length === 0) return [];
  return [
    `${path}: no promise of the port ${name} asks ${unasked.join(', ')}: add it to a list in tests/ports, which the fake and the adapters of both sides keep.`,
  ];
}

/** Adapters never tested against the promises. Server adapters are tested as wired. */
function absent({ name, path }: Port, adapters: readonly Adapter[], stoodUp: string): string[] {
  return adapters
    .filter((adapter) => adapter.ports.includes(name) && !new RegExp(`\\b${adapter.name}[<(]`).test(stoodUp))
    .map((adapter) => `${path}: the promises of the port ${name} are not asked of ${adapter.name}: stand it up beside the others in tests/ports.`);
}

/** Refuses an adapter with all methods of a port that declares none, and would escape the promises. */
function unsaid({ name, path, ports: said, methods: there }: Adapter, ports: readonly Port[]): string[] {
  if (ports.some((port) => said.includes(port.name))) return [];
  const had = ports.filter(({ methods }) => methods.length > 1 && methods.every((method) => there.includes(method)));
  const [port] = had.sort((one, other) => other.methods.length - one.methods.length);
  return port ? [`${path}: ${name} has every method of the port ${port.name} and does not say so: let it say that it is a ${port.name}.`] : [];
}

interface Adapter {
  readonly name: string;
  readonly path: string;
  readonly ports: readonly string[];
  readonly methods: readonly string[];
}

/** Adapters: concrete classes that implement a port or a part of one, or functions that declare to make one. */
function adaptersIn({ path, file }: Source): Adapter[] {
  const objects = objectsMadeIn(file).map(({ name, type, methods }) => ({ name, path, methods, ports: type === undefined ? [] : [type] }));
  const classes = file.statements
    .filter((node) => ts.isClassDeclaration(node))
    .filter((node) => !isAbstract(node))
    .map((node) => ({
      name: node.name?.text ?? '',
      path,
      methods: node.members.filter(ts.isMethodDeclaration).map(({ name }) => name.getText()),
      ports: (node.heritageClauses ?? [])
        .filter(({ token }) => token === ts.SyntaxKind.ImplementsKeyword)
        .flatMap(({ types }) => types.flatMap(({ expression, typeArguments = [] }) => [expression, ...typeArguments].map((type) => type.getText()))),
    }));
  return [...classes, ...objects];
}

function portsIn({ path, file }: Source): Port[] {
  return file.statements
    .filter((node): node is ts.ClassDeclaration => ts.isClassDeclaration(node) && isAbstract(node))
    .map((node) => ({ name: node.name?.text ?? '', path, methods: node.members.filter(isAbstract).map(({ name }) => name?.getText() ?? '') }));
}

const isAbstract = (node: ts.ClassDeclaration | ts.ClassElement): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword) ?? false);

/** Methods that lists of promises ask, as `Votes.cast`. */
function askedIn(root: string): ReadonlySet<string> {
  const { program, promises } = typedProgramIn(root);
  const checker = program.getTypeChecker();
  const asked = new Set<string>();
  const note = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const member = checker.getTypeAtLocation(node.expression).getProperty(node.name.text);
      for (const { parent } of member?.declarations ?? [])
        if (ts.isClassDeclaration(parent) || ts.isInterfaceDeclaration(parent)) asked.add(`${parent.name?.text}.${node.name.text}`);
    }
    node.forEachChild(note);
  };
  const seek = (node: ts.Node): void => (ts.isCallExpression(node) && node.typeArguments ? note(node) : node.forEachChild(seek));
  for (const path of promises) program.getSourceFile(join(root, path))?.forEachChild(path.endsWith('.test.ts') ? seek : note);
  return asked;
}

// Rules of files: their names, their length, and that every room says what it is for.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { objectsMadeIn } from './made-objects.ts';
import { rooms } from './rooms.ts';
import { isTest, type Rule } from './source.ts';

/** Line limit of source files. Tests and data are not counted. */
const ceiling = 250;
const unmeasured = /^src\/(web\/words|server\/demo)\/|-rules\.ts$/;
const readmeCeiling = 10;

/** Medium of an adapter, the first word of its name. */
const mediums: Readonly<Record<string, readonly string[]>> = {
  'src/web/adapters/': ['Http', 'Socket', 'Browser', 'Device', 'Native', 'Ssr'],
  'src/server/adapters/': ['Sql', 'System', 'Smtp', 'Memory', 'Openid', 'Cleaner', 'Model', 'Bucket', 'Vapid'],
};

export const isShortEnough: Rule = (node, { path, file }) => {
  if (node !== file || isTest(path) || unmeasured.test(path)) return undefined;
  const lines = file.text.split('\n').length - Number(file.text.endsWith('\n'));
  return lines > ceiling ? `has ${lines} lines: at ${ceiling} a file holds more than one thing, so give the second its own.` : undefined;
};

export const isNamedAfterItsKind: Rule = (node, { path, file }) => {
  if (node !== file) return undefined;
  const name = (path.split('/').at(-1) ?? '').replace(/(\.test|\.spec|\.module|\.config|\.d)?\.[a-z]+$/, '');
  const isPart = path.endsWith('.tsx') && /^[A-Z]/.test(name);
  if (isPart && !/^[A-Z][A-Za-z0-9]*$/.test(name)) return `is not named like a part of a screen: ${name} becomes PascalCase.`;
  if (!isPart && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return `is not named in kebab-case: ${kebab(name)}.`;
  if (isPart && !isTest(path) && !exportedNames(file).includes(name)) return `does not export ${name}: a file is named after the one thing it exports.`;
  return undefined;
};

/** Adapters are named by medium and port (HttpCompanies), stores end in Store, and files match. */
export const isNamedAfterItsClass: Rule = (node, { path }) => {
  if (!ts.isClassDeclaration(node) || !node.name || isTest(path)) return undefined;
  const name = node.name.text;
  const file = (path.split('/').at(-1) ?? '').replace(/\.tsx?$/, '');
  const ports = portsOf(node);
  const place = Object.keys(mediums).find((start) => path.startsWith(start));
  if (place && ports.length > 0 && !ports.some((port) => mediums[place]?.some((medium) => name === `${medium}${port}`))) {
    return `calls the adapter of ${ports.join(' and ')} ${name}: say first what it implements it with, ${mediums[place]?.map((medium) => medium + ports[0]).join(', ')}.`;
  }
  if (path.startsWith('src/web/stores/') && file.endsWith('-store') !== name.endsWith('Store'))
    return `has the class ${name} in ${file}.ts: a store is called …Store and stands in …-store.ts.`;
  const isPublic = ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return isPublic && path.startsWith('src/') && ((place && ports.length > 0) || name.endsWith('Store')) && file !== kebab(name)
    ? `holds ${name}: call the file ${kebab(name)}.ts.`
    : undefined;
};

/** Adapter objects and their files are named as a class would be (httpCompanies). */
export const isNamedAfterItsObject: Rule = (node, { path, file }) => {
  if (node !== file || isTest(path)) return undefined;
  const place = Object.keys(mediums).find((start) => path.startsWith(start));
  const made = place === undefined ? [] : objectsMadeIn(file).filter(({ type }) => type !== undefined && coreImports(file).includes(type));
  for (const { name, type = '' } of made) {
    const names = mediums[place ?? '']?.map((medium) => medium.toLowerCase() + type) ?? [];
    if (!names.includes(name)) return `calls the adapter of ${type} ${name}: say first what it implements it with, ${names.join(', ')}.`;
    if (!path.endsWith(`/${kebab(name)}.ts`)) return `holds ${name}: call the file ${kebab(name)}.ts.`;
  }
  return undefined;
};

/** Ports are abstract classes of core. Elsewhere the other side could not see them. */
export const isPortInCore: Rule = (node, { path }) =>
  ts.isClassDeclaration(node) &&
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword) &&
  path.startsWith('src/') &&
  !path.startsWith('src/core/')
    ? `holds the abstract class ${node.name?.text ?? ''}: a port stands in src/core; what only this room knows is an interface.`
    : undefined;

/** Allowed coincidences with names of operations, such as screens. */
const mostOperations = 2;

export const operationIdsIn = (root: string): ReadonlySet<string> =>
  new Set(
    globSync('openapi/**/*.yaml', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^ {6}operationId: (\w+)$/gm)].map(([, name]) => name ?? ''),
    ),
  );

/** Refuses a list of operations in core. */
export const listsNoOperations =
  (operationIds: ReadonlySet<string>): Rule =>
  (node, { path, file }) => {
    if (node !== file || !path.startsWith('src/core/') || isTest(path)) return undefined;
    const named = new Set([...file.text.matchAll(/['"](\w+)['"]/g)].map(([, word]) => word ?? '').filter((word) => operationIds.has(word)));
    return named.size > mostOperations
      ? `lists the operations ${[...named].join(', ')}: say what is true of each in its contract, by a word such as x-quiet.`
      : undefined;
  };

/** Folders with a README for newcomers, of ten lines without tables. The contracts have outside readers. */
const roomsWithReadme = [...Object.keys(rooms).map((room) => `src/${room}`), 'tests', 'scripts', 'openapi'];

export function readmeRefusals(root: string): string[] {
  return roomsWithReadme.flatMap((folder) => {
    const path = `${folder}/README.md`;
    if (!existsSync(join(root, path))) return [`${path} is missing: say in at most ${readmeCeiling} lines what lives there, what may not, and one example.`];
    const text = readFileSync(join(root, path), 'utf8').trimEnd();
    const lines = text.split('\n').filter((line) => !line.startsWith('|')).length;
    const named = [...text.matchAll(/`([\w/.-]+\.(?:tsx?|sql|yaml))`/g)].map(([, file]) => file ?? '');
    const gone = named.filter((file) => !existsSync(join(root, folder, file)) && !existsSync(join(root, file)));
    return [
      ...(lines > readmeCeiling && folder !== 'openapi'
        ? [`${path} has ${lines} lines: ${readmeCeiling} are enough to say what lives there, what may not, and one example.`]
        : []),
      ...gone.map((file) => `${path} names ${file}, which is not there: name a file that is.`),
    ];
  });
}

/** Scripts at the root are exactly the commands of package.json and their preceding steps. */
export function commandRefusals(root: string): string[] {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts?: Readonly<Record<string, string>> };
  const named = new Set(Object.values(scripts).flatMap((command) => command.match(/scripts\/[\w/.-]+/g) ?? []));
  const there = globSync('scripts/*.*', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const stray = there.filter((path) => !named.has(path) && !path.endsWith('.md')).sort();
  return [
    ...stray.map((path) => `${path} is no command of package.json: move it into a folder of scripts that says what it is.`),
    ...[...named].filter((path) => dirname(path) !== 'scripts').map((path) => `${path} is a command: move it to the root of scripts.`),
  ];
}

/** Refuses two migrations of one number, which could run in either order. */
export function migrationRefusals(root: string): string[] {
  const names = globSync('!(*.refused).sql', { cwd: join(root, 'src/server/adapters/migrations') });
  const byNumber = Map.groupBy(names.sort(), (name) => name.slice(0, 4));
  return [...byNumber].flatMap(([number, [first, ...others]]) =>
    others.map((name) => `src/server/adapters/migrations/${name} has the number of ${first}: ${number} is taken, give it the next.`),
  );
}

/** Ports of a class: the abstract classes of core it implements. */
function portsOf(node: ts.ClassDeclaration): string[] {
  const fromCore = coreImports(node.getSourceFile());
  const kept = node.heritageClauses
    ?.filter(({ token }) => token === ts.SyntaxKind.ImplementsKeyword)
    .flatMap(({ types }) => types.map(({ expression }) => expression.getText()));
  return (kept ?? []).filter((name) => fromCore.includes(name));
}

function coreImports(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    const isCore = ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier) && statement.moduleSpecifier.text.startsWith('#core/');
    const bindings = isCore ? statement.importClause?.namedBindings : undefined;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  });
}

const kebab = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

function exportedNames(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
    return ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) ? [statement.name?.text ?? ''] : [];
  });
}

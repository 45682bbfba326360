// Classes of CSS modules: what a screen reads is in its module, which neither the compiler nor the build looks at, and what a module has is read.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { isTest, type Source } from './source.ts';

/** Undefined where a name is computed. */
interface Reading {
  readonly from: string;
  readonly module: string;
  readonly names: readonly string[] | undefined;
}

export function classRefusals(root: string, sources: readonly Source[]): string[] {
  const readings = sources.filter(({ path }) => path.startsWith('src/web/') && !isTest(path)).flatMap(readingsOf);
  return [...Map.groupBy(readings, ({ module }) => module)].flatMap(([module, ofModule]) => {
    if (!existsSync(join(root, module))) return ofModule.map(({ from }) => `${from} reads ${module}, which is not there.`);
    const classes = classesOf(readFileSync(join(root, module), 'utf8'));
    const unknown = ofModule.flatMap(({ from, names = [] }) =>
      names.filter((name) => !classes.has(name)).map((name) => `${from} reads the class ${name}, which ${module} does not have.`),
    );
    const isComputed = ofModule.some(({ names }) => names === undefined);
    const read = new Set(ofModule.flatMap(({ names = [] }) => names));
    const unread = isComputed ? [] : [...classes].filter((name) => !read.has(name)).map((name) => `${module} has the class ${name}, which no file reads.`);
    return [...unknown, ...unread];
  });
}

function readingsOf({ path, file }: Source): Reading[] {
  return file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const name = importClause?.name?.text;
    if (name === undefined || !ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.endsWith('.module.css')) return [];
    return [{ from: path, module: join(dirname(path), moduleSpecifier.text).replaceAll('\\', '/'), names: namesRead(file, name) }];
  });
}

/** Undefined where a name is computed or the whole import is passed on. */
function namesRead(file: ts.SourceFile, of: string): string[] | undefined {
  const names: (string | undefined)[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === of && !ts.isImportClause(node.parent)) names.push(nameRead(node));
    node.forEachChild(visit);
  };
  visit(file);
  return names.every((name) => name !== undefined) ? names : undefined;
}

function nameRead({ parent }: ts.Identifier): string | undefined {
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text;
  return ts.isElementAccessExpression(parent) && ts.isStringLiteral(parent.argumentExpression) ? parent.argumentExpression.text : undefined;
}

const classesOf = (css: string): ReadonlySet<string> =>
  new Set(
    [...css.replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)|url\([^)]*\)|\{[^{}]*?;\s*\}/g, ' ').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) =>
      name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    ),
  );

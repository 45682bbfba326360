// Every import of every file, however it is written, and the file or package that it means.
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { sourcesIn, specifierOf, type Source } from './source.ts';

export interface Importing {
  readonly path: string;
  readonly imports: readonly Import[];
}

/** Import as written and resolved: a path from the root, `node_modules/pg`, `node:fs`, or nowhere. */
export interface Import {
  readonly written: string;
  readonly resolved: string;
}

export const nowhere = '';

export function importsIn(root: string, places: readonly string[]): Importing[] {
  const isThere = remembered((path) => existsSync(join(root, path)));
  const sources = sourcesIn(
    root,
    places.map((place) => `${place}/**/*.{ts,tsx,js,mjs}`),
    [],
  );
  return sources.map((source) => ({
    path: source.path,
    imports: namesIn(source).map((name) => ({
      written: isBuiltin(name) ? `node:${name.replace(/^node:/, '')}` : name,
      resolved: meaningOf(name, source.path, isThere),
    })),
  }));
}

function namesIn({ file }: Source): string[] {
  const directives = [...file.referencedFiles.map(({ fileName }) => `./${fileName}`), ...file.typeReferenceDirectives.map(({ fileName }) => fileName)];
  const found = new Set(directives);
  // Where nothing is called or named that imports, imports stand at the top alone.
  const isDeep = /\b(?:import|require|getBuiltinModule)\s*\(|\bmodule\s*['"]/.test(file.text);
  const visit = (node: ts.Node): void => {
    const name = specifierOf(node);
    if (name !== undefined) found.add(name);
    if (isDeep || ts.isImportEqualsDeclaration(node)) node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return [...found];
}

/** The file or package of a name; whether a package has that part, the compiler says. */
function meaningOf(name: string, from: string, isThere: (path: string) => boolean): string {
  if (isBuiltin(name)) return `node:${name.replace(/^node:/, '')}`;
  const isOwn = /^[.#]/.test(name);
  if (isOwn) {
    const path = name.startsWith('#') ? name.replace(/^#(?=core\/|contract\/|words\/|web\/|server\/)/, 'src/').replace('#', '') : posix.join(from, '..', name);
    return isThere(path.replace(/\?.*$/, '')) ? path : nowhere;
  }
  const [folder = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [];
  return [`node_modules/${folder}`, `node_modules/@types/${folder}`].find(isThere) ?? nowhere;
}

function remembered(ask: (path: string) => boolean): (path: string) => boolean {
  const known = new Map<string, boolean>();
  return (path) => {
    const answer = known.get(path) ?? ask(path);
    known.set(path, answer);
    return answer;
  };
}

// The compiler's view of what machines ask types of: promises of ports, and adapters of the server.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isTest } from './source.ts';

interface TypedProgram {
  readonly root: string;
  readonly program: ts.Program;
  readonly promises: readonly string[];
  readonly writers: readonly string[];
}

let last: TypedProgram | undefined;

/** Builds the typed program of a tree once, as two checks share it. */
export function typedProgramIn(root: string): TypedProgram {
  if (last?.root === root) return last;
  const promises = pathsOf('tests/ports/**/*.ts', root);
  const writers = pathsOf('src/server/{adapters,demo}/**/*.ts', root).filter((path) => !isTest(path));
  const program = ts.createProgram(
    [...promises, ...writers].map((path) => join(root, path)),
    { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ESNext, allowImportingTsExtensions: true, noEmit: true, strict: true, types: ['node'] },
  );
  return (last = { root, program, promises, writers });
}

const pathsOf = (pattern: string, root: string): string[] => globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));

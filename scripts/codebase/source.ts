// Source files as the codebase rules read them: parsed once, walked once.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A parsed file, by its path from the root. */
export interface Source {
  readonly path: string;
  readonly file: ts.SourceFile;
}

/** A rule looks at one node at a time, wherever it is there. */
export type Rule = (node: ts.Node, source: Source) => readonly string[] | string | undefined;

export function sourcesIn(root: string, patterns: readonly string[]): Source[] {
  const paths = globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**', 'src/contract/generated/**'] });
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, file: ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true) }));
}

/** The refusals of the rules for a file, in reading order, each with the line it is about. */
export function objectionsTo(source: Source, rules: readonly Rule[]): string[] {
  const said: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const rule of rules) for (const says of [rule(node, source) ?? []].flat()) said.push(`${source.path}:${lineOf(node, source)} ${says}`);
    node.forEachChild(visit);
  };
  visit(source.file);
  return said;
}

export const isTest = (path: string): boolean => path.startsWith('tests/') || /\.(test|spec)\.tsx?$/.test(path);

/** Every comment of a file once; tokens are asked too, since a comment may stand before a closing bracket. */
export function commentsOf({ file }: Source): string[] {
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of [...(ts.getLeadingCommentRanges(file.text, node.pos) ?? []), ...(ts.getTrailingCommentRanges(file.text, node.end) ?? [])])
      found.set(pos, file.text.slice(pos, end));
    if (!ts.isJsxText(node)) node.getChildren(file).forEach(visit);
  };
  visit(file);
  return [...found.values()];
}

const lineOf = (node: ts.Node, { file }: Source): number => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;

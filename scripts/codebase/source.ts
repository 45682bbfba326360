// Source files as the codebase rules read them: parsed once, walked once.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface Source {
  readonly path: string;
  readonly file: ts.SourceFile;
}

/** Looks at one node at a time, wherever it occurs. */
export type Rule = (node: ts.Node, source: Source) => readonly string[] | string | undefined;

/** Cache of parsed files, which several checks read. */
const parsed = new Map<string, Source>();

export function sourcesIn(root: string, patterns: readonly string[], exclude = ['src/contract/generated/**']): Source[] {
  const paths = globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**', ...exclude] });
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => sourceAt(root, path));
}

function sourceAt(root: string, path: string): Source {
  const place = join(root, path);
  const text = readFileSync(place, 'utf8');
  const before = parsed.get(place);
  if (before?.file.text === text) return before;
  const source = { path, file: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
  parsed.set(place, source);
  return source;
}

/** The refusals of the rules for a file, in reading order, each with the line it is about. */
export function objectionsTo(source: Source, rules: readonly Rule[]): string[] {
  const said: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const rule of rules) {
      const found = rule(node, source);
      if (found !== undefined) for (const says of [found].flat()) said.push(`${source.path}:${lineOf(node, source)} ${says}`);
    }
    node.forEachChild(visit);
  };
  visit(source.file);
  return said;
}

export const isTest = (path: string): boolean => /^(?:openapi\/checker\/)?tests\//.test(path) || /\.(test|spec)\.tsx?$/.test(path);

/** Comments of a file with these words, once each, including those before a closing bracket. */
export function commentsWith(words: RegExp, { file }: Source): string[] {
  if (!words.test(file.text)) return [];
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of [...(ts.getLeadingCommentRanges(file.text, node.pos) ?? []), ...(ts.getTrailingCommentRanges(file.text, node.end) ?? [])])
      found.set(pos, file.text.slice(pos, end));
    if (!ts.isJsxText(node)) node.getChildren(file).forEach(visit);
  };
  visit(file);
  return [...found.values()].filter((comment) => words.test(comment));
}

/** Module name of an import in any form, including `require` and `process.getBuiltinModule`. */
export function specifierOf(node: ts.Node): string | undefined {
  const said = saidBy(node);
  return said && ts.isStringLiteralLike(said) ? said.text : undefined;
}

function saidBy(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  return ts.isCallExpression(node) && /^(?:import|require|(?:globalThis\.)?process\.getBuiltinModule)$/.test(node.expression.getText())
    ? node.arguments[0]
    : undefined;
}

const lineOf = (node: ts.Node, { file }: Source): number => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;

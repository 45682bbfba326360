// Names in a file of the house: the exports of a module, the titles of a test, the tables of a migration, the
// classes of a style sheet, the operations of a contract and the sentences of a word.
import { basename } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { operationsIn, type Contract } from '../openapi/contract-files.ts';
import { isTest } from '../house/source.ts';
import type { Mention } from './word-forms.ts';

/** A file and its text, by its path from the root. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** The lines about a word in a file; none where no name speaks of it, though its text may. */
export function namesIn(file: TextFile, speaksOf: Mention): readonly string[] {
  const { path, text } = file;
  if (/^openapi\/.*\.yaml$/.test(path)) return operationsAbout({ path, text }, speaksOf);
  if (/^src\/web\/words\/.*\.tsx?$/.test(path) && /\b(en|hi)\.ts$/.test(path)) return path.endsWith('en.ts') ? sentencesIn({ path, text }, speaksOf) : [];
  const names = [...new Set(allNames(file))].filter(speaksOf);
  return names.length > 0 || speaksOf(basename(path)) ? [[path, names.join(isTest(path) ? ' · ' : ', ')].filter(Boolean).join(': ')] : [];
}

const namesRead = new WeakMap<TextFile, readonly string[]>();

/** Names in a file, whatever they speak of; the operations of a contract by id and URL. They are read once for each file. */
export function allNames(file: TextFile): readonly string[] {
  const names = namesRead.get(file) ?? readNames(file);
  namesRead.set(file, names);
  return names;
}

function readNames({ path, text }: TextFile): string[] {
  if (/^openapi\/.*\.yaml$/.test(path)) return operationsIn(parse(text) as Contract).map((found) => `${found.operation.operationId} ${found.path}`);
  if (path.endsWith('.sql')) return text.replaceAll(/--.*/g, '').match(/\w+/g) ?? [];
  if (path.endsWith('.css')) return (text.match(/\.[a-z][\w-]*/gi) ?? []).map((name) => name.slice(1));
  if (!/\.(tsx?|mjs)$/.test(path)) return [];
  const file = sourceFileOf({ path, text });
  return isTest(path) ? titlesIn(file) : file.statements.flatMap(exportedNames);
}

export const sourceFileOf = ({ path, text }: TextFile): ts.SourceFile => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

function exportedNames(statement: ts.Statement): string[] {
  if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
  const named = statement as ts.Statement & { readonly name?: ts.Identifier };
  return named.name ? [named.name.text] : [];
}

/** Titles of tests; the names of helpers beside them, too. */
function titlesIn(file: ts.SourceFile): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) && /^(it|test|describe)\b/.test(node.expression.getText(file)) ? node.arguments : [];
    if (title && ts.isStringLiteralLike(title)) titles.push(`“${title.text}”`);
    else if (title && ts.isTemplateExpression(title)) titles.push(`“${title.getText(file).slice(1, -1)}”`);
    node.forEachChild(visit);
  };
  visit(file);
  return [...titles, ...file.statements.flatMap(exportedNames)];
}

/** Sentences of the English words, by the path under which a view finds them. */
function sentencesIn({ path, text }: TextFile, speaksOf: Mention): string[] {
  const sentences: string[] = [];
  const file = sourceFileOf({ path, text });
  const visit = (node: ts.Node, keys: readonly string[]): void => {
    const key = ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) ? [...keys, node.name.text] : keys;
    if (ts.isPropertyAssignment(node) && !ts.isObjectLiteralExpression(node.initializer)) {
      const line = `${key.join('.')} ${node.initializer.getText(file)}`.replace(/\s+/g, ' ');
      if (speaksOf(line)) sentences.push(`${path}: ${line}`);
    } else node.forEachChild((child) => visit(child, key));
  };
  visit(file, []);
  return sentences;
}

function operationsAbout({ path, text }: TextFile, speaksOf: Mention): string[] {
  return operationsIn(parse(text) as Contract)
    .filter((found) => speaksOf(found.path) || speaksOf(JSON.stringify(found.operation)))
    .map(({ method, path: url, operation }) => `${path}: ${operation.operationId} (${method.toUpperCase()} ${url})`);
}

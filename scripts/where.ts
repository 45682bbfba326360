// The search of the house: `npm run where votes`, `npm run where csrf`, `npm run where R-032`.
// First the place of a word in every room, or of what the field calls so; then names, operations, sentences and tests.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { contractFiles, operationsIn, partFiles, type Contract } from './contract-files.ts';
import { citations, inventoryOf } from './house/codes.ts';
import { roomOf } from './house/rooms.ts';
import { leadFor, placesOf, sentenceOf } from './house/places.ts';
import { isTest, sourcesIn, type Source } from './house/source.ts';

/** Lines of one place: fewer once the folders of the word have been told. */
const mostLines = { alone: 12, besides: 4 };

/** Places by room or folder, and what was found in each. */
function whereIs(word: string, root = '.'): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (place: string, line: string | undefined) => line && found.set(place, [...(found.get(place) ?? []), line]);
  for (const source of sourcesIn(root, ['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'scripts/**/*.ts'])) {
    const place = isTest(source.path) ? 'tests' : (roomOf(source.path) ?? source.path.split('/', 1)[0] ?? '');
    if (place === 'web/words') for (const sentence of sentencesIn(source, word)) add(place, sentence);
    else add(place, isTest(source.path) ? titlesIn(source, word) : namesIn(source, word, place));
  }
  const folder = `${root}/openapi`;
  for (const file of [...contractFiles(folder), ...partFiles(folder)]) for (const line of operationsAbout(file, word)) add('openapi', line);
  return found;
}

/** A file, and what it exports under that name; a file that only mentions an inventory row counts too. */
function namesIn({ path, file }: Source, word: string, room: string): string | undefined {
  const names = file.statements.flatMap(exportedNames).filter((name) => speaksOf(name, word));
  const isMentioned = /^[A-Z]+-\d+$/i.test(word) && speaksOf(file.text, word);
  if (names.length === 0 && !speaksOf(basename(path), word) && !isMentioned) return undefined;
  return [path.replace(`src/${room}/`, ''), names.join(', ')].filter(Boolean).join(': ');
}

function exportedNames(statement: ts.Statement): string[] {
  if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
  const named = statement as ts.Statement & { readonly name?: ts.Identifier; readonly members?: readonly ts.Node[] };
  return named.name ? [named.name.text] : [];
}

function titlesIn({ path, file }: Source, word: string): string | undefined {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) && /^(it|test|describe)\b/.test(node.expression.getText(file)) ? node.arguments : [];
    if (title && ts.isStringLiteralLike(title) && speaksOf(title.text, word)) titles.push(`“${title.text}”`);
    node.forEachChild(visit);
  };
  visit(file);
  if (titles.length === 0 && !speaksOf(basename(path), word)) return undefined;
  return [path, titles.join(' · ')].filter(Boolean).join(': ');
}

/** Sentences of the English words, by the path under which a view finds them. */
function sentencesIn({ path, file }: Source, word: string): string[] {
  if (!path.endsWith('en.ts')) return [];
  const sentences: string[] = [];
  const visit = (node: ts.Node, keys: readonly string[]): void => {
    const key = (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && ts.isIdentifier(node.name) ? [...keys, node.name.text] : keys;
    if (ts.isPropertyAssignment(node) && !ts.isObjectLiteralExpression(node.initializer)) {
      const line = `${key.join('.')} ${node.initializer.getText(file)}`.replace(/\s+/g, ' ');
      if (speaksOf(line, word)) sentences.push(line);
    } else node.forEachChild((child) => visit(child, key));
  };
  visit(file, []);
  return sentences;
}

function operationsAbout(file: string, word: string): string[] {
  return operationsOf(file)
    .filter(({ path, operation }) => speaksOf(path, word) || speaksOf(JSON.stringify(operation), word))
    .map(({ method, path, operation }) => `${file.replace(/^.*openapi[\\/]/, '')}: ${operation.operationId} (${method.toUpperCase()} ${path})`);
}

const operationsOf = (file: string): ReturnType<typeof operationsIn> => operationsIn(parse(readFileSync(file, 'utf8')) as Contract);

const speaksOf = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase());

/** Every row of the inventory with the tests that name it. */
function printRows(): void {
  const found = citations();
  for (const [code, sentence] of inventoryOf().sentences) {
    if (!code.startsWith('R-')) continue;
    console.log(`${code}: ${sentence}`);
    const tests = (found.get(code) ?? []).filter(isTest);
    for (const path of tests.length > 0 ? tests : ['no test yet']) console.log(`  ${path}`);
  }
}

/** The sentence of a word and its folders with their files, or the places of a term. */
function printLead(asked: string): ReturnType<typeof leadFor> {
  const lead = leadFor(asked);
  if (!lead) return undefined;
  if ('paths' in lead) console.log(`${asked}: ${lead.paths.join(', ')}`);
  else {
    if (lead.isFormer) console.log(`${asked}: ${lead.word} now.`);
    console.log(`${lead.word}: ${sentenceOf(lead.word)}`);
    for (const { folder, files } of placesOf(lead.word)) console.log(`  ${folder}: ${listed(files)}`);
    for (const part of partFiles().filter((file) => basename(file) === `${lead.word}.yaml`)) {
      const names = operationsOf(part).map(({ operation }) => operation.operationId);
      console.log(`  ${[part, names.join(', ')].filter(Boolean).join(': ')}`);
    }
  }
  console.log('');
  return lead;
}

/** Names of files on one line; tests and styles are only counted. */
function listed(files: readonly string[]): string {
  const besides = files.filter((file) => /\.test\.tsx?$|\.css$/.test(file)).length;
  const names = files.filter((file) => !/\.test\.tsx?$|\.css$/.test(file)).join(', ');
  return besides === 0 ? names : `${names} (and ${besides} tests or styles)`.trim();
}

/** The rest that speaks of a word, by place; its own folders and parts of contracts have been told already. */
function printPlaces(word: string, hasLead: boolean): void {
  const isTold = (line: string): boolean => hasLead && new RegExp(`^(tests/\\w+/)?${word}/|^[\\w-]+/${word}\\.yaml:`).test(line);
  const most = hasLead ? mostLines.besides : mostLines.alone;
  const places = [...whereIs(word)].map(([place, lines]) => [place, lines.filter((line) => !isTold(line))] as const).filter(([, lines]) => lines.length > 0);
  for (const [place, lines] of places.sort(([one], [other]) => one.localeCompare(other))) {
    console.log(place);
    for (const line of lines.slice(0, most)) console.log(`  ${line.length > 150 ? `${line.slice(0, 149)}…` : line}`);
    if (lines.length > most) console.log(`  and ${lines.length - most} more`);
  }
  if (places.length === 0 && !hasLead) console.log(`Nothing here speaks of ${word}.`);
}

const asked = process.argv.slice(2).join(' ');
if (asked === '--rows') {
  printRows();
  process.exit(0);
}
if (!asked) {
  console.error('Say what you look for: npm run where rating');
  process.exit(1);
}
const sentence = inventoryOf().sentences.get(asked.toUpperCase());
if (sentence) console.log(`${asked.toUpperCase()}: ${sentence}\n`);
const lead = printLead(asked);
printPlaces(lead && 'word' in lead ? lead.word : asked, lead !== undefined);

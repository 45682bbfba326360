// Handlers of operations that ask the ports of a word, in services of another name: the devices of notifications
// stand in device-service.ts.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { contractFiles, operationsIn, partFiles, type Contract } from '../openapi/contract-files.ts';
import { parse } from 'yaml';
import { sourceFileOf } from './names-in.ts';

/** Service files outside of the folders of a word, each with the operations that it answers for it. */
export function handlersOf(word: string, root = '.'): string[] {
  const files = [...contractFiles(join(root, 'openapi')), ...partFiles(join(root, 'openapi'))];
  const known = new Set(files.flatMap(operationIdsIn));
  const own = new Set(files.filter((file) => basename(file) === `${word}.yaml`).flatMap(operationIdsIn));
  return globSync('src/server/services/**/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes(`/services/${word}/`) && !path.endsWith('.test.ts'))
    .sort()
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const ports = importedFrom(text, word);
      const names = handlersIn(sourceFileOf({ path, text }), known, (name, handler) => own.has(name) || ports.some((port) => speaksOf(handler, port)));
      return names.length > 0 || ports.length > 0 ? [[path, names.join(', ')].filter(Boolean).join(': ')] : [];
    });
}

/** Names that a file imports from the word's folder in core, as types are called and as values of them are. */
const importedFrom = (text: string, word: string): string[] =>
  [...text.matchAll(new RegExp(`import (?:type )?\\{([^}]*)\\} from '#core/${word}/`, 'g'))]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.replace('type ', '').trim()))
    .filter(Boolean)
    .flatMap((name) => [name, `${name.charAt(0).toLowerCase()}${name.slice(1)}`]);

const speaksOf = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

function handlersIn(file: ts.SourceFile, known: ReadonlySet<string>, isOfTheWord: (name: string, handler: string) => boolean): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) || ts.isShorthandPropertyAssignment(node)) {
      const name = node.name.getText(file);
      if (known.has(name) && isOfTheWord(name, node.getText(file))) found.push(name);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return [...new Set(found)];
}

const operationIdsIn = (file: string): string[] => operationsIn(parse(readFileSync(file, 'utf8')) as Contract).map(({ operation }) => operation.operationId);

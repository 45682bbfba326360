// Promises: where a sentence of the product makes one, a mark above it names the promise, and the title of a test names it too.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isTest, sourcesIn, type Source } from './source.ts';

const example = '`// Promise F-22, F-04`';
const begun = /^\/\/ ?Promises?\b/i;
const written = /^\/\/ Promise (?:[FR]-\d{2,3}, )*[FR]-\d{2,3}$/;
const promise = /\b[FR]-\d{2,3}\b/g;
const title = /(?:\b(?:it|test|describe)(?:\.\w+)*|\)|`)\(\s*(['"`])((?:\\.|(?!\1).)+)\1\s*,/gs;

interface Mark {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly standsAboveText: boolean;
}

/** Promise marks without a test, without an id, or above no text. */
export function promiseRefusals(root = '.'): string[] {
  const named = promisesNamedIn(root);
  return sourcesIn(root, ['src/web/words/**/*.ts'])
    .flatMap(marksIn)
    .flatMap(({ path, line, text, standsAboveText }) => {
      const place = `${path}:${line}`;
      if (!written.test(text)) return [`${place} names no promise as it is read here: write ${example}, with the ids that titles of tests name.`];
      if (!path.startsWith('src/web/words/en/'))
        return [`${place} marks a promise beside the English: put the mark above its English sentence, which the others follow.`];
      if (!standsAboveText) return [`${place} marks no text: put the mark directly above the key of the sentence that promises.`];
      return (text.match(promise) ?? [])
        .filter((id) => !named.has(id))
        .map((id) => `${place} promises ${id}, which the title of no test names: name it in the title of the test that proves the sentence.`);
    });
}

function promisesNamedIn(root: string): ReadonlySet<string> {
  const tests = globSync('{src,tests,scripts}/**/*.{ts,tsx}', { cwd: root, exclude: ['src/contract/generated/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isTest);
  const titles = tests.flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(title)].map(([, , said = '']) => said));
  return new Set(titles.flatMap((said) => said.match(promise) ?? []));
}

function marksIn({ path, file }: Source): Mark[] {
  const texts = startsOfTexts(file);
  const lines = file.text.split('\n');
  return lines.flatMap((line, at) => {
    const text = line.trim();
    return begun.test(text) ? [{ path, line: at + 1, text, standsAboveText: texts.has(at + 1) }] : [];
  });
}

/** Lines, from 0, in which a key, element or declaration with a text begins. */
function startsOfTexts(file: ts.SourceFile): ReadonlySet<number> {
  const lines = new Set<number>();
  const visit = (node: ts.Node, holders: readonly ts.Node[]): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      for (const holder of [...holders, node]) lines.add(file.getLineAndCharacterOfPosition(holder.getStart()).line);
    const holds = ts.isPropertyAssignment(node) || ts.isVariableStatement(node) || ts.isFunctionDeclaration(node) || ts.isArrayLiteralExpression(node.parent);
    node.forEachChild((child) => visit(child, holds ? [...holders, node] : holders));
  };
  file.forEachChild((node) => visit(node, []));
  return lines;
}

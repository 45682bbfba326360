// The rule by which core knows no wire: facts of operations belong in their contracts.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, type Rule } from './source.ts';

/** Other things of core may be called like an operation, such as screens; a list of these is one of operations. */
const most = 2;

/** Names of all operations of a tree. */
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
    return named.size > most
      ? `lists the operations ${[...named].join(', ')}: say what is true of each in its contract, by a word such as x-quiet.`
      : undefined;
  };

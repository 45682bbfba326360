import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };
const tests = globSync('tests/{runner,posts}/*.test.ts');

function withHelpers(path: string): string {
  const text = readFileSync(path, 'utf8');
  const helpers = [...text.matchAll(/ from '\.\/([\w-]+\.ts)'/g)].map(([, name = '']) => readFileSync(join(dirname(path), name), 'utf8'));
  return [text, ...helpers].join('\n');
}

describe('the commands of package.json (T-2)', () => {
  it.each(Object.keys(scripts))('have a test that is named after them and runs them as typed: %s', (command) => {
    const own = tests.filter((path) => basename(path) === `${command}.test.ts`).map(withHelpers);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(new RegExp(`npmRun\\('${command}'|'npm', \\[('run', )?('--silent', )?'${command}'`));
  });
});

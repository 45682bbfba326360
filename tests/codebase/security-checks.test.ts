import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { SecurityCheck } from '#web/words/security-checks/security-check.ts';
import { checkChapters, securityChecks } from '#web/words/security-checks/security-checks.ts';

/** Levels of OWASP ASVS 5.0.0 requirements, levels 1 and 2, by section in order (CC BY-SA 4.0). */
const standard = `
  1.1:22 1.2:111112222 1.3:11222222222 1.4:222 1.5:12
  2.1:122 2.2:112 2.3:1222 2.4:2
  3.2:11 3.3:1222 3.4:112222 3.5:11122 3.7:22
  4.1:122 4.2:2 4.3:22 4.4:1222
  5.1:2 5.2:112 5.3:11 5.4:222
  6.1:122 6.2:111111112222 6.3:1122 6.4:1122 6.5:22222 6.6:222 6.8:2222
  7.1:222 7.2:1111 7.3:22 7.4:11222 7.5:22 7.6:22
  8.1:12 8.2:112 8.3:1 8.4:2
  9.1:111 9.2:1222
  10.1:22 10.2:22 10.3:2222 10.4:11111222222 10.5:22222 10.6:22 10.7:222
  11.1:22 11.2:222 11.3:112 11.4:1222 11.5:2 11.6:2
  12.1:122 12.2:11 12.3:2222
  13.1:2 13.2:22222 13.3:22 13.4:12222
  14.1:22 14.2:1222 14.3:122
  15.1:122 15.2:122 15.3:1222222
  16.1:2 16.2:22222 16.3:2222 16.4:222 16.5:222
  17.1:2 17.2:2222 17.3:22
`;

const asked = [...standard.matchAll(/([\d.]+):(\d+)/g)].flatMap(([, section = '', levels = '']) =>
  [...levels].map((level, at) => [`${section}.${at + 1}`, Number(level)]),
);

/** Tests, or port promises, which are tests of every adapter. */
const isOfTests = (file: string): boolean =>
  /\.(?:test|spec)\.tsx?$/.test(file) || (file.startsWith('tests/ports/') && existsSync(file.replace(/\.ts$/, '.test.ts')));

/** Test names as written; table tests include placeholders. */
function testNames(path: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:it|test)\b/.test(node.expression.getText())) {
      const [name] = node.arguments;
      if (name && (ts.isStringLiteralLike(name) || ts.isTemplateExpression(name))) names.push(name.getText().slice(1, -1).replaceAll("\\'", "'"));
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return names;
}

const found = new Map<string, readonly string[]>();

/** Fault in a requirement's evidence, if a reader cannot find it. */
function fault(check: SecurityCheck): string | undefined {
  if (check.kind !== 'tested') return check.because.trim() === '' ? `${check.id} has no reason` : undefined;
  const { id, file, name } = check;
  if (!isOfTests(file) || !existsSync(file)) return `${id} names ${file}, which is no test`;
  if (!found.has(file)) found.set(file, testNames(file));
  if (name.length < 12 || !found.get(file)?.some((full) => full.includes(name))) return `${id} names “${name}”, which no test of ${file} is called`;
  return undefined;
}

describe('the checks of security', () => {
  it('are the requirements of the standard, each once and in order, with its level', () => {
    expect(asked).toHaveLength(253);
    expect(securityChecks.map(({ id, level }) => [id, level])).toEqual(asked);
    for (const { number, checks } of checkChapters) expect(checks.every(({ id }) => id.startsWith(`${number}.`))).toBe(true);
  });

  it('name tests that are there, or say why there is none', () => {
    expect(securityChecks.map(fault).filter((each) => each !== undefined)).toEqual([]);
  });

  it('would fail for a missing test, an unknown test name, or no reason', () => {
    const says = { id: '1.1.1', level: 1, says: 'Something.' } as const;
    const file = 'tests/codebase/security-checks.test.ts';
    expect(fault({ ...says, kind: 'tested', file: 'tests/gone.test.ts', name: 'name tests that are there' })).toContain('is no test');
    expect(fault({ ...says, kind: 'tested', file: 'tests/test-server.ts', name: 'name tests that are there' })).toContain('is no test');
    expect(fault({ ...says, kind: 'tested', file: 'tests/ports/opened-member-ports.ts', name: 'name tests that are there' })).toContain('is no test');
    expect(fault({ ...says, kind: 'tested', file, name: 'name tests that were never written' })).toContain('no test of');
    expect(fault({ ...says, kind: 'tested', file, name: 'the checks of security' })).toContain('no test of');
    expect(fault({ ...says, kind: 'accepted', because: ' ' })).toContain('has no reason');
    expect(fault({ ...says, kind: 'tested', file, name: 'name tests that are there' })).toBeUndefined();
  });

  it('are sentences of at most fifteen words, in a sentence each', () => {
    expect(securityChecks.filter(({ says }) => says.split(' ').length > 15 || !/^[A-Z].*\.$/.test(says)).map(({ id }) => id)).toEqual([]);
  });
});

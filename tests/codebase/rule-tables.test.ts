import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ruleTableRefusals } from '#scripts/codebase/rule-tables.ts';
import { plantedCodebase, machines } from '#tests/planted.ts';

const row = (more: string): string => `{ from: '2024-04-01', to: null, source: 'An act', status: 'settled', value: 1, ${more} }`;
const table = (rows: string, more = ''): string => `export const planted = { rule: 'planted', review: '2027-01-31', rows: [${rows}], ${more} };\n`;

const injected: readonly (readonly [text: string, refusal: string])[] = [
  [table(row(`source: ''`)), 'the rule planted has a row from 2024-04-01 without a source.'],
  [table(row(`source: undefined`)), 'has a row from 2024-04-01 without a source.'],
  [table(row(`status: 'sure'`)), 'whose status is none of settled, single source, open.'],
  [table(row(`status: 'open'`)), 'has an open row from 2024-04-01 that does not name its open point.'],
  [table(row(`open: 'nobody-knows'`)), 'names the open point nobody-knows, which open-points.ts does not list.'],
  [table(row(`value: undefined`)), 'without a value.'],
  [table(row(`from: '2024-02-30'`)), 'has a row whose dates are no days'],
  [table(row(`from: '2024-04-02'`)), 'begins on 2024-04-02: say what held from 2024-04-01 on.'],
  [table(row(`to: '2027-03-31'`)), 'ends: the last row holds until another is known'],
  [table(row(`to: '2024-03-31'`)), 'ends on 2024-03-31 before it begins on 2024-04-01.'],
  [table(`${row(`to: '2025-03-31'`)}, ${row(`from: '2025-04-02'`)}`), 'has a gap in its dates between 2025-03-31 and 2025-04-02.'],
  [table(`${row(`to: '2025-03-31'`)}, ${row(`from: '2025-03-31'`)}`), 'has rows that overlap from 2025-03-31 to 2025-03-31.'],
  [table(`${row('')}, ${row(`from: '2025-04-01'`)}`), 'without an end, and another after it.'],
  [table(row(''), `review: 'soon'`), 'has no day of review.'],
  [table(''), 'has no rows.'],
  [`${table(row(''))}${table(row('')).replace('planted', 'again')}`, 'the rule planted has two tables; give each its own name.'],
  [`export const nothing = 1;\n`, 'exports no table of a rule'],
];

function rulesWith(text: string): string {
  const root = mkdtempSync(join(tmpdir(), 'daftar-rules-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, 'src/core/calculators');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'open-points.ts'), `export const openPoints = ['a-point'];\n`);
  writeFileSync(join(folder, 'planted-rules.ts'), text);
  return root;
}

describe('the tables of the rules', () => {
  it.each(injected)('may not be %s', async (text, refusal) => {
    expect((await ruleTableRefusals(rulesWith(text))).join('\n')).toContain(refusal);
  });

  it('contain every number of the law: a formula with its own is refused (F-20)', () => {
    const copy = plantedCodebase({ 'src/core/calculators/planted.ts': 'export const planted = (tax: number): number => Math.min(tax, 2_500);\n' });
    expect(machines.rules(copy).filter((refusal) => refusal.includes('planted'))).toEqual([
      expect.stringContaining('src/core/calculators/planted.ts:1 holds the number 2_500'),
    ]);
  });
});

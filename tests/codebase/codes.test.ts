import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { codeRefusals } from '#scripts/codebase/codes.ts';

/** Folder with an inventory and files. Codes are split, so that this file cites none. */
function folderWith(files: Readonly<Record<string, string>>, decided: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'daftar-codes-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const inventory = `${code('R', 901)}: A row.\n${code('S', 901)}: A check.\ndecided: ${JSON.stringify(decided)}\n`;
  for (const [path, text] of Object.entries({ 'tests/inventory.yaml': inventory, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const code = (kind: string, number: number): string => `${kind}-${number}`;
const testOfTheRow = { 'tests/screens/a.test.ts': `it('holds (${code('R', 901)})', () => undefined);\n` };

describe('the codes', () => {
  it('have a sentence each', () => {
    const root = folderWith({ ...testOfTheRow, 'src/core/votes/vote.ts': `// ${code('S', 901)} and ${code('B', 902)}\n` });
    expect(codeRefusals(root)).toEqual([
      `src/core/votes/vote.ts cites ${code('B', 902)}, which has no sentence: say in tests/inventory.yaml what it means, or cite another.`,
    ]);
  });

  it('have a sentence each, including those of use (T, M, C, X), numbered from one', () => {
    const letters = ['T', 'M', 'C', 'X'];
    for (const number of [6, 13]) {
      const titles = letters.map((letter) => `it('holds (${code(letter, number)})', () => undefined);`);
      const refused = letters.map((letter) => expect.stringContaining(`cites ${code(letter, number)}, which has no sentence`) as string);
      expect(codeRefusals(folderWith({ ...testOfTheRow, 'tests/b.test.ts': titles.join('\n') })), `${number}`).toEqual(refused);
    }
  });

  it('are no numbers of a drawing', () => {
    expect(codeRefusals(folderWith({ ...testOfTheRow, 'src/server/demo/media/towns.ts': `const wire = '${code('M', 210)} 96q135 44 270 0';\n` }))).toEqual([]);
  });

  it.each([
    ['code', { 'src/core/votes/vote.ts': `export const row = '${code('R', 901)}, one';\n` }],
    ['a comment of a test', { 'tests/screens/a.test.ts': `// ${code('R', 901)}\nit('holds', () => undefined);\n` }],
    ['what a test expects', { 'tests/screens/a.test.ts': `it('holds', () => expect(told).toBe('${code('R', 901)}'));\n` }],
    ['nothing', {}],
  ])('of the inventory are named in the title of a test, not by %s', (_what, files) => {
    expect(codeRefusals(folderWith(files))).toEqual([`tests/inventory.yaml: no test names ${code('R', 901)}: name it in the title of the test that holds it.`]);
  });

  it.each([
    `describe("what's held (${code('S', 901)}, ${code('R', 901)})", () => undefined);`,
    `it.each([1])('holds %i (${code('R', 901)})', () => undefined);`,
    `test(\`holds it (${code('R', 901)})\`, inAll, async () => undefined);`,
  ])('of the inventory are named by %s', (title) => expect(codeRefusals(folderWith({ 'tests/screens/a.test.ts': `${title}\n` }))).toEqual([]));

  it('of the inventory are met through a door, and not by a unit alone', () => {
    const unit = { 'src/core/votes/vote.test.ts': testOfTheRow['tests/screens/a.test.ts'] };
    expect(codeRefusals(folderWith(unit))).toEqual([expect.stringContaining(`${code('R', 901)} is named by a unit alone (src/core/votes/vote.test.ts)`)]);
    for (const door of ['tests/journeys/a.test.ts', 'tests/ports/a.test.ts', 'tests/screens/a.test.tsx'])
      expect(codeRefusals(folderWith({ ...unit, [door]: testOfTheRow['tests/screens/a.test.ts'] })), door).toEqual([]);
  });

  it('that are decided are rows', () => {
    expect(codeRefusals(folderWith(testOfTheRow, { [code('R', 901)]: 'Its half is left out.' }))).toEqual([]);
    expect(codeRefusals(folderWith(testOfTheRow, { [code('R', 902)]: 'Its half is left out.' }))).toEqual([expect.stringContaining('is no row')]);
  });
});

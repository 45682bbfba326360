import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { codeRefusals } from '#scripts/house/codes.ts';

/** A folder with an inventory and a few files; codes are written in two parts, so that this file cites none of them. */
function folderWith(files: Readonly<Record<string, string>>, toCome: readonly string[] = [], partly: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'daftar-codes-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const inventory = `${code('R', 901)}: A row.\n${code('S', 901)}: A check.\nto-come: [${toCome.join(', ')}]\npartly: ${JSON.stringify(partly)}\n`;
  for (const [path, text] of Object.entries({ 'tests/inventory.yaml': inventory, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const code = (kind: string, number: number): string => `${kind}-${number}`;
const testOfTheRow = { 'tests/a.test.ts': `it('holds (${code('R', 901)})', () => undefined);\n` };

describe('the codes', () => {
  it('have a sentence each', () => {
    const root = folderWith({ ...testOfTheRow, 'src/core/votes/vote.ts': `// ${code('S', 901)} and ${code('B', 902)}\n` });
    expect(codeRefusals(root)).toEqual([
      `src/core/votes/vote.ts cites ${code('B', 902)}, which has no sentence: say in tests/inventory.yaml what it means, or cite another.`,
    ]);
  });

  it('have a sentence each, those of use (T, M, C, X) too, which count from one', () => {
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

  it('of the inventory are named by a test, or listed as still to come', () => {
    const mentioned = { 'src/core/votes/vote.ts': `// ${code('R', 901)}\n` };
    expect(codeRefusals(folderWith(mentioned))).toEqual([expect.stringContaining(`no test names ${code('R', 901)}`)]);
    expect(codeRefusals(folderWith(mentioned, [code('R', 901)]))).toEqual([]);
  });

  it('leave the list of those to come once a test names them', () => {
    expect(codeRefusals(folderWith(testOfTheRow, [code('R', 901)]))).toEqual([expect.stringContaining(`${code('R', 901)} is still to come by its list`)]);
    expect(codeRefusals(folderWith(testOfTheRow, [code('R', 902)]))).toEqual([expect.stringContaining('is no row: take it off the list')]);
  });

  it('that are built in part are rows, and not to come as a whole', () => {
    const row = code('R', 901);
    expect(codeRefusals(folderWith(testOfTheRow, [], { [row]: 'Its half comes later.' }))).toEqual([]);
    expect(codeRefusals(folderWith({}, [row], { [row]: 'Its half comes later.' }))).toEqual([expect.stringContaining(`${row} is built in part`)]);
    expect(codeRefusals(folderWith(testOfTheRow, [], { [code('R', 902)]: 'Its half comes later.' }))).toEqual([expect.stringContaining('is no row')]);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { promiseRefusals } from '#scripts/codebase/promise-marks.ts';

const english = 'src/web/words/en/votes/words.ts';

/** Errors for these words and one test, whose title names F-22 and R-072. */
function saidAbout(words: string, path = english): string[] {
  const root = mkdtempSync(join(tmpdir(), 'daftar-promises-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const files = { [path]: words, 'tests/votes.test.ts': "// F-04 is tested elsewhere.\nit.each(votes)('are nobody’s: %s (F-22, R-072)', () => undefined);\n" };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return promiseRefusals(root);
}

describe('the mark of a promise (F-22)', () => {
  it('is above a text, whatever holds it, and names what titles of tests name', () => {
    const words = [
      '// Promise F-22',
      "const lead = 'It is gone at once.';",
      'export const words = {',
      '  // Promise F-22, R-072',
      '  named: (name: string) =>',
      '    `Nobody learns that ${name} voted.`,',
      '  points: [',
      '    // Promise R-072',
      "    'Only you see it.',",
      '  ],',
      "  unmarked: 'Nobody has reviewed this company yet.',",
      '};',
    ];
    expect(saidAbout(words.join('\n'))).toEqual([]);
  });

  it('is refused where no title names the promise, even if a comment does', () => {
    expect(saidAbout("export const words = {\n  // Promise F-22, F-04\n  gone: 'It is gone.',\n};")).toEqual([
      `${english}:2 promises F-04, which the title of no test names: name it in the title of the test that proves the sentence.`,
    ]);
  });

  it.each([
    'export const words = {\n  // Promise F-22\n\n  gone: 1,\n};',
    "export const words = {\n  // Promise F-22\n  // Another.\n  gone: 'It is gone.',\n};",
  ])('is refused above no text: %j', (words) => {
    expect(saidAbout(words)).toEqual([`${english}:2 marks no text: put the mark directly above the key of the sentence that promises.`]);
  });

  it.each(['// Promise: F-22', '// promise F-22', '// Promise', '// Promises F-22 R-072', '// Promise F-22.'])('is refused in other words: %s', (mark) => {
    expect(saidAbout(`export const words = {\n  ${mark}\n  gone: 'It is gone.',\n};`)).toEqual([
      `${english}:2 names no promise as it is read here: write \`// Promise F-22, F-04\`, with the ids that titles of tests name.`,
    ]);
  });

  it('is refused in another language', () => {
    expect(saidAbout("export const words = {\n  // Promise F-22\n  gone: 'मिट गया।',\n};", 'src/web/words/hi/votes/words.ts')).toEqual([
      'src/web/words/hi/votes/words.ts:2 marks a promise beside the English: put the mark above its English sentence, which the others follow.',
    ]);
  });
});

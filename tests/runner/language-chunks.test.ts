import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { languages } from '#core/device/preferences.ts';
import { inEveryLanguage, languagesToBuild } from '#scripts/build/language-chunks.ts';

const files = {
  'words/en/home/words.ts': 'export const words = {};\n',
  'words/hi/home/words.ts': 'export const words: HomeWords = {};\n',
  'words/en/search/words.ts': 'export const words = {};\n',
  'words/hi/search/words.ts': 'export const words: InPart<SearchWords> = {};\n',
  'words/en/kit/words.ts': 'export const words = {};\n',
};

const root = mkdtempSync(join(tmpdir(), 'daftar-languages-'));
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
afterAll(() => rmSync(root, { recursive: true, force: true }));

const built = (code: string, languagesBuilt = languages.slice(0, 2)): string => inEveryLanguage(code, join(root, 'words/home'), languagesBuilt);
const wordsOf = (word: string): string => `wordsIn('area', () => import('../en/${word}/words.ts'));`;
const fetched = (language: string, path: string): string => `import(/* webpackChunkName: "area-${language}" */ '${path}')`;

describe('the chunks of languages', () => {
  it('are one for each that is built, with its own file', () => {
    expect(built(wordsOf('home'))).toBe(`wordsIn('area', () => ${fetched('en', '../en/home/words.ts')}, () => ${fetched('hi', '../hi/home/words.ts')});`);
    expect(built(wordsOf('home'), ['en'])).toBe(`wordsIn('area', () => ${fetched('en', '../en/home/words.ts')});`);
    expect(built(wordsOf('home'), ['hi'])).toBe(`wordsIn('area', undefined, () => ${fetched('hi', '../hi/home/words.ts')});`);
  });

  it('bring English along where a language is partial, and alone where empty', () => {
    expect(built(wordsOf('search'))).toContain(`() => withEnglish(${fetched('hi', '../en/search/words.ts')}, ${fetched('hi', '../hi/search/words.ts')})`);
    expect(built(wordsOf('search'))).toContain(`import { withEnglish } from '#web/words/in-part.ts';`);
    expect(built(wordsOf('kit'))).toBe(`wordsIn('area', () => ${fetched('en', '../en/kit/words.ts')}, () => ${fetched('hi', '../en/kit/words.ts')});`);
  });

  it('have the area’s code that comes with its words, however lines break', () => {
    const area = `withWords(\n  () => import(/* webpackChunkName: "area" */ './area-wiring.ts'),\n)`;
    expect(built(area)).toBe(`withWords(() => ${fetched('en', './area-wiring.ts')}, () => ${fetched('hi', './area-wiring.ts')})`);
  });

  it.each(["wordsIn(name, () => import('../en/home/words.ts'))", "withWords(() => import('./area-wiring.ts'))"])('are written in one way: not %s', (code) =>
    expect(() => built(code)).toThrow('in another way than the others'),
  );

  it.each([
    [undefined, ['en', 'hi']],
    ['en', ['en']],
    ['hi, en', ['en', 'hi']],
    ['hi', ['en', 'hi']],
    ['en,xx', ['en', 'hi']],
  ])('are those of LANGUAGES: %s', (said, named) => {
    vi.stubEnv('LANGUAGES', said);
    expect(languagesToBuild()).toEqual(named);
    vi.unstubAllEnvs();
  });
});

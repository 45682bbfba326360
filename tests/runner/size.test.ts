import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { npmRun } from './npm-run.ts';

const kibibyte = 1_024;

/** Files of a first visit with sizes in KiB, all incompressible. */
const small = { 'js/index.js': 40, 'css/index.css': 5, 'js/words-en.js': 10, 'js/companies.js': 20, 'js/communities.js': 20, 'js/posts.js': 5 } as const;

/** Chunk that makes a made-up name. */
const keyed = { 'js/keyed.js': 'RSA-PSS Ed25519 daftar-keys' };

/** Build folder with files of these sizes or texts. */
function built(files: Readonly<Record<string, number | string>>): string {
  const sizes = { ...keyed, ...files };
  const folder = mkdtempSync(join(tmpdir(), 'daftar-size-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, of] of Object.entries(sizes)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), typeof of === 'string' ? of : randomBytes(of * kibibyte));
  }
  const filesOf = (isInitial: boolean) => {
    const named = Object.keys(sizes).filter((file) => file.includes('/index.') === isInitial);
    return { js: named.filter((file) => file.startsWith('js/')), css: named.filter((file) => file.startsWith('css/')) };
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ entries: { index: { initial: filesOf(true), async: filesOf(false) } } }));
  return folder;
}

describe('npm run size', () => {
  it('says how it is used, and measures nothing then', async () => {
    const { code, said, complained } = await npmRun('size', ['--help']);
    expect([code, complained, said.split('\n', 1)[0]]).toEqual([0, '', 'npm run size [-- <folder>]']);
  });

  it('ends with 0 where both first visits keep to their budgets, and prints them', async () => {
    const { code, said, complained } = await npmRun('size', [built(small)]);
    expect(said).toMatch(/^first visit to the companies, script +70\.\d KiB gzip +70\.\d KiB brotli$/m);
    expect(said).toMatch(/^first visit to the feed, script +75\.\d KiB gzip +75\.\d KiB brotli$/m);
    expect(said).toMatch(/^shell +50\.\d KiB gzip +50\.\d KiB brotli +of 137 gzip$/m);
    expect(said).toMatch(/^first visit to the feed, style +5\.\d KiB gzip/m);
    expect([code, complained]).toEqual([0, '']);
  });

  it.each([
    ['the shell', { 'js/index.js': 128 }, [/^shell is 138\.\d KiB gzip and may be 137\.$/m]],
    ['a style', { 'css/index.css': 16 }, [/^first visit to the companies, style is 16\.\d KiB gzip and may be 15\.$/m]],
    ['an area', { 'js/moderation.js': 31 }, [/^area moderation is 31\.\d KiB gzip and may be 30\.$/]],
  ] as const)('ends with 1 where %s is too large, and names it', async (_name, more, sentences) => {
    const { code, complained } = await npmRun('size', [built({ ...small, ...more })]);
    for (const sentence of sentences) expect(complained).toMatch(sentence);
    expect(code).toBe(1);
  });

  it.each([
    ['the companies', 'js/companies.js', 'RSA-PSS'],
    ['the feed', 'js/posts.js', 'Ed25519'],
    ['the feed', 'js/index.js', 'daftar-keys'],
  ])('ends with 1 where the first visit to %s has the joining code in %s', async (place, file, text) => {
    const { code, complained } = await npmRun('size', [built({ ...small, [file]: `"${text}"` })]);
    expect(complained).toContain(`first visit to ${place} has the code for joining: ${file} says ${text}.`);
    expect(code).toBe(1);
  });

  it('ends with 1 where the code for joining is nowhere to be found', async () => {
    const { code, complained } = await npmRun('size', [built({ ...small, 'js/keyed.js': 'RSA-PSS Ed25519' })]);
    expect([code, complained]).toEqual([1, 'no chunk says daftar-keys: name another text by which the code for joining is found.']);
  });

  it('ends with 1 where there are no pages', async () => {
    expect(await npmRun('size', ['nowhere'])).toEqual({ code: 1, said: '', complained: 'There are no built pages in nowhere: there is no manifest.json.' });
  });
});

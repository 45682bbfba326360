import { describe, expect, it } from 'vitest';
import * as dangers from '#scripts/codebase/danger-rules.ts';
import { objectionsTo, sourcesIn, type Rule } from '#scripts/codebase/source.ts';
import { machines, plantedCodebase } from '#tests/planted.ts';

const shipped = sourcesIn('.', ['src/**/*.{ts,tsx}']);

/** Expects that a rule refuses each of these lines, by its own sentence, and nothing in the product. */
function expectRefused(rule: Rule, sentence: string, path: string, lines: readonly string[]): void {
  const planted = machines.rules(plantedCodebase({ [path]: lines.join('\n') }));
  for (const at of lines.keys()) expect(planted.join('\n'), lines[at]).toContain(`${path}:${at + 1} ${sentence}`);
  expect(shipped.flatMap((source) => objectionsTo(source, [rule]))).toEqual([]);
}

describe('the rules of security refuse', () => {
  it('a text that becomes a program', () =>
    expectRefused(dangers.runsNoText, 'runs text', 'src/server/adapters/a.ts', [
      `import { runInNewContext } from 'node:vm';`,
      `export const a = (said: string) => eval(said);`,
      `export const b = (said: string) => new Function(said);`,
      `export const c = (said: string) => globalThis.eval(said);`,
    ]));

  it('a text that is set as markup', () =>
    expectRefused(dangers.setsNoMarkup, 'sets a text as markup', 'src/web/views/A.tsx', [
      `export const a = (at: Element, said: string) => (at.innerHTML = said);`,
      `export const b = (at: Element, said: string) => at.insertAdjacentHTML('beforeend', said);`,
      `export const c = (said: string) => document.write(said);`,
      `export const A = ({ said }: { said: { __html: string } }) => <p dangerouslySetInnerHTML={said} />;`,
    ]));

  it('a program that is started through a shell', () =>
    expectRefused(dangers.startsNoShell, 'starts a program through a shell', 'src/server/adapters/a.ts', [
      `import { exec, spawn } from 'node:child_process';`,
      `export const a = (said: string) => spawn(said, [], { shell: true });`,
    ]));

  it('weak hashes, and ciphers that notice no change', () =>
    expectRefused(dangers.usesStrongCiphers, '', 'src/server/adapters/a.ts', [
      `export const a = createHash('md5');`,
      `export const b = createHmac('sha1', 'key');`,
      `export const c = createCipheriv('aes-256-cbc', key, nonce);`,
      `export const d = constants.RSA_PKCS1_PADDING;`,
      `export const e = (digest: string) => createHash(digest);`,
    ]));

  it('chance that can be foretold, where something hangs on it', () =>
    expectRefused(dangers.drawsFromTheSystem, 'draws with Math.random', 'src/server/adapters/a.ts', [`export const a = () => Math.random();`]));

  it('a connection whose certificate nobody checks', () =>
    expectRefused(dangers.checksCertificates, 'takes any certificate', 'src/server/adapters/a.ts', [
      `export const a = { rejectUnauthorized: false };`,
      `process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';`,
    ]));
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { passphraseForKnown, passphraseForNew } from '#scripts/backup/passphrase.ts';
import { knownSealKey, sealKeyOf } from '#server/adapters/backup/sealed-bytes.ts';
import { settingsTable, type Settings } from '#server/app/config/settings.ts';
import { npmRun } from './npm-run.ts';

const passphrase = 'Steady marigolds hold, 42';
const settings = Object.fromEntries(Object.entries(settingsTable).map(([key, { fallback }]) => [key, fallback])) as Settings;

function withFile(content: string | Buffer) {
  const home = mkdtempSync(join(tmpdir(), 'daftar-passphrase-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  writeFileSync(join(home, 'passphrase'), content);
  return { words: [], passphraseFile: join(home, 'passphrase'), asksPassphrase: false, settings };
}

/** True if a file's readings open what a text sealed. */
async function opens(content: string | Buffer, sealed: string): Promise<boolean> {
  const { salt, check } = await sealKeyOf(sealed);
  return knownSealKey(await passphraseForKnown(withFile(content))(), salt, check).then(
    () => true,
    () => false,
  );
}

describe('the file of a passphrase', () => {
  it.each([
    ['as it is', passphrase],
    ['as Windows ends it and marks its encoding', `\uFEFF${passphrase}\r\n`],
    ['with empty lines behind it', `${passphrase}\n\r\n\n`],
    ['with a return alone at its end', `${passphrase}\r`],
  ])('seals with its one line, %s, and opens what that line sealed, also when typed', async (_how, content) => {
    expect(await passphraseForNew(withFile(content))).toBe(passphrase);
    expect(await opens(content, passphrase)).toBe(true);
  });

  it.each([
    ['several lines', `${passphrase}\nand another\n`],
    ['an empty line first', `\n${passphrase}\n`],
    ['lines parted by a return alone', `${passphrase}\rand another`],
    ['letters that are no UTF-8', Buffer.from([...Buffer.from(passphrase), 0xe9])],
  ])('is refused with %s where it would seal, as it may be read two ways', async (_what, content) => {
    await expect(passphraseForNew(withFile(content))).rejects.toThrow(/ does not have exactly one line in UTF-8, as a passphrase needs\./);
  });

  it('opens what a former version sealed with all that stood in it', async () => {
    for (const content of [`\uFEFF${passphrase}\r\n`, `${passphrase}\nand another\n`, `${passphrase}\n\n`])
      expect([content, await opens(content, content.replace(/\r?\n$/, ''))]).toEqual([content, true]);
    expect(await opens(`${passphrase}\nand another\n`, passphrase)).toBe(false);
  });

  it('is named when several lines open nothing, in the refusing sentence', async () => {
    const [typed, { salt, check }] = [withFile(`${passphrase}\nand another\n`), await sealKeyOf(passphrase)];
    const said = `${typed.passphraseFile} does not have exactly one line in UTF-8, as a passphrase needs. Leave one line in it. Nothing was `;
    await expect(passphraseForNew(typed)).rejects.toThrow(`${said}backed up.`);
    await expect(knownSealKey(await passphraseForKnown(typed)(), salt, check)).rejects.toThrow(`${said}restored.`);
  });

  it.each(['backup', 'restore'])('is explained by npm run %s', async (command) => {
    const { said } = await npmRun(command, ['--help']);
    expect(said).toMatch(command === 'backup' ? /one line in UTF-8; more are refused/ : /as npm run backup reads it, and as former versions did/);
  });
});

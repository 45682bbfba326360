// Copies of the house with something wrong planted in them, and what the machines say about the copy.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { parseDocument, type Document } from 'yaml';
import { houseRefusals } from '#scripts/house/house-rules.ts';
import { lintRefusals } from '#scripts/house/lint.ts';
import { trespasses } from '#scripts/house/trespasses.ts';
import { typeErrors } from '#scripts/house/worlds.ts';
import { lintContract } from '#scripts/lint-contract.ts';

const root = resolve(import.meta.dirname, '..');

/** The machines, each over a folder that looks like the house. */
export const machines = { worlds: typeErrors, rooms: trespasses, rules: houseRefusals, lint: lintRefusals, contract: lintContract };

/** What is planted: a path from the root, and what stands there; undefined takes the file away. */
export type Planted = Readonly<Record<string, string | undefined>>;

/** A copy of the house that is gone when the test is over. */
export function copyOfTheHouse(planted: Planted = {}): string {
  const copy = emptyFolder();
  for (const part of ['src', 'tests', 'scripts', 'openapi', 'package.json', '.oxlintrc.json']) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    if (text === undefined) rmSync(join(copy, path));
    else writeFileSync(join(copy, path), text);
  }
  return copy;
}

/** What is said about the contracts once one of them was changed, as a document or as the text that is given back. */
export async function saidAboutContracts(file: string, change: (contract: Document, text: string) => unknown): Promise<string[]> {
  const copy = join(emptyFolder(), 'openapi');
  cpSync(join(root, 'openapi'), copy, { recursive: true });
  const text = readFileSync(join(copy, file), 'utf8');
  const contract = parseDocument(text);
  const changed = change(contract, text);
  writeFileSync(join(copy, file), typeof changed === 'string' ? changed : String(contract));
  return lintContract(copy);
}

function emptyFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'daftar-planted-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

// Copies of the codebase with something wrong planted in them, and what the machines say about the copy.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { parseDocument, type Document } from 'yaml';
import { codebaseRefusals } from '#scripts/codebase/codebase-rules.ts';
import { builtScriptRefusals, lintRefusals, styleRefusals } from '#scripts/codebase/lint.ts';
import { textWriteRefusals } from '#scripts/codebase/text-writes.ts';
import { trespasses } from '#scripts/codebase/trespasses.ts';
import { typeErrors } from '#scripts/codebase/environments.ts';
import { lintContract } from '#scripts/openapi/lint-contract.ts';

const root = resolve(import.meta.dirname, '..');

/** Checkers, each over a folder that resembles the codebase. */
export const machines = {
  environments: typeErrors,
  rooms: trespasses,
  rules: codebaseRefusals,
  texts: textWriteRefusals,
  lint: lintRefusals,
  styles: styleRefusals,
  built: (codebase: string) => builtScriptRefusals('dist/**/*.js', codebase),
  contract: lintContract,
};

/** Files by their paths from the root. */
type Planted = Readonly<Record<string, string>>;

/** Settings files that the checkers read. */
const settings = [
  'package.json',
  '.oxlintrc.json',
  'scripts/build/eslint.config.js',
  'src/tsconfig.base.json',
  'src/tsconfig.pure.json',
  'src/tsconfig.browser.json',
  'src/tsconfig.node.json',
];

/** Temporary folder with the codebase's settings and the planted files alone. */
export function plantedCodebase(planted: Planted): string {
  const codebase = emptyFolder();
  for (const path of settings) plant(codebase, path, readFileSync(join(root, path), 'utf8'));
  symlinkSync(join(root, 'node_modules'), join(codebase, 'node_modules'), 'dir');
  for (const [path, text] of Object.entries(planted)) plant(codebase, path, text);
  return codebase;
}

function plant(codebase: string, path: string, text: string): void {
  mkdirSync(dirname(join(codebase, path)), { recursive: true });
  writeFileSync(join(codebase, path), text);
}

/** Contracts small enough that a case does not grow with every service. */
const smallContracts = ['common.yaml', 'company.yaml', 'log.yaml', 'system.yaml'];

/** Change of a contract, as a document or as returned text. */
type Change = (contract: Document, text: string) => unknown;

/** Lint refusals after changing one small contract, optionally in another layout. */
export async function saidAboutContracts(file: string, change: Change, layOut: (folder: string) => void = () => undefined): Promise<string[]> {
  return lintContract(injectedContracts(file, change, layOut));
}

export function injectedContracts(file: string, change: Change, layOut: (folder: string) => void = () => undefined): string {
  const copy = join(emptyFolder(), 'openapi');
  for (const name of smallContracts) cpSync(join(root, 'openapi', name), join(copy, name));
  layOut(copy);
  const text = readFileSync(join(copy, file), 'utf8');
  const contract = parseDocument(text);
  const changed = change(contract, text);
  writeFileSync(join(copy, file), typeof changed === 'string' ? changed : String(contract));
  return copy;
}

function emptyFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'daftar-planted-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

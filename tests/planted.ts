// Copies of the house with something wrong planted in them, and what the machines say about the copy.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { parseDocument, type Document } from 'yaml';
import { houseRefusals } from '#scripts/house/house-rules.ts';
import { builtScriptRefusals, lintRefusals, styleRefusals } from '#scripts/house/lint.ts';
import { textWriteRefusals } from '#scripts/house/text-writes.ts';
import { trespasses } from '#scripts/house/trespasses.ts';
import { typeErrors } from '#scripts/house/environments.ts';
import { lintContract } from '#scripts/openapi/lint-contract.ts';

const root = resolve(import.meta.dirname, '..');

/** The machines, each over a folder that looks like the house. */
export const machines = {
  environments: typeErrors,
  rooms: trespasses,
  rules: houseRefusals,
  texts: textWriteRefusals,
  lint: lintRefusals,
  styles: styleRefusals,
  built: (house: string) => builtScriptRefusals('dist/**/*.js', house),
  contract: lintContract,
};

/** Files by their paths from the root. */
type Planted = Readonly<Record<string, string>>;

/** Settings files that the machines themselves read. */
const settings = [
  'package.json',
  '.oxlintrc.json',
  'eslint.config.js',
  'src/tsconfig.base.json',
  'src/tsconfig.pure.json',
  'src/tsconfig.browser.json',
  'src/tsconfig.node.json',
];

/** A folder with the settings of the house and nothing else but what is planted, gone when the test is over; a case costs what it plants. */
export function plantedCodebase(planted: Planted): string {
  const house = emptyFolder();
  for (const path of settings) plant(house, path, readFileSync(join(root, path), 'utf8'));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'), 'dir');
  for (const [path, text] of Object.entries(planted)) plant(house, path, text);
  return house;
}

function plant(house: string, path: string, text: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
}

/** The contracts that defects are planted in: small ones, so that a case does not grow with every service. */
const smallContracts = ['common.yaml', 'company.yaml', 'log.yaml', 'system.yaml'];

/** A change of a contract, as a document or as the text that is given back. */
type Change = (contract: Document, text: string) => unknown;

/** Lint refusals of the small contracts once one of them was changed; before that the folder can be laid out otherwise. */
export async function saidAboutContracts(file: string, change: Change, layOut: (folder: string) => void = () => undefined): Promise<string[]> {
  return lintContract(injectedContracts(file, change, layOut));
}

/** A folder of the small contracts with one of them changed. */
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

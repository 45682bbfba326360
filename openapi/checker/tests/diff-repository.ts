import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { parseDocument } from 'yaml';
import { contractChanges } from './contract-changes.ts';
import { contractsBefore } from './contracts-before.ts';

export type Texts = Readonly<Record<string, string>>;

export function emptyFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'daftar-diff-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function write(folder: string, texts: Texts): string {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** The contracts with something planted in them. */
export function injected([_name, plant]: (typeof contractChanges)[number]): Texts {
  const documents = Object.fromEntries(Object.entries(contractsBefore).map(([name, text]) => [name, parseDocument(text)]));
  const [things, common, shop] = ['shop/things.yaml', 'common.yaml', 'shop.yaml'].map((name) => documents[name] ?? parseDocument(''));
  if (things && common && shop) plant(things, common, shop);
  return Object.fromEntries(Object.entries(documents).map(([name, document]) => [name, String(document)]));
}

/** A repository in which the contracts were committed, and their first version published. */
export function repository(): { readonly root: string; readonly commit: (texts: Texts) => void; readonly git: (...args: readonly string[]) => string } {
  const root = emptyFolder();
  const who = ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.com', '-c', 'commit.gpgsign=false', '-c', 'core.autocrlf=false'];
  const git = (...args: readonly string[]): string =>
    execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const commit = (texts: Texts): void => {
    write(join(root, 'openapi'), texts);
    git('add', '.');
    git('commit', '-m', 'contracts');
  };
  git('init', '-b', 'main');
  commit(contractsBefore);
  return { root, commit, git };
}

export const changed = (name: string): Texts => injected(contractChanges.find(([own]) => own === name) ?? expect.fail(`Nothing is called ${name}.`));
export const raised = (texts: Texts, version: string): Texts => ({ ...texts, 'shop.yaml': texts['shop.yaml']?.replace('1.0.0', version) ?? '' });
export const changelog = (...versions: readonly string[]): Texts => ({
  'CHANGELOG.md': versions.map((version) => `## shop ${version}, 2026-11-28\n\nSaid.\n`).join('\n'),
});

// Unused code: files, exports, packages.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Finding {
  readonly name: string;
  readonly line?: number;
}

type Issue = { readonly file: string } & Readonly<Record<string, readonly Finding[]>>;

const says: Readonly<Record<string, (name: string) => string>> = {
  files: () => 'is used by nothing: wire it, or delete it.',
  exports: (name) => `exports ${name}, which nobody imports: drop the word export, or the thing.`,
  types: (name) => `exports the type ${name}, which nobody imports: drop the word export, or the type.`,
  duplicates: (name) => `exports the same thing twice (${name}): keep one name.`,
  dependencies: (name) => `lists ${name}, which nobody imports: use it, or remove it.`,
  devDependencies: (name) => `lists ${name}, which nobody imports: use it, or remove it.`,
  unlisted: (name) => `uses ${name}, which package.json does not list: list it, or do without.`,
  binaries: (name) => `runs ${name}, which no listed package brings: list the package, or do without.`,
};

/** Unused files, exports and packages (knip). */
export function unusedRefusals(root = '.'): string[] {
  const knip = ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints', '--reporter', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, knip, { cwd: root, encoding: 'utf8', timeout: 600_000, maxBuffer: 64 * 1024 * 1024 });
  if (!stdout.startsWith('{')) throw new Error(`The search for unused things did not answer: ${stdout || stderr}`);
  const { issues } = JSON.parse(stdout) as { readonly issues: readonly Issue[] };
  const contracts = globSync('openapi/**/*.yaml', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  // Constants that contracts name are read by the lint of these.
  const isBound = (name: string): boolean => contracts.some((text) => new RegExp(`(?:x-bound|default|m\\w+): ${name}\\b`).test(text));
  return issues.flatMap((issue) =>
    Object.entries(says).flatMap(([kind, sentence]) =>
      (issue[kind] ?? [])
        .filter(({ name }) => kind !== 'exports' || !isBound(name))
        .map(({ name, line }) => `${issue.file}${line ? `:${line}` : ''} ${sentence(name)}`),
    ),
  );
}

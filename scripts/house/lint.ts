// The linter and the formatter, with the house's own words behind what they find.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

interface Diagnostic {
  readonly message: string;
  readonly code?: string;
  readonly help?: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

/** Advice for lint rules whose own message only says what is wrong. */
const instead: Readonly<Record<string, string>> = {
  'eslint(max-lines-per-function)': 'A function this long tells more than one thing: name its parts.',
  'eslint(no-console)': 'People are told on the screen, servers log through pino, what broke is filed through ErrorReports.',
  'eslint(no-restricted-globals)': '',
  'import(no-default-export)': 'Give the thing its name, so that it is called the same everywhere.',
  'typescript(no-explicit-any)': 'Say what it is; what nobody knows yet is `unknown`.',
  'typescript(no-non-null-assertion)': 'Ask whether it is there, or shape the type so that it is.',
  'typescript(no-require-imports)': 'Write `import`.',
};

/** The refusals of the linter, one sentence each. */
export function lintRefusals(root = '.'): string[] {
  const { stdout, stderr } = run(root, 'oxlint', ['--format', 'json', 'src', 'tests', 'scripts', 'openapi', ...globSync('*.config.ts', { cwd: root })]);
  if (!stdout.startsWith('{')) throw new Error(`The linter did not answer: ${stdout || stderr}`);
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] };
  return diagnostics
    .map(({ message, code = '', help, filename, labels }) =>
      `${filename}:${labels[0]?.span.line ?? 1} ${message} ${instead[code] ?? help ?? ''} (${code})`.replace(/\s+/g, ' '),
    )
    .sort();
}

/** Files that are not laid out as the formatter lays them out. */
export function layoutRefusals(root = '.'): string[] {
  const { stdout, stderr, status } = run(root, 'oxfmt', ['--list-different', '.']);
  if (status !== 0 && !stdout.trim()) throw new Error(`The formatter did not answer: ${stderr}`);
  return stdout
    .split(/\r?\n/)
    .filter(Boolean)
    .map((path) => `${path} is not laid out: run \`npm run check -- --fix\`.`);
}

export function layOut(root = '.'): void {
  run(root, 'oxfmt', ['--write', '.']);
}

function run(root: string, tool: string, args: readonly string[]) {
  return spawnSync(process.execPath, [`node_modules/${tool}/bin/${tool}`, ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 600_000,
    maxBuffer: 64 * 1024 * 1024,
  });
}

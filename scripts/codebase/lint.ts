// The linters and the formatter, with the codebase's own words behind what they find.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { relative } from 'node:path';

interface Diagnostic {
  readonly message: string;
  readonly code?: string;
  readonly help?: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

interface StyleResult {
  readonly filePath: string;
  readonly messages: readonly { readonly message: string; readonly line?: number; readonly ruleId: string | null }[];
}

const instead: Readonly<Record<string, string>> = {
  'eslint(max-lines-per-function)': 'A function this long tells more than one thing: name its parts.',
  'eslint(no-console)': 'People read it on the screen, servers log through pino, what broke is filed through ErrorReports.',
  'eslint(no-restricted-globals)': '',
  'compat(compat)': 'Ask first whether it is there and name it in .oxlintrc.json, or raise the browsers of package.json.',
  'import(no-default-export)': 'Give the thing its name, so that it is called the same everywhere.',
  'typescript(no-explicit-any)': 'Say what it is; what nobody knows yet is `unknown`.',
  'typescript(no-non-null-assertion)': 'Ask whether it is there, or shape the type so that it is.',
  'typescript(no-require-imports)': 'Write `import`.',
};

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

/** Styles unknown to one of the browsers of package.json. */
export function styleRefusals(root = '.'): string[] {
  const { stdout, stderr } = run(root, 'eslint', [
    '--format',
    'json',
    '--config',
    'scripts/build/eslint.config.js',
    '--no-error-on-unmatched-pattern',
    'src/**/*.css',
  ]);
  if (!stdout.startsWith('[')) throw new Error(`The linter of styles did not answer: ${stdout || stderr}`);
  const advice = 'Name it in scripts/build/eslint.config.js where all browsers have it or the page is fine without, or raise those of package.json.';
  return (JSON.parse(stdout) as readonly StyleResult[]).flatMap(({ filePath, messages }) =>
    messages.map(({ message, line = 1, ruleId }) => `${relative(root, filePath)}:${line} ${message.replace(/\.$/, '')}. ${advice} (${ruleId ?? 'css'})`),
  );
}

/** First questions of packages (bytes in hexadecimal), and what MobX passes on. */
const askedFirst = [
  'Uint8ArrayFromHex',
  'Uint8ArrayToHex',
  'SetUnion',
  'SetIntersection',
  'SetDifference',
  'SetSymmetricDifference',
  'SetIsSubsetOf',
  'SetIsSupersetOf',
  'SetIsDisjointFrom',
];

/** Built scripts, packages included, with syntax unknown to one of the browsers of package.json. */
export function builtScriptRefusals(scripts: string, root = '.'): string[] {
  const args = ['checkBrowser', scripts, '--module', '--checkFeatures', '--noCache', '--noColor', '--ignore', askedFirst.join(',')];
  const { stdout, stderr, status } = run(root, 'es-check', args);
  const refusals = [...`${stdout}${stderr}`.matchAll(/erroring file: (.*)\n.*error: (?:Error: )?(.*)/g)].map(([, path, reason]) => `${path}: ${reason}`);
  if (status !== 0 && refusals.length === 0) throw new Error(`The check of built scripts did not answer: ${stderr || stdout}`);
  return refusals;
}

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

const commands = { oxlint: 'bin/oxlint', oxfmt: 'bin/oxfmt', eslint: 'bin/eslint.js', 'es-check': 'lib/cli/index.js' } as const;

function run(root: string, tool: keyof typeof commands, args: readonly string[]) {
  return spawnSync(process.execPath, [`node_modules/${tool}/${commands[tool]}`, ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 600_000,
    maxBuffer: 64 * 1024 * 1024,
  });
}

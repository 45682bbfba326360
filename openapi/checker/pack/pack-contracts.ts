// Makes a package of the contracts and of what holds a service against them, for teams that have nothing else of this repository.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { readContracts } from '../../read/read-contracts.ts';
import { CannotRun } from '../cannot-run.ts';
import { packageVersion } from './package-version.ts';

const name = 'daftar-contract';

const usage = `Makes a package of the contracts in openapi/ and of this command, which any team runs by npx, and needs nothing else of this repository.

  npm run contract -- pack
  npm run contract -- pack ../for-teams

  pack [<folder>]   the folder that it is written to, and its tarball (${name})

Ends with 0 when the tarball is there; its path is printed last.`;

const node = '>=24';

const texts = 'openapi/checker/pack';

/** The folders of programs beside the contracts. */
const programs = /^(?:rules|read|signing|checker)$/;

/** Writes and packs the package, and prints the tarball's path. */
export async function packContracts(args: readonly string[], from: string): Promise<number> {
  const [typed = name, ...others] = args;
  if (typed === '--help') {
    console.log(usage);
    return 0;
  }
  if (typed.startsWith('-') || others.length > 0) throw new CannotRun(usage);
  const folder = resolve(from, typed);
  empty(folder);
  const { bundleCommand } = await import('./bundle-command.ts');
  const packages = await bundleCommand(folder);
  writeFileSync(join(folder, 'LICENSES.md'), licencesOf(packages));
  writeContracts(folder);
  writeTexts(folder);
  await writeMade(folder);
  const tarball = packed(folder);
  console.log(`${relative(from, folder) || '.'} holds the package, and its tarball is\n${tarball}`);
  return 0;
}

/** Refuses to touch a folder with other contents. */
function empty(folder: string): void {
  const there = existsSync(folder) ? readdirSync(folder) : [];
  if (there.length > 0 && !isPackage(folder)) throw new CannotRun(`${folder} holds something else: name a folder that is empty, or none.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

const isPackage = (folder: string): boolean =>
  existsSync(join(folder, 'package.json')) && (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly name?: string }).name === name;

/** Writes contracts as YAML, and parsed as well, since reading YAML is slow. */
function writeContracts(folder: string): void {
  const isPart = (path: string): boolean => !/\.(?!yaml$)\w+$/.test(path) || path.endsWith('CHANGELOG.md');
  cpSync('openapi', join(folder, 'openapi'), { recursive: true, filter: (path) => isPart(path) && !programs.test(basename(path)) });
  readContracts(join(folder, 'openapi'), join(folder, '.cache', 'contracts.json'));
}

/** Writes files made from the contracts, as the package lacks the tools. */
async function writeMade(folder: string): Promise<void> {
  const [{ makeReference }, { makeBundles }] = await Promise.all([import('../docs/make-reference.ts'), import('../bundle/make-bundles.ts')]);
  for (const part of ['api-docs', 'bundled']) mkdirSync(join(folder, part));
  writeFileSync(join(folder, 'api-docs', 'index.html'), (await makeReference()).html);
  for (const { name: service, json } of await makeBundles()) writeFileSync(join(folder, 'bundled', `${service}.json`), json);
}

function writeTexts(folder: string): void {
  const manifest = {
    name,
    version: packageVersion(readFileSync('openapi/CHANGELOG.md', 'utf8')),
    description: 'Holds a running service, whatever it is written in, against the contracts of Daftar.',
    license: 'MIT',
    type: 'module',
    engines: { node },
    bin: { [name]: 'start.js' },
    files: ['start.js', 'contract.js', 'openapi', '.cache', 'api-docs', 'bundled', 'example', 'LICENSES.md'],
  };
  const [readme, start] = ['package-readme.md', 'start.template'].map((file) => readFileSync(join(texts, file), 'utf8'));
  const server = readFileSync(join(texts, 'video-service.py'), 'utf8');
  mkdirSync(join(folder, 'example'));
  cpSync('LICENSE', join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), filled(readme ?? '', { version: manifest.version, server: server.trimEnd() }));
  writeFileSync(join(folder, 'example', 'video-service.py'), server);
  writeFileSync(join(folder, 'start.js'), start ?? '');
  chmodSync(join(folder, 'start.js'), 0o755);
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((sum, [place, value]) => sum.replaceAll(`{{${place}}}`, () => value), text);

function licencesOf(packages: readonly string[]): string {
  const parts = packages.map((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly version: string;
      readonly license: string;
    };
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    return `## ${manifest.name} ${manifest.version} (${manifest.license})\n\n${file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  return `# What contract.js holds of others\n\n${parts.join('\n')}`;
}

/** Runs npm on the folder without settings of the surrounding npm. */
function packed(folder: string): string {
  const env = Object.fromEntries(Object.entries(process.env).filter(([setting]) => !/^npm_config_(?!cache|userconfig)/i.test(setting)));
  const said = execFileSync('npm', ['pack', '--json', '--ignore-scripts'], { cwd: folder, env, encoding: 'utf8', shell: process.platform === 'win32' });
  const [tarball] = JSON.parse(said) as readonly [{ readonly filename: string }];
  return join(folder, tarball.filename);
}

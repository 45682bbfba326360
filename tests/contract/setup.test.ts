import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ownWords } from '#tests/runner/own-words.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const lock = (packages: object) => JSON.stringify({ packages });
const wanted = { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', optional: true } };

function openProject(asked: object, there: object | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-setup-'));
  folders.push(folder);
  for (const name of ['scripts', 'node_modules']) mkdirSync(join(folder, name));
  copyFileSync('scripts/setup.mjs', join(folder, 'scripts/setup.mjs'));
  writeFileSync(join(folder, 'package-lock.json'), lock(asked));
  if (there) writeFileSync(join(folder, 'node_modules/.package-lock.json'), lock(there));
  writeFileSync(
    join(folder, 'scripts/probe.ts'),
    `const args: string[] = process.argv.slice(2);\nconsole.log(JSON.stringify(args), process.argv[1] === ${JSON.stringify(join(folder, 'scripts/probe.ts'))});\nprocess.exitCode = 7;\n`,
  );
  writeFileSync(
    join(folder, 'npm-cli.js'),
    `console.error('npm was asked to', process.argv.slice(2).join(' ')); process.exit(Number(process.env.NPM_CODE ?? 0));\n`,
  );
  return (env: Record<string, string> = {}, flags: readonly string[] = []) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/setup.mjs'), ...flags, 'scripts/probe.ts', 'one', '--two'], {
      cwd: tmpdir(),
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: join(folder, 'npm-cli.js'), npm_node_execpath: process.execPath, ...env },
    });
    return { status, stdout, stderr: ownWords(stderr) };
  };
}

describe('the first command', () => {
  it('only runs the script when everything is there, whatever is missing for other machines', () => {
    const run = openProject(wanted, { 'node_modules/a': { version: '1.0.0' } });
    expect(run()).toEqual({ status: 7, stdout: '["one","--two"] true\n', stderr: '' });
  });

  it.each([undefined, {}, { 'node_modules/a': { version: '1.0.1' } }, { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.9.9' } }])(
    'fetches what the lock file asks for first, and says so: %o',
    (there) => {
      const { status, stderr } = openProject(wanted, there)();
      expect(stderr).toMatch(/^Fetching the packages of package-lock\.json \(npm ci\)\..*\nnpm was asked to ci /);
      expect(status).toBe(7);
    },
  );

  const grown = { ...wanted, 'node_modules/c': { version: '3.0.0', dev: true } };
  const hosted = { 'node_modules/a': { version: '1.0.0' } };

  it('asks nothing more of a host than what runs', () => {
    expect(openProject(grown, hosted)({}, ['--to-host'])).toEqual({ status: 7, stdout: '["one","--two"] true\n', stderr: '' });
    expect(openProject(grown, undefined)({}, ['--to-host']).stderr).toContain('npm was asked to ci --omit=dev ');
  });

  it('adds what developing takes, and leaves alone what a running copy reads', () => {
    expect(openProject(grown, hosted)().stderr).toContain('npm was asked to install --no-save ');
  });

  it('keeps for developers what they have, when packages change before a start', () => {
    const stale = { 'node_modules/a': { version: '0.9.0' }, 'node_modules/c': { version: '3.0.0', dev: true } };
    expect(openProject(grown, stale)({}, ['--to-host']).stderr).toContain('npm was asked to ci --no-audit');
  });

  it('stops with a sentence and the code of npm when that fails', () => {
    const { status, stdout, stderr } = openProject(wanted, undefined)({ NPM_CODE: '3' });
    expect([status, stdout]).toEqual([3, '']);
    expect(stderr).toContain('npm ci failed; the reason is above.');
  });
});

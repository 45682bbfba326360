// Contracts as a commit holds them, read from git without touching the files that lie there.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Undefined without git, without a repository, or on an error. */
export function saidByGit(root: string, args: readonly string[], input = ''): Buffer | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, input, maxBuffer: 512 * 1024 * 1024, stdio: ['pipe', 'pipe', 'ignore'] });
  return status === 0 ? stdout : undefined;
}

/** False where there is no such commit. */
export function writeCommitted(root: string, commit: string, folder: string): boolean {
  const tree = saidByGit(root, ['ls-tree', '-r', `${commit}^{commit}`, '--', 'openapi/']);
  if (!tree) return false;
  const files = tree
    .toString()
    .split('\n')
    .flatMap((line) => {
      const [, blob = '', path = ''] = /^\d+ blob (\w+)\topenapi\/(.*\.yaml)$/.exec(line) ?? [];
      return path !== '' ? [{ blob, path }] : [];
    });
  let rest = saidByGit(root, ['cat-file', '--batch'], files.map(({ blob }) => `${blob}\n`).join('')) ?? Buffer.alloc(0);
  for (const { path } of files) {
    const start = rest.indexOf('\n') + 1;
    const end = start + Number(rest.subarray(0, start).toString().trim().split(' ').at(-1));
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), rest.subarray(start, end));
    rest = rest.subarray(end + 1);
  }
  return true;
}

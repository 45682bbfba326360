import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

function limitsOf(env: Readonly<Record<string, string>>): unknown {
  const file = join(import.meta.dirname, 'limit-heap.ts');
  const code = `import { limitHeap } from ${JSON.stringify(file)};
    limitHeap('/of-the-server');
    console.log(JSON.stringify([process.execArgv.some((option) => option.startsWith('--max-old-')), process.env.NODE_COMPILE_CACHE]));`;
  const { NODE_OPTIONS: _options, NODE_COMPILE_CACHE: _cache, ...own } = process.env;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', env: { ...own, ...env } });
  return JSON.parse(stdout);
}

it.skipIf(process.execve === undefined)('starts again within limits and with the compile cache, unless the host gave others', () => {
  expect(limitsOf({ NODE_COMPILE_CACHE: '' })).toEqual([true, '']);
  expect(limitsOf({})).toEqual([true, '/of-the-server']);
  expect(limitsOf({ NODE_OPTIONS: '--max-old-space-size=900' })).toEqual([false, null]);
});

import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { expect, it, onTestFinished } from 'vitest';
import { chunksOfBuild } from '#scripts/build/chunk-groups.ts';

const screen = (...files: readonly string[]) => files.map((file, at) => `import * as part${at} from './${file}';\nconsole.log(part${at});\n`).join('');

/** Folder of three screens, two with equal bindings and anyway list. */
function threeScreens(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'daftar-chunks-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = {
    'index.js': ['a', 'b', 'c'].map((name) => `import(/* webpackChunkName: "${name}" */ './${name}.js');\n`).join(''),
    'bindings.js': 'export const bindings = ["bindings"];\n',
    'list.js': 'export const list = ["list"];\n',
    'a.js': screen('bindings.js', 'list.js'),
    'b.js': screen('bindings.js', 'list.js'),
    'c.js': screen('list.js'),
  };
  mkdirSync(join(folder, 'src'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'src', name), text);
  return folder;
}

it('make a group of chunks with a file, and say which come together', async () => {
  const folder = threeScreens();
  const { plugin, having, companions } = chunksOfBuild();
  const group = { name: 'shared', test: /src/, chunks: having(join(folder, 'src/bindings.js')), minChunks: 2, enforce: true };
  const rsbuild = await createRsbuild({
    cwd: folder,
    config: {
      logLevel: 'error',
      source: { entry: { index: './src/index.js' } },
      tools: { htmlPlugin: false, rspack: { plugins: [plugin] } },
      splitChunks: { preset: 'none', minSize: 10_000_000, cacheGroups: { group } },
    },
  });
  const { close } = await rsbuild.build();
  await close();
  expect(companions()).toEqual({ a: ['shared'], b: ['shared'] });
});

it('refuse to be chosen by a file that is not there', () => {
  expect(() => chunksOfBuild().having('src/web/app/nothing.ts')).toThrow('src/web/app/nothing.ts, which is not there');
});

import { resolve } from 'node:path';
import { createRsbuild, type Rspack } from '@rsbuild/core';

/** Modules only the repository needs, empty in the package. */
const outside = /\/(pack-contracts|make-reference|make-bundles)\.ts$/;

const packageOf = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Bundles the command into `contract.js`, and returns the folders of included packages. */
export async function bundleCommand(folder: string): Promise<readonly string[]> {
  const packages = new Set<string>();
  const rsbuild = await createRsbuild({
    cwd: process.cwd(),
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { contract: './openapi/checker/command.ts' }, define: { isInPackage: 'true' } },
      output: {
        target: 'node',
        module: true,
        distPath: { root: folder },
        filename: { js: '[name].js' },
        cleanDistPath: false,
        overrideBrowserslist: ['node >= 24'],
        sourceMap: false,
        legalComments: 'none',
        minify: false,
        externals: [({ request = '' }, answer) => (outside.test(request) ? answer(undefined, '{}', 'var') : answer())],
      },
      splitChunks: false,
      tools: { rspack: { output: { asyncChunks: false }, plugins: [noting(packages)] } },
    },
  });
  const { close } = await rsbuild.build();
  await close();
  return [...packages].sort();
}

const noting = (packages: Set<string>) => ({
  apply({ hooks }: Rspack.Compiler): void {
    hooks.compilation.tap('packages of the bundle', (compilation) =>
      compilation.hooks.finishModules.tap('packages of the bundle', (modules) => {
        for (const module of modules) {
          const [found] = packageOf.exec(module.nameForCondition() ?? '') ?? [];
          if (found !== undefined) packages.add(resolve(found));
        }
      }),
    );
  },
});

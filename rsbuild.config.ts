import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const cssModules = { localIdentName: '[local]-[hash:base64:5]', exportLocalsConvention: 'camelCaseOnly' } as const;

/** Areas on which people talk share much; it comes as two pieces of its own, once for all of them. */
const talking = ['communities', 'community', 'department', 'companyPosts', 'post', 'moderation', 'composer'];

const sharedByTalking = (name: string, test: RegExp) => ({
  name,
  test,
  chunks: (chunk: { readonly name?: string | undefined }) => talking.includes(chunk.name ?? ''),
  minChunks: 4,
  enforce: true,
  priority: 10,
});

/** Two ways into the same house: what a browser loads, and what the server prints first views with. */
export default defineConfig({
  plugins: [pluginReact()],
  server: { publicDir: { name: './src/web/app/public' } },
  environments: {
    web: {
      source: { entry: { index: './src/web/app/main.tsx' } },
      output: {
        target: 'web',
        distPath: { root: 'dist/web', js: 'static', css: 'static', jsAsync: 'static', cssAsync: 'static' },
        cssModules,
        manifest: true,
        sourceMap: false,
        legalComments: 'none',
        overrideBrowserslist: ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16.4'],
      },
      tools: {
        htmlPlugin: false,
        rspack: { output: { trustedTypes: { policyName: 'rspack' } } },
      },
    },
    print: {
      source: { entry: { print: './src/web/app/print.tsx' } },
      output: {
        target: 'node',
        module: true,
        distPath: { root: 'dist/print' },
        filename: { js: '[name].js' },
        cssModules,
        emitCss: false,
        minify: false,
        sourceMap: false,
        legalComments: 'none',
      },
      tools: { rspack: { output: { library: { type: 'module' } } } },
    },
  },
  // What every page needs of packages is one file; what only an area needs goes with it.
  // What two areas share is small, and goes along with each rather than as one more request.
  splitChunks: {
    preset: 'single-vendor',
    minSize: 100_000,
    cacheGroups: {
      singleVendor: { name: 'vendor', test: /[\\/]node_modules[\\/]/, chunks: 'initial', enforce: true },
      talk: sharedByTalking('talk', /[\\/]src[\\/](core|contract|web[\\/](stores|adapters|words|app))[\\/]/),
      cards: sharedByTalking('cards', /[\\/]src[\\/]web[\\/]views[\\/]/),
    },
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig, rspack, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

// The browsers that pages are built for stand in package.json, where this build and the linters read them; an older one reads public pages without script.
//
// Chrome and Edge 117, Firefox 125, Safari 17: menus are popovers, choices show by `:has()` that they are chosen, tables of rows share their columns
// (`subgrid`), and long texts are cut between letters of Indian scripts (`Intl.Segmenter`). In others these would fail without a word.
//
// On phones with Android, which are most of those in India, Chrome brings itself up to date; Android 8 and 9 keep Chrome 138 and Android 7 keeps 119, which is
// enough, while Android 6 keeps 106, which is not. iPhones reach Safari 17 from the XS and XR of 2018 on; an 8 or X stays at 16. Windows 7 and 8 stay at
// Chrome 109 and Firefox 115. How many people this leaves out is not known: the product counts no browsers.

const cssModules = { localIdentName: '[local]-[hash:base64:3]', exportLocalsConvention: 'camelCaseOnly' } as const;

/** One file of script by its name, for every browser. */
const alone = { filename: { js: '[name].js' }, sourceMap: false, legalComments: 'none' } as const;

/** What all calculators draw and fill in with; the rules each of them counts by are its own. */
const calculatorKit =
  /[\\/]src[\\/]web[\\/]((views|stores)[\\/]calculators[\\/]|stores[\\/](forms[\\/](entry|entry-kinds|today)|app[\\/]share-store)\.ts|app[\\/]calculators[\\/]calculator-parts|adapters[\\/](navigation[\\/]browser-fragments|device[\\/]browser-offline-copies))/;

/** What of the fields all calculators fill in with, and forms elsewhere too. */
const calculatorFields = {
  name: 'calculator-kit',
  test: /[\\/]src[\\/]web[\\/]views[\\/]fields[\\/]/,
  chunks: (chunk: { readonly name?: string | undefined }) => ['takeHome', 'compareOffers', 'hike', 'hra', 'gratuity'].includes(chunk.name ?? ''),
  minChunks: 5,
  enforce: true,
  priority: 5,
};

/** The engine from CTC to net with its tables: the three calculators that count with it load it once. */
const payEngine = {
  name: 'pay-engine',
  test: /[\\/]src[\\/]core[\\/](calculators|income-tax|statutory|take-home|hra|gratuity)[\\/]/,
  chunks: (chunk: { readonly name?: string | undefined }) => ['takeHome', 'compareOffers', 'hike'].includes(chunk.name ?? ''),
  minChunks: 3,
  enforce: true,
  priority: 5,
};

/** The chunks shared by all areas with posts: two of their own, loaded once for all of them. What the feed does without stays out of them, as who reads it first would wait for that. */
const talking = [
  'communities',
  'community',
  'department',
  'companyPosts',
  'post',
  'question',
  'askedQuestions',
  'ownPosts-en',
  'ownPosts-hi',
  'moderation',
  'composer',
  'outbox',
  'companyReviews',
  'reviews',
  'review',
  'companyInterviews',
  'interviews',
  'interview',
  'benefit',
];

const sharedByPosts = (name: string, path: RegExp) => ({
  name,
  test: (module: Rspack.Module, { chunkGraph }: Pick<Rspack.Compilation, 'chunkGraph'>) =>
    path.test(module.nameForCondition() ?? '') && chunkGraph.getModuleChunks(module).some((chunk) => chunk.name === 'communities'),
  chunks: (chunk: { readonly name?: string | undefined }) => talking.includes(chunk.name ?? ''),
  minChunks: 4,
  enforce: true,
  priority: 10,
});

/** What the feed alone has is smaller than the request for it: it comes with what all areas with posts share. */
const feedAlone = {
  name: 'posts',
  test: /[\\/]src[\\/]/,
  chunks: (chunk: { readonly name?: string | undefined }) => chunk.name === 'communities',
  enforce: true,
  priority: 4,
};

/** Onboarding and one's own profile say and fill in the same about a career; it comes as a piece of its own for both. */
const careers = {
  name: 'careers',
  test: /[\\/]src[\\/](core|contract|web[\\/](stores|adapters|views))[\\/]/,
  chunks: (chunk: { readonly name?: string | undefined }) => ['onboarding', 'user-en', 'user-hi'].includes(chunk.name ?? ''),
  minChunks: 3,
  enforce: true,
  priority: 5,
};

/** A post's page and the composer write with the same care for what is typed; who comes from one to the other has that piece. */
const writing = {
  name: 'writing',
  test: /[\\/]src[\\/](core|contract|web[\\/](stores|adapters|views))[\\/]/,
  chunks: (chunk: { readonly name?: string | undefined }) => ['post', 'composer'].includes(chunk.name ?? ''),
  minChunks: 2,
  enforce: true,
  priority: 5,
};

/** What people say below a post, below a question, and in asking one. */
const answering = {
  name: 'answering',
  test: /[\\/]src[\\/](core|contract|web[\\/](stores|adapters|views))[\\/]/,
  chunks: (chunk: { readonly name?: string | undefined }) => ['post', 'question', 'askedQuestions'].includes(chunk.name ?? ''),
  minChunks: 2,
  enforce: true,
  priority: 4,
};

/** What keeps the key of a made-up name, moves it and lets it go: the page of the name has it once for both languages. */
const nameKeys = {
  name: 'name-keys',
  test: /[\\/]src[\\/]web[\\/](stores|adapters|views)[\\/]persona-keys[\\/]/,
  chunks: (chunk: { readonly name?: string | undefined }) => ['personas-en', 'personas-hi'].includes(chunk.name ?? ''),
  minChunks: 2,
  enforce: true,
  priority: 5,
};

/** Two ways into the same house, what a browser loads and what the server renders first views with (SSR); the service worker; and what stands in every document. */
export default defineConfig({
  plugins: [pluginReact()],
  server: { publicDir: { name: './src/web/app/public' } },
  environments: {
    web: {
      // Every page counts something in its words: that goes once, with the shell, and not along with the words of every area.
      source: { entry: { index: ['./src/core/figures/counts.ts', './src/web/app/main.tsx'] } },
      resolve: { alias: { 'reflect-metadata/lite': fileURLToPath(new URL('./src/web/app/metadata.ts', import.meta.url)) } },
      output: {
        target: 'web',
        distPath: { root: 'dist/web', js: 'static', css: 'static', jsAsync: 'static', cssAsync: 'static' },
        // Six signs tell two builds apart; each is paid for once a chunk, in the list that every page loads.
        filename: { js: '[name].[contenthash:6].js', css: '[name].[contenthash:6].css' },
        cssModules,
        manifest: true,
        sourceMap: false,
        legalComments: 'none',
        // A second and a third look at what the first made shorter.
        minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
      },
      tools: {
        htmlPlugin: false,
        // A chunk is called by its name alone: the list of all chunks, which every page loads, says each name once.
        rspack: {
          output: { trustedTypes: { policyName: 'rspack' } },
          optimization: { chunkIds: 'named' },
          plugins: [
            new rspack.NormalModuleReplacementPlugin(/BindingNodeResolverJit\.js$/, fileURLToPath(new URL('./src/web/app/no-jit.ts', import.meta.url))),
          ],
        },
      },
    },
    worker: { source: { entry: { sw: './src/web/app/sw.ts' } }, output: { ...alone, target: 'web-worker', distPath: { root: 'dist/worker', js: '.' } } },
    // A few hundred bytes that the server writes into every document.
    early: {
      source: { entry: { early: './src/web/app/early.ts' } },
      output: { ...alone, target: 'web', distPath: { root: 'dist/early', js: '.' } },
      tools: { htmlPlugin: false },
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
  // What every page needs of packages is one file; what only an area needs goes with it. The calculators are one area with many pages.
  // What two areas share is small, and goes along with each rather than as one more request: a chunk that nobody names cannot be sent ahead or kept.
  splitChunks: {
    preset: 'single-vendor',
    minSize: 10_000_000,
    cacheGroups: {
      calculatorKit: { name: 'calculator-kit', test: calculatorKit, chunks: 'async', minChunks: 3, enforce: true },
      calculatorFields,
      payEngine,
      singleVendor: { name: 'vendor', test: /[\\/]node_modules[\\/]/, chunks: 'initial', enforce: true },
      posts: sharedByPosts('posts', /[\\/]src[\\/](core|contract|web[\\/](stores|adapters|words|app))[\\/]/),
      feedAlone,
      careers,
      writing,
      answering,
      nameKeys,
      cards: sharedByPosts('cards', /[\\/]src[\\/]web[\\/]views[\\/]/),
    },
  },
});

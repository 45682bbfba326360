import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, rspack, type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { chunksOfBuild, named } from './scripts/build/chunk-groups.ts';
import { fetchesByLanguage, inEveryLanguage, languagesToBuild } from './scripts/build/language-chunks.ts';

// The browsers that pages are built for stand in package.json, where this build and the linters read them; an older one reads public pages without script.
//
// Chrome and Edge 117, Firefox 125, Safari 17: menus are popovers, choices show by `:has()` that they are chosen, tables of rows share their columns
// (`subgrid`), and long texts are cut between letters of Indian scripts (`Intl.Segmenter`). In others these would fail without a word.
//
// On phones with Android, which are most of those in India, Chrome brings itself up to date; Android 8 and 9 keep Chrome 138 and Android 7 keeps 119, which is
// enough, while Android 6 keeps 106, which is not. iPhones reach Safari 17 from the XS and XR of 2018 on; an 8 or X stays at 16. Windows 7 and 8 stay at
// Chrome 109 and Firefox 115. How many people this leaves out is not known: the product counts no browsers.

const cssModules = { localIdentName: '[local]-[hash:base64:3]', exportLocalsConvention: 'camelCaseOnly' } as const;

/** Removes console output, which would stay with anyone who shares the device. */
const silently = (compress: object = {}) => ({ jsOptions: { minimizerOptions: { compress: { ...compress, drop_console: true } } } });

const alone = { filename: { js: '[name].js' }, sourceMap: false, legalComments: 'none', minify: silently() } as const;

/** Drawing and form code common to all calculators, without their rules. */
const calculatorKit =
  /[\\/]src[\\/]web[\\/]((views|stores)[\\/]calculators[\\/]|stores[\\/](forms[\\/](entry|entry-kinds|today)|app[\\/]share-store)\.ts|app[\\/]calculators[\\/]calculator-parts|adapters[\\/](navigation[\\/]browser-fragments|device[\\/]browser-offline-copies))/;

/** The parts of the container that our pages never run. */
const notOfPages =
  /(ResolvedValueBindingNodeResolverJit|InstanceBindingNodeImplementation|buildInstanceBinding|build(Two|Three|Four)ResolvedValueArgumentResolver|PluginManager|SnapshotManager|handleResolveError)\.js$/;

const { plugin: chunkPlugin, having, companions } = chunksOfBuild();
const code = /[\\/]src[\\/](core|contract|web[\\/](stores|adapters|views))[\\/]/;

/** Splits off modules common to several chunks. Modules in fewer chunks stay in place. */
const shared = (name: string, chunks: ReturnType<typeof named>, minChunks: number, test = code, priority = 5) => ({
  name,
  test,
  chunks,
  minChunks,
  enforce: true,
  priority,
});

const isIn =
  (name: string, path = code) =>
  (module: Rspack.Module, { chunkGraph }: Pick<Rspack.Compilation, 'chunkGraph'>) =>
    path.test(module.nameForCondition() ?? '') && chunkGraph.getModuleChunks(module).some((chunk) => chunk.name === name);

/** Splits code of areas with posts in two, so that feed readers do not wait for the rest. */
const sharedByPosts = (name: string, path: RegExp) => ({
  name,
  test: isIn('communities', path),
  chunks: having('src/web/app/posts/post-bindings.ts'),
  minChunks: 4,
  enforce: true,
  priority: 10,
});

const ofCalculators = 'src/web/app/calculators/calculator-parts.ts';

const writesContacts = having('src/core/content/contact-pattern.ts');

const [isHelpful, hasPosts] = [having('src/web/app/posts/helpful-bindings.ts'), having('src/web/app/posts/post-bindings.ts')];

const languages = languagesToBuild();

const inAll = (area: string): readonly string[] => languages.map((language) => `${area}-${language}`);

const languageChunks: RsbuildPlugin = {
  name: 'language chunks',
  setup: ({ transform }) =>
    transform({ test: /[\\/]src[\\/].*\.tsx?$/, order: 'pre' }, ({ code: source, resourcePath }) =>
      fetchesByLanguage.test(resourcePath) ? inEveryLanguage(source, dirname(resourcePath), languages) : source,
    ),
};

const groups = {
  calculatorKit: { name: 'calculator-kit', test: calculatorKit, chunks: 'async', minChunks: 3, enforce: true },
  // The fields that all calculators fill in with, and forms elsewhere too.
  calculatorFields: shared('calculator-kit', having(ofCalculators), 5, /[\\/]src[\\/]web[\\/]views[\\/]fields[\\/]/),
  // The engine from CTC to net with its tables: the calculators that count with it load it once.
  payEngine: shared(
    'pay-engine',
    having(ofCalculators, 'src/core/take-home/take-home.ts'),
    3,
    /[\\/]src[\\/]core[\\/](calculators|income-tax|statutory|take-home|hra|gratuity)[\\/]/,
  ),
  posts: sharedByPosts('posts', /[\\/]src[\\/](core|contract|web[\\/](stores|adapters|words|app))[\\/]/),
  cards: sharedByPosts('cards', /[\\/]src[\\/]web[\\/]views[\\/]/),
  // What the feed alone has is smaller than the request for it: it comes with what all areas with posts share.
  feedAlone: shared('posts', named('communities'), 1, /[\\/]src[\\/]/, 4),
  // What reviews and interviews are voted on, passed on and reported with, wherever they are: their pages need none of what else there is of posts.
  helpful: shared('helpful', (chunk) => isHelpful(chunk) && !hasPosts(chunk), 7, code, 11),
  // What all tabs of a company have: anyone who goes from one to the next has it already.
  company: shared('company', having('src/web/app/companies/company-page.ts'), 8),
  // What finds telephone numbers and addresses in what is typed, in posts, comments, questions and messages. The worker that reads drafts has it for itself: it fetches no other file.
  contacts: shared(
    'contacts',
    (chunk) => chunk.name !== 'exposure-worker' && writesContacts(chunk),
    3,
    /[\\/]src[\\/]core[\\/]content[\\/](contact-pattern|contact-spelling|phone-pattern|place-rule|lookalikes)\.ts/,
  ),
  // What the forms of all contributions have: anyone who goes from one to the next has it already.
  forms: shared('forms', having('src/web/app/contributions/form-bindings.ts'), 5),
  // Onboarding and one's own profile say and fill in the same about a career.
  careers: { ...shared('careers', named('onboarding', ...inAll('user')), 2), test: isIn('onboarding') },
  // A post's page and the composer write with the same care for what is typed; who comes from one to the other has that piece.
  writing: shared('writing', named('post', 'composer'), 2),
  // What finds kept drafts again, for who writes and for who is told of them.
  keptWritings: shared('kept-writings', named('composer', 'kept-changes'), 2),
  // What people say below a post, below a question, and in asking one.
  answering: shared('answering', named('post', 'question', 'askedQuestions'), 2, code, 4),
  // English says little of reference lists, whose names the server sends in it: less than the request for it.
  lists: shared('words-en', named('lists-en'), 1, /[\\/]src[\\/]web[\\/]words[\\/]en[\\/]/),
  // What keeps the key of a made-up name, moves it and lets it go: the page of the name has it once for all languages.
  nameKeys: shared('name-keys', named(...inAll('personas')), 2, /[\\/]src[\\/]web[\\/](stores|adapters|views)[\\/]persona-keys[\\/]/),
} as const;

/** Entries for the browser, server rendering (SSR), the service worker, and scripts in every document. */
export default defineConfig({
  plugins: [pluginReact(), languageChunks],
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
        // The server sends the chunks ahead that come with a screen's own.
        manifest: { generate: ({ manifestData }) => ({ ...manifestData, companions: companions() }) },
        sourceMap: false,
        legalComments: 'none',
        // A second and a third look at what the first made shorter.
        minify: silently({ passes: 3 }),
      },
      // What every page needs of packages is one file; what only an area needs goes with it. The calculators are one area with many pages.
      // What two areas share is small, and goes along with each rather than as one more request: a chunk that nobody names cannot be sent ahead or kept.
      splitChunks: {
        preset: 'single-vendor',
        minSize: 10_000_000,
        cacheGroups: { ...groups, singleVendor: { name: 'vendor', test: /[\\/]node_modules[\\/]/, chunks: 'initial', enforce: true } },
      },
      tools: {
        htmlPlugin: false,
        // A chunk is called by its name alone: the list of all chunks, which every page loads, says each name once.
        rspack: {
          output: { trustedTypes: { policyName: 'rspack' } },
          optimization: { chunkIds: 'named' },
          plugins: [chunkPlugin, new rspack.NormalModuleReplacementPlugin(notOfPages, fileURLToPath(new URL('./src/web/app/no-classes.ts', import.meta.url)))],
        },
      },
    },
    worker: { source: { entry: { sw: './src/web/app/sw.ts' } }, output: { ...alone, target: 'web-worker', distPath: { root: 'dist/worker', js: '.' } } },
    // A few hundred bytes that the server writes into every document.
    early: {
      source: { entry: { early: './src/web/app/early.ts' } },
      output: { ...alone, target: 'web', distPath: { root: 'dist/early', js: '.' } },
      splitChunks: false,
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
      tools: {
        rspack: {
          output: { library: { type: 'module' } },
          // What sockets on a server would be faster or more colourful with, and a page that is printed opens none.
          plugins: [new rspack.IgnorePlugin({ resourceRegExp: /^(bufferutil|utf-8-validate|supports-color)$/ })],
        },
      },
    },
  },
});

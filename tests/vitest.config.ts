import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { languages } from '#core/device/preferences.ts';
import { fetchesByLanguage, inEveryLanguage } from '#scripts/build/language-chunks.ts';

// The runner reads the default export of its configuration.
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  // Tests fetch words as the build does, in every language there is.
  plugins: [
    {
      name: 'language chunks',
      enforce: 'pre',
      transform: { filter: { id: fetchesByLanguage }, handler: (code, id) => inEveryLanguage(code, dirname(id), languages) },
    },
  ],
  test: {
    isolate: false,
    // Files wait for the database and for programs more than they count, so every core takes some.
    maxWorkers: '100%',
    // Nothing is judged by the time it takes, least of all on a loaded machine; this only ends what hangs.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          expect: { poll: { timeout: 120_000 } },
          globalSetup: 'tests/database-server.ts',
          setupFiles: 'tests/fakes/property-seed.ts',
          include: [
            'src/{core,contract,words,server}/**/*.test.ts',
            'openapi/{read,checker}/**/*.test.ts',
            'src/web/{adapters,stores,words,app}/**/*.test.ts',
            'tests/{corpus,jobs,ports,contract,attacks,runner,codebase,durability,posts,anonymity,spread,search}/**/!(*-on-cluster).test.ts',
            // What only a cluster can show runs where one is named.
            ...(process.env['CITUS_URL'] === undefined ? [] : ['tests/spread/*-on-cluster.test.ts']),
          ],
        },
      },
      {
        extends: true,
        oxc: { jsx: { development: false } },
        test: {
          name: 'views',
          environment: 'happy-dom',
          // React as people have it; `npm test -- all` takes the one that warns, and runs each effect twice.
          env: { NODE_ENV: process.env['RUNS_ALL_TESTS'] === undefined ? 'production' : 'test' },
          setupFiles: ['tests/fakes/property-seed.ts', 'tests/screens/setup.ts'],
          include: ['src/web/views/**/*.test.{ts,tsx}', 'src/web/app/**/*.test.tsx', 'tests/screens/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});

import { defineConfig } from 'playwright/test';
import { browserFlags, browserPath } from '#scripts/test/browser.ts';

/** Journeys in a real browser, against a server already running at BASE_URL. */
const config = defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Nothing is judged by the time it takes, least of all on a loaded machine; these only end what hangs.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: process.env['JOURNEYS_REPORT'] ?? '../../test-results/journeys.json' }]],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:3000',
    locale: 'en-IN',
    // Shorter than a journey may take, so that what hangs is named.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: browserPath(console.log), args: browserFlags },
    screenshot: 'only-on-failure',
  },
});

// The runner reads the default export of its configuration.
export default config;

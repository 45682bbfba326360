import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// The runner reads the default export of its configuration.
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: { isolate: false, maxWorkers: '100%', testTimeout: 240_000, hookTimeout: 240_000, include: ['openapi/{read,checker}/**/*.test.ts'] },
});

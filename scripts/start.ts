// Starts the product: builds the pages when that is needed, then runs the server, in this one process.
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { limitHeap } from '#server/app/process/limit-heap.ts';

const compileCache = resolve('.cache/node');
limitHeap(compileCache);
enableCompileCache(compileCache);
const { run } = await import('#server/app/run.ts');
await run(process.argv.slice(2), {
  prepare: async (...around) => (await import('./build/build-pages.ts')).buildIfNeeded(...around),
  settle: async (...around) => (await import('./build/build-pages.ts')).buildSmallest(...around),
});

// The process: everything that must be settled before the first of our other files is read.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { limitHeap } from './process/limit-heap.ts';

const compileCache = join(import.meta.dirname, '../../../.cache/node');
limitHeap(compileCache);
enableCompileCache(compileCache);
const { run } = await import('./run.ts');
await run(process.argv.slice(2));

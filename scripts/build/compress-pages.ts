// Compresses pages that were built as small as they get. It gives way to all that runs beside it.
import { constants, setPriority } from 'node:os';
import { compressPages } from './compressed-pages.ts';

const [target = 'dist'] = process.argv.slice(2);
setPriority(constants.priority.PRIORITY_LOW);
await compressPages(target, 11);

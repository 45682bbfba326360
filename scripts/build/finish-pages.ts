// Finishes pages that were built: draws the pictures that shared links show, and compresses what browsers load. Its process takes much memory, and gives it back.
import { compressPages } from './compressed-pages.ts';
import { drawLinkPictures } from './link-pictures.ts';

const [target = 'dist'] = process.argv.slice(2);
await drawLinkPictures(target);
await compressPages(target, 5);

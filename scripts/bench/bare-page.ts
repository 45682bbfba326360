// A page of 1 KB among the files of the product: what a server cannot well send less than.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const barePath = '/bare-page.html';
const file = join('dist/web', barePath);

/** Puts the page there, before the server starts, which finds files only then. Answers what takes it away again. */
export function layBarePage(): () => void {
  writeFileSync(file, barePage);
  return () => rmSync(file, { force: true });
}

const barePage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title></head>
<body><h1>A bare page</h1>${'<p>It has a few lines of text and nothing else.</p>'.repeat(16)}<button type="button">A button</button></body></html>`;

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RenderPage } from '#contract/rendered-page.ts';
import type { Site } from '#server/app/pages/site.ts';

export const earlyInput = 'keepEarlyInput();';

/** Sheet's style for every document, and the inlined part of a chunk. */
export const style = 'body{margin:0}.row{display:grid}';

export const script = 'console.log("a page");\n'.repeat(100);

/** Built site with extra files that must not be served. */
export function openTestSite(renderPage: RenderPage): Site & { readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-site-'));
  mkdirSync(join(folder, 'static'));
  mkdirSync(join(folder, '.git'));
  const files: Record<string, string | Buffer> = {
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'static/index.0a1b2c.js': script,
    'static/index.0a1b2c.js.br': brotliCompressSync(script),
    'static/index.0a1b2c.js.gz': gzipSync(script),
    'static/index.0a1b2c.js.map': '{}',
    'manifest.json': '{}',
    '.env': 'SECRET=1',
    '.git/config': '[core]',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return {
    folder,
    entry: { scripts: ['/static/index.0a1b2c.js'], styles: ['/static/index.5e6f7a.css'] },
    chunk: (name) => ({ scripts: [`/static/${name}.001122.js`], styles: name === 'companies' ? ['/static/companies.556677.css'] : [] }),
    stylesOf: () => style,
    integrityOf: (file) => `integrity="sha256-of-${file}"`,
    icon: '/favicon.svg',
    earlyInput,
    worker: 'self.kept=manifest;',
    renderPage,
    reference: () => undefined,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

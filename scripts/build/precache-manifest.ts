// Writes the precache manifest of the service worker: a page with nothing on it yet, and the list of files in front of the worker.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from '#core/navigation/screens.ts';
import { offlineScreens, type PrecacheManifest } from '#core/offline/precache-manifest.ts';
import { documentOf, emptyPage } from '#server/app/pages/document.ts';
import { assetsIn, type Assets, type Manifest } from '#server/app/pages/site.ts';

const shell = '/offline.html';

/** The chunks that the precached screens need beside the shell; a screen's chunk is called like the screen. */
const chunks = [...offlineScreens, 'words-en', 'words-hi', 'calculator-kit', 'pay-engine', 'calculator-words-en', 'calculator-words-hi'];

export function writePrecacheManifest(dist: string): void {
  const folder = join(dist, 'web');
  const assets = assetsIn(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest);
  const icon = readdirSync(folder).find((file) => /^favicon.*\.svg$/.test(file));
  const site = { ...assets, icon: icon && `/${icon}`, earlyInput: '' };
  const page = documentOf(emptyPage(200), { language: 'en', theme: 'system', feedOrder: 'FOR_YOU', savesData: false }, site).replace(
    '<html ',
    '<html data-kept ',
  );
  const worker = readFileSync(join(dist, 'worker', 'sw.js'), 'utf8');
  const files = [shell, ...(site.icon ? [site.icon] : []), ...[assets.entry, ...chunks.map((name) => chunkOf(assets, name))].flatMap(namesIn)];
  const version = createHash('sha256').update(JSON.stringify(files)).update(page).update(worker).digest('hex').slice(0, 12);
  const manifest: PrecacheManifest = { version, shell, pages: offlineScreens.map((screen) => screens[screen]), files };
  writeFileSync(join(folder, shell), page);
  writeFileSync(join(folder, 'sw.js'), `const manifest=${JSON.stringify(manifest)};\n${worker}`);
}

function chunkOf({ chunk }: ReturnType<typeof assetsIn>, name: string): Assets {
  const found = chunk(name);
  if (found.scripts.length === 0) throw new Error(`The build has no chunk called ${name}, which the worker is to keep.`);
  return found;
}

const namesIn = ({ scripts, styles }: Assets): string[] => [...scripts, ...styles];

import { createHash } from 'node:crypto';
import type { Brand } from '#core/brand.ts';
import type { HostSettings } from '#core/operator/host-settings.ts';
import { screens } from '#core/navigation/screens.ts';
import { usualPreference } from '#core/device/member-preference.ts';
import { offlineScreens, type PrecacheManifest } from '#core/offline/precache-manifest.ts';
import { documentEnd, documentOf, emptyPage } from './document.ts';
import type { Assets, Site } from './site.ts';

export const offlineShell = '/offline.html';

const chunks = [
  ...offlineScreens,
  ...['words', 'calculator-words', 'compareOffers-words', 'hike-words', 'reported', 'hra-words', 'gratuity-words', 'away'].flatMap((name) => [
    `${name}-en`,
    `${name}-hi`,
  ]),
];

/** Service worker and offline page, which change with build and brand. */
export function serviceWorkerOf(
  site: Omit<Site, 'renderPage' | 'folder'>,
  brand: Brand,
  host: HostSettings,
): { readonly page: string; readonly worker: string } {
  const preference = { language: 'en', theme: 'system', feedOrder: 'FOR_YOU', ownLanguageFirst: false, chosen: usualPreference, savesData: false } as const;
  const { start } = documentOf(emptyPage(200, { brand, host, showsKit: false, language: 'en' }), preference, site, brand);
  const page = start.replace('<html ', '<html data-kept ') + documentEnd();
  const pictures = brand.pictures === null ? [site.icon ?? []].flat() : [`${brand.pictures}/sign.webp`, `${brand.pictures}/icon.webp`];
  const files = [...new Set([offlineShell, ...pictures, ...[site.entry, ...chunks.map((name) => chunkOf(site, name))].flatMap(namesIn)])];
  const version = createHash('sha256').update(JSON.stringify(files)).update(page).update(site.worker).digest('hex').slice(0, 12);
  const manifest: PrecacheManifest = { version, shell: offlineShell, pages: offlineScreens.map((screen) => screens[screen]), files };
  return { page, worker: `const manifest=${JSON.stringify(manifest)};\n${site.worker}` };
}

function chunkOf({ chunk }: Pick<Site, 'chunk'>, name: string): Assets {
  const found = chunk(name);
  if (found.scripts.length === 0) throw new Error(`The build has no chunk called ${name}, which the worker is to keep.`);
  return found;
}

const namesIn = ({ scripts, styles }: Assets): string[] => [...scripts, ...styles];

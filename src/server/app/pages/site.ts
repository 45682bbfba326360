import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PrintPage } from '#contract/printed-page.ts';

/** What a document names: the files of the entry, of each chunk, and the icon. */
export interface SiteAssets {
  readonly entry: Assets;
  /** What a chunk of that name adds. */
  readonly chunk: (name: string) => Assets;
  readonly icon: string | undefined;
}

/** The built pages: where the files that anybody may fetch lie, what documents name, and the printer of first views. */
export interface Site extends SiteAssets {
  readonly folder: string;
  readonly printPage: PrintPage;
}

export interface Assets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface Files {
  readonly js?: readonly string[];
  readonly css?: readonly string[];
}

/** What the build says it has made. */
export interface Manifest {
  readonly entries: Readonly<Record<string, { readonly initial?: Files; readonly async?: Files } | undefined>>;
}

/** Opens what the build has left in `dist`. */
export async function openSite(dist: string): Promise<Site> {
  const folder = join(dist, 'web');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const { printPage } = (await import(pathToFileURL(join(dist, 'print', 'print.js')).href)) as { readonly printPage: PrintPage };
  const icon = readdirSync(folder).find((file) => /^favicon.*\.svg$/.test(file));
  return { folder, ...assetsIn(manifest), icon: icon && `/${icon}`, printPage };
}

/** The files of a build by what needs them. */
export function assetsIn({ entries }: Manifest): Pick<SiteAssets, 'entry' | 'chunk'> {
  const { initial, async: lazy } = entries['index'] ?? {};
  return {
    entry: { scripts: initial?.js ?? [], styles: initial?.css ?? [] },
    chunk: (name) => ({ scripts: named(name, lazy?.js), styles: named(name, lazy?.css) }),
  };
}

export const isBuilt = (dist: string): boolean => existsSync(join(dist, 'web', 'manifest.json')) && existsSync(join(dist, 'print', 'print.js'));

const named = (name: string, files: readonly string[] = []): string[] => files.filter((file) => file.split('/').at(-1)?.startsWith(`${name}.`));

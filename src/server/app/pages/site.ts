import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#contract/rendered-page.ts';
import { Integrity } from './integrity.ts';
import { PrintedStyles } from './printed-styles.ts';
import { referenceIn, type Reference } from './reference.ts';

/** The assets that a document names: the files of the entry, of each chunk, and the icon. */
export interface SiteAssets {
  readonly entry: Assets;
  /** The files of the chunk of that name, and of those that come with it. */
  readonly chunk: (name: string) => Assets;
  /** The styles that stand in the document of a printed body: those of the entry, and of these sheets what it is drawn with; none where it is to wait for both. */
  readonly stylesOf: (sheets: readonly string[], body: string) => string;
  /** The attribute by which browsers take a file of the build only as it is (SRI). */
  readonly integrityOf: (file: string) => string;
  readonly icon: string | undefined;
  /** The script that is in every document: it keeps what a reader presses before the page is hydrated. */
  readonly earlyInput: string;
}

/** The built pages: the folder of public files, the assets that documents name, and the renderer of first views (SSR). */
export interface Site extends SiteAssets {
  readonly folder: string;
  /** The code of the service worker, before its precache manifest. */
  readonly worker: string;
  readonly renderPage: RenderPage;
  /** The reference of the contracts, which is built after the pages; absent until then. */
  readonly reference: () => Reference | undefined;
}

export interface Assets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface Files {
  readonly js?: readonly string[];
  readonly css?: readonly string[];
}

/** The manifest of the build: the files of each entry, and the chunks that come with a chunk because both need what is in them. */
export interface Manifest {
  readonly companions?: Readonly<Record<string, readonly string[]>>;
  readonly entries: Readonly<Record<string, { readonly initial?: Files; readonly async?: Files } | undefined>>;
}

/** Opens what the build has left in `dist`. */
export async function openSite(dist: string): Promise<Site> {
  const folder = join(dist, 'web');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const { renderPage } = (await import(pathToFileURL(join(dist, 'print', 'print.js')).href)) as { readonly renderPage: RenderPage };
  const icon = readdirSync(folder).find((file) => /^favicon.*\.svg$/.test(file));
  const earlyInput = readFileSync(earlyInputIn(dist), 'utf8').trim();
  const worker = readFileSync(join(dist, 'worker', 'sw.js'), 'utf8');
  const assets = assetsIn(manifest);
  const styles = new PrintedStyles((sheet) => readFileSync(join(folder, sheet), 'utf8'));
  const stylesOf: Site['stylesOf'] = (sheets, body) => styles.of(assets.entry.styles, sheets, body);
  const integrity = new Integrity((file) => readFileSync(join(folder, file)));
  return {
    folder,
    ...assets,
    stylesOf,
    integrityOf: (file) => integrity.of(file),
    icon: icon && `/${icon}`,
    worker,
    earlyInput,
    renderPage,
    reference: () => referenceIn(dist),
  };
}

/** The files of a build by what needs them. */
export function assetsIn({ entries, companions = {} }: Manifest): Pick<SiteAssets, 'entry' | 'chunk'> {
  const { initial, async: lazy } = entries['index'] ?? {};
  const chunks = new Map<string, Assets>();
  const chunk = (name: string): Assets => {
    const names = [name, ...(companions[name] ?? [])];
    const filesOf = (files: readonly string[] | undefined) => names.flatMap((each) => named(each, files));
    const found = chunks.get(name) ?? { scripts: filesOf(lazy?.js), styles: filesOf(lazy?.css) };
    chunks.set(name, found);
    return found;
  };
  return { entry: { scripts: initial?.js ?? [], styles: initial?.css ?? [] }, chunk };
}

export const isBuilt = (dist: string): boolean =>
  [join(dist, 'web', 'manifest.json'), join(dist, 'print', 'print.js'), join(dist, 'worker', 'sw.js'), earlyInputIn(dist)].every((file) => existsSync(file));

const earlyInputIn = (dist: string): string => join(dist, 'early', 'early.js');

const named = (name: string, files: readonly string[] = []): string[] => files.filter((file) => file.split('/').at(-1)?.startsWith(`${name}.`));

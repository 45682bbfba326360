import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#contract/rendered-page.ts';
import { Integrity } from './integrity.ts';
import { PrintedStyles } from './printed-styles.ts';
import { referenceIn, type Reference } from './reference.ts';

export interface SiteAssets {
  readonly entry: Assets;
  readonly chunk: (name: string) => Assets;
  /** Styles of the entry and sheets in use, inlined; empty where the page waits for both. */
  readonly stylesOf: (sheets: readonly string[], body: string) => string;
  readonly integrityOf: (file: string) => string;
  readonly icon: string | undefined;
  readonly earlyInput: string;
}

export interface Site extends SiteAssets {
  readonly folder: string;
  readonly worker: string;
  readonly renderPage: RenderPage;
  /** API reference, missing until it is built after the pages. */
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

export interface Manifest {
  readonly companions?: Readonly<Record<string, readonly string[]>>;
  readonly entries: Readonly<Record<string, { readonly initial?: Files; readonly async?: Files } | undefined>>;
}

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

import { calculatorScreens } from '../navigation/menu.ts';

/** Screens that work offline, needing no server. */
export const offlineScreens = ['calculators', ...calculatorScreens] as const;

/** Precached files of a build, the same for everyone. */
export interface PrecacheManifest {
  readonly version: string;
  /** Empty page that the browser fills. */
  readonly shell: string;
  /** Paths where the shell may replace the rendered page. */
  readonly pages: readonly string[];
  readonly files: readonly string[];
}

export interface Asked {
  readonly method: string;
  /** Without query; undefined for another origin. */
  readonly path: string | undefined;
  readonly isPage: boolean;
}

type Source = 'file' | 'page' | 'read-file' | 'read-page' | 'network';

/** Precached file, network with shell or read copy as fallback, or network alone. */
export function sourceOf({ method, path, isPage }: Asked, manifest: PrecacheManifest): Source {
  if (method !== 'GET' || path === undefined || path.startsWith('/api/')) return 'network';
  if (isPage && path === manifest.shell) return 'network';
  if (isPage) return manifest.pages.includes(path) ? 'page' : 'read-page';
  if (manifest.files.includes(path)) return 'file';
  return path.startsWith('/static/') ? 'read-file' : 'network';
}

/** Deployed devices depend on it. */
const prefix = 'daftar-shelf-';

export const precacheName = ({ version }: PrecacheManifest): string => prefix + version;

/** Cache of another build, safe to delete. */
export const isOutdated = (name: string, manifest: PrecacheManifest): boolean => name.startsWith(prefix) && name !== precacheName(manifest);

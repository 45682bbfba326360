import { calculatorScreens } from '../navigation/menu.ts';

/** The screens that work without a connection once they have been opened: they ask nobody for anything. */
export const offlineScreens = ['calculators', ...calculatorScreens] as const;

/** The precache manifest of one build: files that are the same for everyone, and nothing of anyone. */
export interface PrecacheManifest {
  /** Differs from build to build. */
  readonly version: string;
  /** The page with nothing on it yet, which a browser fills by itself. */
  readonly shell: string;
  /** The paths at which that page may stand in for the rendered one. */
  readonly pages: readonly string[];
  readonly files: readonly string[];
}

/** A request as it leaves a page. */
export interface Asked {
  readonly method: string;
  /** The path without its query; nothing when it leads to another origin. */
  readonly path: string | undefined;
  readonly isPage: boolean;
}

/** Where an answer comes from. */
type Source = 'file' | 'page' | 'read-file' | 'read-page' | 'network';

/** The caching strategy for a request: the precached file; the network with the precached shell as its fallback; the network with what was read before as its fallback; or the network alone. */
export function sourceOf({ method, path, isPage }: Asked, manifest: PrecacheManifest): Source {
  if (method !== 'GET' || path === undefined || path.startsWith('/api/')) return 'network';
  if (isPage && path === manifest.shell) return 'network';
  if (isPage) return manifest.pages.includes(path) ? 'page' : 'read-page';
  if (manifest.files.includes(path)) return 'file';
  return path.startsWith('/static/') ? 'read-file' : 'network';
}

/** It is on devices, so it stays. */
const prefix = 'daftar-shelf-';

/** The name of the cache that holds the precached files of a build. */
export const precacheName = ({ version }: PrecacheManifest): string => prefix + version;

/** Whether a name is that of the cache of another build, which nobody needs any more. */
export const isOutdated = (name: string, manifest: PrecacheManifest): boolean => name.startsWith(prefix) && name !== precacheName(manifest);

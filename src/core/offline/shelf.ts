import { calculatorScreens } from '../navigation/menu.ts';

/** The screens that work without a line once they have been opened: they ask nobody for anything. */
export const offlineScreens = ['calculators', ...calculatorScreens] as const;

/** The files of one build that a browser caches: those that are the same for everyone, and none with personal data. */
export interface Shelf {
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
  /** Without its query; nothing when it leads to another origin. */
  readonly path: string | undefined;
  readonly isPage: boolean;
}

/** Where the answer comes from: a kept file, the line with the kept shell behind it, or the line alone. */
export function sourceOf({ method, path, isPage }: Asked, shelf: Shelf): 'file' | 'page' | 'line' {
  if (method !== 'GET' || path === undefined) return 'line';
  if (isPage) return shelf.pages.includes(path) ? 'page' : 'line';
  return shelf.files.includes(path) ? 'file' : 'line';
}

const prefix = 'daftar-shelf-';

/** The name of the browser's cache for a build. */
export const shelfName = ({ version }: Shelf): string => prefix + version;

/** Whether a name is that of a shelf of another build, which nobody needs any more. */
export const isOutdated = (name: string, shelf: Shelf): boolean => name.startsWith(prefix) && name !== shelfName(shelf);

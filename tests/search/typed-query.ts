/** What makes a query hard, or what it asks for. */
export type QueryGroup =
  | 'exact'
  | 'prefix'
  | 'slip'
  | 'runTogether'
  | 'acronym'
  | 'devanagari'
  | 'latinHindi'
  | 'companySection'
  | 'roleCity'
  | 'roleInterview'
  | 'calculator'
  | 'remembered'
  | 'nothing'
  | 'oldCity'
  | 'punctuation'
  | 'ambiguous'
  | 'waysOfWorking'
  | 'calculatorFigures'
  | 'scripts'
  | 'surplus'
  | 'occurs'
  | 'ranking'
  | 'trade';

/** What someone types into the search, and the pages that they would want. */
export interface TypedQuery {
  readonly typed: string;
  readonly group: QueryGroup;
  /** Paths, any of which answers it; none where the honest answer is nothing. One that ends in a slash begins the path of something with a random id, which `title` names. */
  readonly paths: readonly string[];
  /** The title of what a path only begins the path of. */
  readonly title?: string;
  /** Whether the query of an address says no more than how a form is filled in: its path alone is compared. */
  readonly isPathEnough?: boolean;
}

/** A page as the search offers it. */
export interface OfferedPage {
  readonly path: string;
  readonly title: string;
  /** A city in which there is nothing, so that the page is the same of all cities. */
  readonly elsewhere: { readonly notIn: string } | null;
}

const barePath = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';

const withoutCity = (path: string): string => path.replace(/(?<=[?&])(?:city|location)=[^&]*&?/, '').replace(/[?&]$/, '');

/** Whether a page is one of those that the typist wants. */
export const isWanted = ({ paths, title, isPathEnough = false }: TypedQuery, page: OfferedPage): boolean =>
  paths.some((path) => {
    if (path.endsWith('/')) return page.path.startsWith(path) && page.title === title;
    if (page.elsewhere !== null && withoutCity(path) === page.path) return true;
    return isPathEnough ? barePath(page.path) === barePath(path) : page.path.split('#', 1)[0] === path;
  });

/** Queries of one group: what is typed, and the paths that answer it. */
export const typedAs = (group: QueryGroup, rows: readonly (readonly [typed: string, ...paths: string[]])[]): readonly TypedQuery[] =>
  rows.map(([typed, ...paths]) => ({ typed, group, paths }));

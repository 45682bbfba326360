/** Difficulty or subject of a query. */
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

export interface TypedQuery {
  readonly typed: string;
  readonly group: QueryGroup;
  /** Acceptable paths; none if nothing fits. A final slash begins a random id's path, named by `title`. */
  readonly paths: readonly string[];
  /** Title of the page whose path is only begun. */
  readonly title?: string;
  /** True if the URL query only fills a form, so that paths alone are compared. */
  readonly isPathEnough?: boolean;
}

export interface OfferedPage {
  readonly path: string;
  readonly title: string;
  /** City without content, so that the page equals that of all cities. */
  readonly elsewhere: { readonly notIn: string } | null;
}

const barePath = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';

const withoutCity = (path: string): string => path.replace(/(?<=[?&])(?:city|location)=[^&]*&?/, '').replace(/[?&]$/, '');

export const isWanted = ({ paths, title, isPathEnough = false }: TypedQuery, page: OfferedPage): boolean =>
  paths.some((path) => {
    if (path.endsWith('/')) return page.path.startsWith(path) && page.title === title;
    if (page.elsewhere !== null && withoutCity(path) === page.path) return true;
    return isPathEnough ? barePath(page.path) === barePath(path) : page.path.split('#', 1)[0] === path;
  });

export const typedAs = (group: QueryGroup, rows: readonly (readonly [typed: string, ...paths: string[]])[]): readonly TypedQuery[] =>
  rows.map(([typed, ...paths]) => ({ typed, group, paths }));

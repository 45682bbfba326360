import { tokensIn } from '../navigation/url.ts';
import { longestSource, type VisitSource } from './usage-counts.ts';

/** Source by the query of the first address, if any. */
export function visitSourceIn(search: string): VisitSource | undefined {
  const query = tokensIn(search);
  const part = (...names: readonly string[]) => names.map((name) => cleared(query.get(name))).find((value) => value !== '') ?? '';
  const found = { source: part('utm_source'), medium: part('utm_medium'), campaign: part('utm_campaign', 'campaign') };
  return Object.values(found).some((value) => value !== '') ? found : undefined;
}

/** Drops a value that may be a personal number. */
function cleared(value = ''): string {
  if (/\d{7,}/.test(value)) return '';
  return value
    .toLowerCase()
    .replace(/[^a-z0-9_.-]/g, '')
    .slice(0, longestSource);
}

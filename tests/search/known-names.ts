import { overviewPath } from '#core/navigation/screens.ts';
import type { NamedKind } from '#core/search/search-entry.ts';
import { industries } from '#server/adapters/reference-lists/known-lists.ts';
import { referenceRows } from '#server/adapters/reference-lists/reference-rows.ts';
import { namesOfIndustries } from '#server/adapters/reference-lists/words-of-industries.ts';
import type { KnownEntry } from '#tests/fakes/search/fake-search-index.ts';

interface ListRow {
  readonly id: number;
  readonly name: string;
  readonly short_names?: string;
  readonly url_name?: string;
  readonly state?: string;
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const most = 100;
const parted = (names: string | undefined): readonly string[] => (names ?? '').split(' | ').filter((name) => name !== '');

/** Entries weighted by list order, best known first. */
const entriesOf = (kind: NamedKind, rows: readonly ListRow[], pathOf: (urlName: string) => string = () => ''): readonly KnownEntry[] =>
  rows.map((row, place) => {
    const urlName = row.url_name ?? slugOf(row.name);
    return {
      kind,
      id: String(row.id),
      urlName,
      name: row.name,
      path: pathOf(urlName),
      hint: row.state ?? '',
      weight: Math.max(1, most - (place % 50)),
      counts: {},
      otherNames: parted(row.short_names),
    };
  });

export const knownCompany = (name: string, { urlName = slugOf(name), hint = '', weight = 50 } = {}): KnownEntry => ({
  kind: 'COMPANY',
  id: urlName,
  urlName,
  name,
  path: overviewPath(urlName),
  hint,
  weight,
  counts: {},
  otherNames: [],
});

/** Names that every installation knows before it has employers. */
export const listedNames: readonly KnownEntry[] = [
  ...entriesOf('DESIGNATION', referenceRows.designation),
  ...entriesOf('SKILL', referenceRows.skill),
  ...entriesOf('CITY', referenceRows.city),
  ...entriesOf('COLLEGE', referenceRows.college, (urlName) => `/colleges/${urlName}`),
  ...entriesOf('COMMUNITY', referenceRows.topic, (urlName) => `/communities/${urlName}`),
  ...entriesOf('COMMUNITY', referenceRows.department, (urlName) => `/departments/${urlName}`),
  ...entriesOf(
    'INDUSTRY',
    industries.map(({ urlName, name }, id) => ({ id, url_name: urlName, name, short_names: namesOfIndustries[urlName] ?? '' })),
  ),
];

import { byName } from '../figures/by-name.ts';
import { nameKey } from '../companies/name-key.ts';
import type { ImportedCompany, ImportRefusal, ImportRow } from './company-import.ts';
import {
  longestFileName,
  mostFileAnswers,
  mostFileColumns,
  mostFileCompanies,
  mostFileLines,
  placeKinds,
  type FileFate,
  type FileLine,
  type FileReport,
  type PlaceAnswer,
  type PlaceKind,
  type PlaceQuestion,
} from './company-files.ts';
import { isListed, nearestName } from './nearest-name.ts';

type ListedPlaces = Readonly<Record<PlaceKind, readonly string[]>>;

interface AskedRows {
  /** Rows with their answers, without open questions. */
  readonly rows: readonly ImportRow[];
  readonly waiting: readonly ImportRow[];
  readonly questions: readonly PlaceQuestion[];
}

const placesIn = ({ industry, secondaryIndustry, city, locations }: ImportedCompany): Readonly<Record<PlaceKind, readonly string[]>> => ({
  industry: [industry, secondaryIndustry].filter((name) => name !== ''),
  city: [city, ...locations].filter((name) => name !== ''),
});

/** Applies the answers given, and asks about each name that is in no list. */
export function placesAsked(rows: readonly ImportRow[], listed: ListedPlaces, answers: readonly PlaceAnswer[]): AskedRows {
  const answered = new Map(answers.map(({ kind, name, becomes }) => [`${kind} ${nameKey(name)}`, becomes]));
  const answerTo = (kind: PlaceKind, name: string): string | undefined => answered.get(`${kind} ${nameKey(name)}`);
  const isOpen = (kind: PlaceKind, name: string): boolean => answerTo(kind, name) === undefined && !isListed(name, listed[kind]);
  const openIn = ({ company, problems }: ImportRow) =>
    problems.length > 0
      ? []
      : placeKinds.flatMap((kind) => {
          const names = placesIn(company)[kind];
          return names.filter((name) => isOpen(kind, name)).map((name) => ({ kind, name }));
        });
  const asked = byName(rows.flatMap(openIn), ({ kind, name }) => `${kind} ${nameKey(name)}`);
  return {
    rows: rows.filter((row) => openIn(row).length === 0).map((row) => ({ ...row, company: withAnswers(row.company, answerTo) })),
    waiting: rows.filter((row) => openIn(row).length > 0),
    questions: [...asked.values()].map((same) => ({ ...same[0], nearest: nearestName(same[0].name, listed[same[0].kind]), lines: same.length })),
  };
}

function withAnswers(company: ImportedCompany, answerTo: (kind: PlaceKind, name: string) => string | undefined): ImportedCompany {
  const named = (kind: PlaceKind, name: string): string => answerTo(kind, name) ?? name;
  return {
    ...company,
    industry: named('industry', company.industry),
    secondaryIndustry: named('industry', company.secondaryIndustry),
    city: named('city', company.city),
    locations: company.locations.map((name) => named('city', name)),
  };
}

const noCounts: FileReport['counts'] = { added: 0, changed: 0, unchanged: 0, asked: 0, refused: 0 };

const untaken = { counts: noCounts, lines: [], questions: [], columns: [] } as const;

/** Report of a file that is not read, undefined for one that is. */
export function fileTrouble(rows: readonly ImportRow[] | ImportRefusal): FileReport | undefined {
  if ('code' in rows)
    return rows.code === 'unknown-columns'
      ? { ...untaken, trouble: 'unknown-columns', columns: rows.names.slice(0, mostFileColumns).map(short) }
      : { ...untaken, trouble: 'no-name-column' };
  return rows.length > mostFileCompanies ? { ...untaken, trouble: 'too-many' } : undefined;
}

const short = (text: string): string => text.slice(0, longestFileName);

const cut = (line: FileLine): FileLine => ({
  ...line,
  name: short(line.name),
  problems: line.problems.map(({ field, because }) => ({ field: short(field), because: short(because) })),
});

/** Report of what became of the lines, in their order, with those that wait for an answer. */
export function fileReport(done: readonly FileLine[], { waiting, questions }: Pick<AskedRows, 'waiting' | 'questions'>): FileReport {
  const asked = waiting.map(({ line, company }): FileLine => ({ line, name: company.name, is: 'asked', fields: [], problems: [] }));
  const lines = [...done, ...asked].toSorted((one, other) => one.line - other.line);
  const count = (fate: FileFate): number => lines.filter(({ is }) => is === fate).length;
  return {
    trouble: null,
    columns: [],
    counts: { added: count('added'), changed: count('changed'), unchanged: count('unchanged'), asked: count('asked'), refused: count('refused') },
    lines: lines
      .filter(({ is }) => is !== 'unchanged')
      .slice(0, mostFileLines)
      .map(cut),
    questions: questions.slice(0, mostFileAnswers),
  };
}

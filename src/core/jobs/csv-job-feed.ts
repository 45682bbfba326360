import { employmentTypes } from '../careers/employment-type.ts';
import { csvRecords, separatorIn, type CsvRecord } from '../company-profiles/csv-records.ts';
import type { ImportProblem } from '../company-profiles/company-import.ts';
import { employmentNamed, experienceIn, feedNumber, highestYearlyPay, isDay, workplaceNamed, payAYear } from './feed-facts.ts';
import { feedText } from './feed-text.ts';
import { feedRow, type FeedRefusal, type JobFeedRow, type JobFeed } from './job-feed.ts';
import { mostJobExperience } from './job-search.ts';
import { workplaces } from './job.ts';

export const jobFeedColumns = [
  'id',
  'company',
  'title',
  'description',
  'city',
  'workplace',
  'employment',
  'experience_from',
  'experience_to',
  'pay_from',
  'pay_to',
  'skills',
  'apply_url',
  'posted_on',
  'closes_on',
  'confirmed_on',
] as const;

type JobColumn = (typeof jobFeedColumns)[number];
type JobCells = Readonly<Partial<Record<JobColumn, string>>>;

/** Required columns; the company may apply to the whole file. */
export const neededColumns = ['id', 'title', 'apply_url'] as const satisfies readonly JobColumn[];

/** Refuses a file cut off within a record, and flags a missing final line end. */
export function jobsInCsv(text: string): JobFeed | FeedRefusal {
  const body = text.replace(/\r\n?/g, '\n');
  const [head, ...records] = csvRecords(body);
  const columns = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  const unknown = columns.filter((name) => !jobFeedColumns.some((column) => column === name));
  const missing = neededColumns.filter((name) => !columns.includes(name));
  if (missing.length === neededColumns.length) return { code: 'unknown-format' };
  if (unknown.length > 0) return { code: 'unknown-columns', names: unknown };
  if (missing.length > 0) return { code: 'missing-columns', names: missing };
  const lines = body.split('\n');
  const isWhole = lines.at(-1) === '';
  const rows = records.map((record) => ({ ...rowOfRecord(record, columns, lines), mayBeCut: !isWhole && record === records.at(-1) }));
  const cut = lineOfCut(records, rows, lines, columns.length);
  return cut === undefined ? { unit: 'line', rows, missingEnd: isWhole ? undefined : 'line-end' } : { code: 'cut-off', line: cut };
}

/** Line of the cut-off record, found by unclosed quotes or missing cells at the end. */
function lineOfCut(records: readonly CsvRecord[], rows: readonly JobFeedRow[], lines: readonly string[], columns: number): number | undefined {
  const [last, lastLine] = [records.at(-1), lines.at(-1) ?? ''];
  if (last?.cells && last.cells.length < columns && lastLine !== '') return last.line;
  const lastSound = rows.findLastIndex(({ problems }) => problems.length === 0);
  const open = records.find(({ cells }, place) => place > lastSound && cells === undefined);
  const quotes =
    open &&
    lines
      .slice(open.line - 1)
      .join('\n')
      .split('"').length - 1;
  return quotes !== undefined && quotes % 2 === 1 ? open?.line : undefined;
}

function rowOfRecord({ line, cells }: CsvRecord, columns: readonly string[], lines: readonly string[]): JobFeedRow {
  if (cells === undefined)
    return feedRow(line, keyBeforeQuotes(lines[line - 1] ?? '', columns, separatorIn(lines[0] ?? '')), {}, [
      { field: 'line', because: 'its quotes do not close' },
    ]);
  const said: JobCells = Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? '']));
  if (cells.length !== columns.length)
    return feedRow(line, said.id ?? '', { title: said.title ?? '' }, [
      { field: 'line', because: `it has ${cells.length} cells, and there are ${columns.length} columns` },
    ]);
  return rowOfCells(line, said);
}

/** Reads the id if it precedes the unclosed quotes. */
function keyBeforeQuotes(line: string, columns: readonly string[], sign: string): string {
  const before = line.split(sign).slice(0, columns.indexOf('id') + 1);
  return before.some((text) => text.includes('"')) ? '' : (before.at(-1) ?? '');
}

const partsOf = (text: string): readonly string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

function rowOfCells(line: number, said: JobCells): JobFeedRow {
  const cell = (name: JobColumn): string => (said[name] ?? '').trim();
  const day = (name: JobColumn): string | null => (isDay(cell(name)) ? cell(name) : null);
  const [description, from, to] = [feedText(cell('description')), feedNumber(cell('experience_from')), feedNumber(cell('experience_to'))];
  const isExperienceSaid = cell('experience_from') !== '' || cell('experience_to') !== '';
  const job = {
    title: cell('title'),
    company: cell('company'),
    description,
    places: partsOf(cell('city')),
    workplace: workplaceNamed(cell('workplace')),
    employment: employmentNamed(cell('employment')),
    experience: isExperienceSaid ? { from, to } : experienceIn(`${cell('title')}\n${description}`),
    pay: payAYear(feedNumber(cell('pay_from')), feedNumber(cell('pay_to')), 'INR', 'year'),
    skills: partsOf(cell('skills')),
    applyUrl: cell('apply_url'),
    postedOn: day('posted_on'),
    closesOn: day('closes_on'),
    confirmedOn: day('confirmed_on'),
  };
  const problems = problemsOfCells(cell);
  const needed = feedRow(line, cell('id'), job);
  return { ...needed, problems: [...needed.problems, ...problems] };
}

const noYears = `it is not a whole number up to ${mostJobExperience}`;
const noRupees = `it is not a number of rupees up to ${highestYearlyPay}`;
const noDay = 'it is not a day such as 2026-11-20';

function problemsOfCells(cell: (name: JobColumn) => string): readonly ImportProblem[] {
  const isYears = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) <= mostJobExperience;
  const isRupees = (text: string): boolean => {
    const rupees = feedNumber(text);
    return rupees !== null && rupees > 0 && rupees <= highestYearlyPay;
  };
  const faults: readonly (readonly [JobColumn, boolean, string])[] = [
    ['workplace', workplaceNamed(cell('workplace')) === null, `it is not one of ${workplaces.join(', ')}`],
    ['employment', employmentNamed(cell('employment')) === null, `it is not one of ${employmentTypes.join(', ')}`],
    ['experience_from', !isYears(cell('experience_from')), noYears],
    [
      'experience_to',
      !isYears(cell('experience_to')) || Number(cell('experience_to')) < Number(cell('experience_from')),
      `${noYears}, or less than experience_from`,
    ],
    ['pay_from', !isRupees(cell('pay_from')), noRupees],
    ['pay_to', !isRupees(cell('pay_to')) || (feedNumber(cell('pay_to')) ?? 0) < (feedNumber(cell('pay_from')) ?? 0), `${noRupees}, or less than pay_from`],
    ['posted_on', !isDay(cell('posted_on')), noDay],
    ['closes_on', !isDay(cell('closes_on')), noDay],
    ['confirmed_on', !isDay(cell('confirmed_on')), noDay],
  ];
  return faults.flatMap(([field, isFault, because]) => (isFault && cell(field) !== '' ? [{ field, because }] : []));
}

import { lineOf } from '../administration/form-line.ts';
import { csvRecords, type CsvRecord } from '../company-profiles/csv-records.ts';
import type { ImportProblem } from '../company-profiles/company-import.ts';
import { plainText } from '../content/plain-text.ts';
import { isDay } from '../jobs/feed-facts.ts';
import { longestCouponCode, longestCouponText, longestCouponTitle, mostCouponPoints, type Coupon } from './coupon.ts';

export const couponColumns = ['title', 'titleHi', 'text', 'textHi', 'points', 'endsOn', 'code'] as const;
type CouponColumn = (typeof couponColumns)[number];

/** Identified by its English title. */
export type ImportedCoupon = Pick<Coupon, 'title' | 'text' | 'points' | 'endsOn'>;

export interface CouponRow {
  readonly line: number;
  readonly coupon: ImportedCoupon;
  readonly code: string;
  readonly problems: readonly ImportProblem[];
}

export interface CouponRefusal {
  readonly code: 'unknown-columns' | 'missing-columns';
  readonly names: readonly string[];
}

export function couponsInCsv(text: string, today: string): readonly CouponRow[] | CouponRefusal {
  const [head, ...records] = csvRecords(text);
  const columns = (head?.cells ?? []).map((name) => name.trim());
  const unknown = columns.filter((name) => !couponColumns.some((column) => column === name));
  if (unknown.length > 0) return { code: 'unknown-columns', names: unknown };
  const missing = couponColumns.filter((name) => !columns.includes(name));
  if (missing.length > 0) return { code: 'missing-columns', names: missing };
  return agreeing(records.map((record) => rowOf(record, columns, today)));
}

function rowOf({ line, cells }: CsvRecord, columns: readonly string[], today: string): CouponRow {
  const cell = (name: CouponColumn): string => cells?.[columns.indexOf(name)] ?? '';
  const coupon: ImportedCoupon = {
    title: { en: lineOf(cell('title')), hi: lineOf(cell('titleHi')) },
    text: { en: plainText(cell('text')).trim(), hi: plainText(cell('textHi')).trim() },
    points: /^\d{1,3}$/.test(cell('points').trim()) ? Number(cell('points')) : 0,
    endsOn: cell('endsOn').trim(),
  };
  const code = lineOf(cell('code'));
  return { line, coupon, code, problems: cells === undefined ? [unclosed] : cells.length > columns.length ? [tooMany] : problemsOf(coupon, code, today) };
}

const unclosed = { field: 'line', because: 'its quotes do not close' };
const tooMany = { field: 'line', because: 'it has more cells than there are columns' };

function problemsOf({ title, text, points, endsOn }: ImportedCoupon, code: string, today: string): readonly ImportProblem[] {
  const texts: readonly (readonly [CouponColumn, string, number])[] = [
    ['title', title.en, longestCouponTitle],
    ['titleHi', title.hi ?? '', longestCouponTitle],
    ['text', text.en, longestCouponText],
    ['textHi', text.hi ?? '', longestCouponText],
    ['code', code, longestCouponCode],
  ];
  return [
    ...texts.flatMap(([field, said, longest]) =>
      said === '' ? [{ field, because: 'it is missing' }] : said.length > longest ? [{ field, because: `it is longer than ${longest} characters` }] : [],
    ),
    ...(points >= 1 && points <= mostCouponPoints ? [] : [{ field: 'points', because: `it is not a whole number from 1 to ${mostCouponPoints}` }]),
    ...(isDay(endsOn)
      ? endsOn < today
        ? [{ field: 'endsOn', because: 'that day is over' }]
        : []
      : [{ field: 'endsOn', because: 'it is not a day such as 2027-03-31' }]),
  ];
}

/** Refuses lines that contradict a coupon's first line, and codes the coupon already has. */
function agreeing(rows: readonly CouponRow[]): readonly CouponRow[] {
  const [first, codes] = [new Map<string, CouponRow>(), new Map<string, number>()];
  return rows.map((row) => {
    if (row.problems.length > 0) return row;
    const { title, ...said } = row.coupon;
    const before = first.get(title.en);
    const other =
      before &&
      couponFields({ title, ...said }).find(([field, value]) => couponFields(before.coupon).some(([name, local]) => name === field && local !== value));
    if (before && other) return { ...row, problems: [{ field: other[0], because: `line ${before.line} says another one of this coupon` }] };
    const known = codes.get(JSON.stringify([title.en, row.code]));
    if (known !== undefined) return { ...row, problems: [{ field: 'code', because: `line ${known} has it already` }] };
    if (!before) first.set(title.en, row);
    codes.set(JSON.stringify([title.en, row.code]), row.line);
    return row;
  });
}

export const couponFields = ({ title, text, points, endsOn }: ImportedCoupon): readonly (readonly [Exclude<CouponColumn, 'title' | 'code'>, string])[] => [
  ['titleHi', title.hi ?? ''],
  ['text', text.en],
  ['textHi', text.hi ?? ''],
  ['points', String(points)],
  ['endsOn', endsOn],
];

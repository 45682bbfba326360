import { fewestContributors, fewestPeople } from '#core/crowds/fewest.ts';
import type { Column } from '../database/column.ts';
import type { AnyTable } from '../database/table.ts';
import { company, companyLocation, formerCompanyUrl, industry, location } from '../companies/company-tables.ts';
import { ledgerHead, removal } from '../moderation/moderation-tables.ts';
import { awardCategory, awardEdition, awardEntrant, awardWinner } from '../awards/award-tables.ts';
import { city, department, designation } from '../reference-lists/reference-tables.ts';
import { companyRating, ratingCategory, ratingWeek, reviewSlice } from '../reviews/review-figure-tables.ts';
import { exitFigure } from '../reviews/exit-tables.ts';
import { marketPay, paySlice } from '../salaries/pay-tables.ts';
import type { DumpField } from './dump-format.ts';

export interface OpenTable {
  readonly table: AnyTable;
  /** Public columns left out: pictures, and counts of members or changes, which say nothing of a company. */
  readonly without: readonly string[];
  /** Condition of the exported rows; null exports all. */
  readonly where: string | null;
  /** Minimum of people per row, summed over these columns. */
  readonly fewest: { readonly of: readonly string[]; readonly people: number } | null;
}

const whole = (table: AnyTable, without: readonly string[] = []): OpenTable => ({ table, without, where: null, fewest: null });

const ofStars = ['one', 'two', 'three', 'four', 'five'];

/** Orders tables after those they reference; exports only columns declared public. */
export const openTables: readonly OpenTable[] = [
  whole(industry, ['id']),
  whole(location),
  whole(company, ['logo_image_id', 'cover_image_id', 'followers_count', 'photos_count', 'version', 'is_premium', 'award']),
  whole(companyLocation),
  whole(formerCompanyUrl),
  whole(department),
  whole(designation),
  whole(city),
  whole(ratingWeek),
  whole(companyRating),
  { ...whole(ratingCategory), fewest: { of: ofStars, people: fewestPeople } },
  { ...whole(reviewSlice), fewest: { of: ['reviews_count'], people: fewestContributors } },
  { ...whole(paySlice), where: 'people > 0', fewest: { of: ['people'], people: fewestContributors } },
  { ...whole(marketPay), where: 'people > 0', fewest: { of: ['people'], people: fewestContributors } },
  whole(exitFigure),
  whole(awardEdition),
  whole(awardCategory),
  whole(awardEntrant),
  whole(awardWinner),
  whole(removal),
  whole(ledgerHead),
];

const isOpen = ({ readBy }: Column<unknown>): boolean => readBy === 'everyone';

export const openColumns = ({ table, without }: OpenTable): readonly string[] =>
  Object.entries(table.columns).flatMap(([name, column]) => (isOpen(column) && !without.includes(name) ? [name] : []));

/** Columns whose texts a spreadsheet could take for formulas. */
export const textColumns = (open: OpenTable): readonly string[] => openColumns(open).filter((name) => open.table.columns[name]?.facts.kind === 'text');

const types: Readonly<Record<string, DumpField['type']>> = { number: 'number', flag: 'boolean', day: 'date', json: 'object' };

export const fieldsOf = (open: OpenTable): readonly DumpField[] =>
  openColumns(open).flatMap((name) => {
    const column = open.table.columns[name];
    return column ? [{ name, type: types[column.facts.kind] ?? 'string', description: column.purpose }] : [];
  });

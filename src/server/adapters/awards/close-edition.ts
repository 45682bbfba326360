import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { cutOffOf, isAwardYear } from '#core/awards/award-edition.ts';
import {
  awardCategories,
  categoriesOf,
  entersEdition,
  judgedEntrant,
  reviewsIn,
  weeksUpToCutOff,
  winnersAmong,
  type AwardEntrant,
  type AwardPlace,
  type JudgedEntrant,
} from '#core/awards/award-rule.ts';
import type { AwardCategory } from '#core/awards/award-category.ts';
import { frozenLine } from '#core/awards/frozen-text.ts';
import { packedWeeks } from '#core/awards/packed-weeks.ts';
import { awardYears, type AwardYear } from '#core/companies/company-award.ts';
import { Failure } from '#core/failure.ts';
import { sizeCodeOf } from '../companies/size-code.ts';
import { sanitizedIfAny, sanitizedLine } from '../content/sanitized-text.ts';
import { holdLock } from '../database/advisory-lock.ts';
import { perhapsDry } from '../database/perhaps-dry.ts';
import { newRow } from '../database/table.ts';
import type { Tables } from '../database/tables.ts';
import { awardCategory, awardEdition, awardEntrant, awardWinner } from './award-tables.ts';
import { allEntrants } from './read-entrants.ts';
import { showBestAwards } from '../companies/show-best-awards.ts';

type In = Transaction<Tables>;

interface ClosedEdition {
  readonly companiesCount: number;
  readonly reviewsCount: number;
  readonly winnersCount: number;
  readonly digest: string;
}

interface Closing {
  readonly isDryRun?: boolean;
  readonly fewestReviews?: number;
}

/** Freezes figures at the cut-off and picks winners irrevocably, blocking company merges and renames meanwhile. */
export function closeEdition(db: Kysely<Tables>, year: number, today: string, { isDryRun = false, fewestReviews = 0 }: Closing = {}): Promise<ClosedEdition> {
  return perhapsDry(db, isDryRun, async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    const closed = await closeWithin(transaction, year, today);
    if (closed.reviewsCount < fewestReviews) throw tooFew(year, closed.reviewsCount, fewestReviews);
    return closed;
  });
}

const tooFew = (year: number, found: number, fewest: number): Failure =>
  new Failure(
    'invalid',
    `The awards of ${year} would count ${found} reviews, and no list has winners with fewer than ${fewest}. Nothing was closed; --anyway closes them.`,
  );

export async function closeWithin(transaction: In, year: number, today: string): Promise<ClosedEdition> {
  await holdLock(transaction, 'companies');
  const closing = await yearToClose(transaction, year, today);
  return writeEdition(transaction, { year: closing, closedOn: today }, allEntrants(transaction));
}

/** Day of the edition, and today's ids of companies renamed since. */
interface EditionToWrite {
  readonly year: AwardYear;
  readonly closedOn: string;
  readonly companyOf?: (entrantId: string) => string;
}

/** Takes companies in batches by id. */
export async function writeEdition(
  transaction: In,
  { year, closedOn, companyOf = (entrantId) => entrantId }: EditionToWrite,
  source: AsyncIterable<readonly AwardEntrant[]> | Iterable<readonly AwardEntrant[]>,
): Promise<ClosedEdition> {
  const { judged, ...frozen } = await freezeEntrants(transaction, { year, companyOf }, source);
  const categories = awardCategories(judged, year);
  const winners = categories.flatMap(({ slug }) => winnersAmong(judged, slug, year));
  const counts = { ...frozen, companiesCount: judged.length, winnersCount: new Set(winners.map(({ companyId }) => companyId)).size };
  await writeLists(transaction, year, { categories, winners: winners.map((winner) => ({ ...winner, companyId: companyOf(winner.companyId) })) });
  await transaction
    .insertInto('award_edition')
    .values(editionRow(year, closedOn, counts))
    .execute();
  await showBestAwards(transaction);
  return counts;
}

async function yearToClose(transaction: In, year: number, today: string): Promise<AwardYear> {
  if (!isAwardYear(year)) throw new Failure('invalid', `There are only awards of ${awardYears.toReversed().join(', ')}.`);
  if (today <= cutOffOf(year)) throw new Failure('invalid', `Reviews count up to ${cutOffOf(year)}: close the awards of ${year} after that day.`);
  const closed = await transaction.selectFrom('award_edition').select('closed_on').where('year', '=', year).executeTakeFirst();
  if (closed) throw new Failure('conflict', `The awards of ${year} were closed on ${closed.closed_on}, and never change.`);
  return year;
}

async function freezeEntrants(
  transaction: In,
  { year, companyOf }: Required<Pick<EditionToWrite, 'year' | 'companyOf'>>,
  source: AsyncIterable<readonly AwardEntrant[]> | Iterable<readonly AwardEntrant[]>,
): Promise<{ judged: JudgedEntrant[]; reviewsCount: number; digest: string }> {
  const [hash, judged] = [createHash('sha256'), [] as JudgedEntrant[]];
  let reviewsCount = 0;
  for await (const companies of source) {
    const entering = companies
      .map((company) => ({
        ...company,
        name: sanitizedLine(company.name),
        industryName: sanitizedLine(company.industryName),
        weeks: weeksUpToCutOff(company.weeks, year),
      }))
      .filter((company) => entersEdition(company, year));
    if (entering.length === 0) continue;
    await transaction
      .insertInto('award_entrant')
      .values(entering.map((entrant) => entrantRow(year, entrant, companyOf)))
      .execute();
    for (const entrant of entering) {
      hash.update(frozenLine(entrant));
      reviewsCount += reviewsIn(entrant.weeks);
      judged.push(judgedEntrant(entrant, year));
    }
  }
  return { judged, reviewsCount, digest: hash.digest('hex') };
}

const entrantRow = (year: AwardYear, entrant: AwardEntrant, companyOf: (entrantId: string) => string) =>
  newRow(awardEntrant, {
    year,
    entrant_id: entrant.companyId,
    company_id: companyOf(entrant.companyId),
    url_name: entrant.urlName,
    name: sanitizedLine(entrant.name),
    industry: entrant.industry,
    industry_name: sanitizedLine(entrant.industryName),
    size: entrant.size === null ? null : sizeCodeOf(entrant.size),
    founded_year: entrant.foundedYear,
    prior_hundredths: entrant.priorHundredths,
    weeks: packedWeeks(entrant.weeks),
    slugs: [...categoriesOf(entrant, year)],
  });

const editionRow = (year: AwardYear, today: string, { companiesCount, reviewsCount, winnersCount, digest }: ClosedEdition) =>
  newRow(awardEdition, { year, closed_on: today, companies_count: companiesCount, reviews_count: reviewsCount, winners_count: winnersCount, digest });

interface Lists {
  readonly categories: readonly AwardCategory[];
  readonly winners: readonly AwardPlace[];
}

async function writeLists(transaction: In, year: AwardYear, { categories, winners }: Lists): Promise<void> {
  const categoryRows = categories.map(({ slug, industry, companiesCount, qualifiedCount }, place) =>
    newRow(awardCategory, { year, slug, place, industry: sanitizedIfAny(industry), companies_count: companiesCount, qualified_count: qualifiedCount }),
  );
  if (categoryRows.length > 0) await transaction.insertInto('award_category').values(categoryRows).execute();
  const winnerRows = winners.map(({ slug, place, companyId, urlName, name, ratingHundredths, reviewsCount }) =>
    newRow(awardWinner, {
      year,
      slug,
      place,
      company_id: companyId,
      url_name: urlName,
      name: sanitizedLine(name),
      rating_hundredths: ratingHundredths,
      reviews_count: reviewsCount,
    }),
  );
  if (winnerRows.length > 0) await transaction.insertInto('award_winner').values(winnerRows).execute();
}

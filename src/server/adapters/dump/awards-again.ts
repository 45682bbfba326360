import { createHash } from 'node:crypto';
import { awardCategories, judgedEntrant, reviewsIn, winnersAmong, type AwardEntrant } from '#core/awards/award-rule.ts';
import { isAwardYear } from '#core/awards/award-edition.ts';
import { frozenText } from '#core/awards/frozen-text.ts';
import { unpackedWeeks } from '#core/awards/packed-weeks.ts';
import type { AwardYear } from '#core/companies/company-award.ts';
import { awardCategory, awardEdition, awardEntrant, awardWinner } from '../awards/award-tables.ts';
import { sizeOfCode } from '../companies/size-code.ts';
import { csvLine, type CsvRow } from './csv-intake.ts';
import { markedText } from './marked-text.ts';
import { openColumns, openTables } from './open-tables.ts';
import type { FoundDump, RowReaders } from './read-dump.ts';
import { dumpedAt } from './write-dump.ts';

type Cells = Readonly<Record<string, string | number | null>>;

export interface DumpedEdition {
  readonly year: AwardYear;
  readonly closedOn: string;
  readonly entrants: readonly AwardEntrant[];
  /** Finds a company by its name at the closing of the edition. */
  readonly companyOf: (entrantId: string) => string;
}

/** Recomputes a dump's awards from the frozen figures (F-19). */
export class AwardsAgain {
  readonly #closed = new Map<number, string>();
  readonly #entrants = new Map<number, AwardEntrant[]>();
  readonly #companies = new Map<string, string>();

  readonly readers: RowReaders = {
    [dumpedAt(awardEdition.name)]: (row) => void this.#closed.set(Number(row['year']), row['closed_on'] ?? ''),
    [dumpedAt(awardEntrant.name)]: (row) => this.#take(row),
  };

  get editions(): readonly DumpedEdition[] {
    return [...this.#closed]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([year, closedOn]) => {
        if (!isAwardYear(year)) return [];
        const companyOf = (entrantId: string): string => this.#companies.get(`${year} ${entrantId}`) ?? entrantId;
        return [{ year, closedOn, companyOf, entrants: this.#entrants.get(year) ?? [] }];
      });
  }

  /** Lists that differ by any byte from those the rule computes. */
  problemsIn({ files }: Pick<FoundDump, 'files'>): readonly string[] {
    return Object.entries(this.#made()).flatMap(([path, text]) =>
      files.get(path)?.hash === `sha256:${createHash('sha256').update(text).digest('hex')}` ? [] : [`${path} is not what the figures of its editions make.`],
    );
  }

  #take(row: CsvRow): void {
    const year = Number(row['year']);
    const entrant: AwardEntrant = {
      companyId: row['entrant_id'] ?? '',
      urlName: row['url_name'] ?? '',
      name: row['name'] ?? '',
      industry: row['industry'] ?? '',
      industryName: row['industry_name'] ?? '',
      size: sizeOfCode(row['size'] === '' ? null : Number(row['size'])),
      foundedYear: row['founded_year'] === '' ? null : Number(row['founded_year']),
      priorHundredths: Number(row['prior_hundredths']),
      weeks: unpackedWeeks(row['weeks'] ?? ''),
    };
    this.#companies.set(`${year} ${entrant.companyId}`, row['company_id'] ?? '');
    const entrants = this.#entrants.get(year) ?? [];
    entrants.push(entrant);
    this.#entrants.set(year, entrants);
  }

  #made(): Readonly<Record<string, string>> {
    const [editions, categories, winners]: [Cells[], Cells[], Cells[]] = [[], [], []];
    for (const { year, closedOn, entrants, companyOf } of this.editions) {
      const judged = entrants.map((entrant) => judgedEntrant(entrant, year));
      const lists = awardCategories(judged, year);
      const places = lists.flatMap(({ slug }) => winnersAmong(judged, slug, year));
      editions.push({
        year,
        closed_on: closedOn,
        companies_count: entrants.length,
        reviews_count: entrants.reduce((sum, { weeks }) => sum + reviewsIn(weeks), 0),
        winners_count: new Set(places.map(({ companyId }) => companyId)).size,
        digest: createHash('sha256').update(frozenText(entrants)).digest('hex'),
      });
      lists.forEach(({ slug, industry, companiesCount, qualifiedCount }, place) =>
        categories.push({ year, slug, place, industry, companies_count: companiesCount, qualified_count: qualifiedCount }),
      );
      for (const { companyId, urlName, slug, place, name, ratingHundredths, reviewsCount } of places)
        winners.push({
          year,
          slug,
          place,
          company_id: companyOf(companyId),
          url_name: urlName,
          name,
          rating_hundredths: ratingHundredths,
          reviews_count: reviewsCount,
        });
    }
    return {
      [dumpedAt(awardEdition.name)]: csvOf(awardEdition.name, editions),
      [dumpedAt(awardCategory.name)]: csvOf(awardCategory.name, categories.toSorted(byYearAndSlug)),
      [dumpedAt(awardWinner.name)]: csvOf(awardWinner.name, winners.toSorted(byYearAndSlug)),
    };
  }
}

/** Orders by primary key; places are sorted already. */
const byYearAndSlug = (one: Cells, other: Cells): number =>
  Number(one['year']) - Number(other['year']) || (one['slug'] === other['slug'] ? 0 : String(one['slug']) < String(other['slug']) ? -1 : 1);

const markedCell = (cell: Cells[string]): Cells[string] => (typeof cell === 'string' ? markedText(cell) : cell);

function csvOf(table: string, rows: readonly Cells[]): string {
  const open = openTables.find((each) => each.table.name === table);
  const names = open ? openColumns(open) : [];
  return [names, ...rows.map((row) => names.map((name) => markedCell(row[name] ?? null)))].map(csvLine).join('');
}

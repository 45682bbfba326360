import { weekOf } from '#core/moderation/ledger.ts';
import { burstWeeks } from '#core/reviews/burst-weeks.ts';
import { countOf, ratingOf, withoutWeeks } from '#core/reviews/rating-formula.ts';
import type { WeekCount } from '#core/reviews/review-figures.ts';
import type { CsvRow } from './csv-intake.ts';
import type { RowReaders } from './read-dump.ts';
import { dumpedAt } from './write-dump.ts';

/** Recomputes a dump's ratings from their weeks (F-19). */
export class RatingsAgain {
  readonly #weeks = new Map<string, WeekCount[]>();
  readonly #ratings: CsvRow[] = [];

  readonly readers: RowReaders = {
    [dumpedAt('rating_week')]: (row) => {
      const weeks = this.#weeks.get(row['company_id'] ?? '') ?? [];
      weeks.push({ week: weekOf(row['week'] ?? ''), stars: ['one', 'two', 'three', 'four', 'five'].map((star) => Number(row[star])) });
      this.#weeks.set(row['company_id'] ?? '', weeks);
    },
    [dumpedAt('company_rating')]: (row) => void this.#ratings.push(row),
  };

  get count(): number {
    return this.#ratings.length;
  }

  get made(): readonly CsvRow[] {
    return this.#ratings.map((row) => {
      const weeks = this.#weeks.get(row['company_id'] ?? '') ?? [];
      const prior = Number(row['prior_hundredths']) / 100;
      return {
        ...row,
        reviews_count: String(weeks.reduce((sum, { stars }) => sum + countOf(stars), 0)),
        rating_hundredths: hundredths(ratingOf({ weeks, prior })),
        unburst_hundredths: hundredths(ratingOf({ weeks: withoutWeeks(weeks, burstWeeks(weeks)), prior })),
      };
    });
  }

  get problems(): readonly string[] {
    return this.made.flatMap((made, at) => {
      const row = this.#ratings[at] ?? made;
      const isEqual = Object.entries(made).every(([name, cell]) => row[name] === cell);
      return isEqual
        ? []
        : [
            `The rating of the company ${row['company_id']} is ${row['rating_hundredths'] || 'none'}, and its weeks make ${made['rating_hundredths'] || 'none'}.`,
          ];
    });
  }
}

const hundredths = (rating: number | null): string => (rating === null ? '' : String(Math.round(rating * 100)));

import { companyId, day, number, text, texts } from '../database/column.ts';
import { table } from '../database/table.ts';

const kept = { for: 'always', because: 'An edition of the awards never changes once it is closed, and it says nothing about any one person.' } as const;

const year = number('The year of the edition.', 'everyone');

/** Company names at the closing of the edition. */
const names = {
  url_name: text('The name of the company in web addresses at that time.', 'everyone', 'employers'),
  name: text('The name of the company at that time.', 'everyone', 'administrator'),
};

export const awardEdition = table('award_edition', {
  purpose: 'The closed editions of the awards, and how much was counted in each.',
  kept,
  spread: 'everywhere',
  columns: {
    year,
    closed_on: day('The day on which the host closed it.', 'everyone'),
    companies_count: number('How many companies had enough reviews for a rating.', 'everyone'),
    reviews_count: number('How many reviews these had up to the cut-off.', 'everyone').figure('proven rows'),
    winners_count: number('How many companies won in one category or several.', 'everyone').figure('proven rows'),
    digest: text('A hash of all figures that were frozen, so that anyone can see that none was changed.', 'everyone', 'product'),
  },
});

export const awardCategory = table('award_category', {
  purpose: 'The categories of closed editions of the awards.',
  kept,
  spread: 'everywhere',
  columns: {
    year,
    slug: text('The category: a size, startups, or the name of an industry in web addresses.', 'everyone', 'list'),
    place: number('The order in which categories are shown.', 'everyone'),
    industry: text('The name of the industry at that time.', 'everyone', 'administrator').orNull(),
    companies_count: number('How many of its companies had enough reviews for a rating.', 'everyone'),
    qualified_count: number('How many of them qualified.', 'everyone').figure('proven rows'),
  },
});

export const awardEntrant = table('award_entrant', {
  purpose: 'The figures of companies from which an edition of the awards was made, so that anyone can make its lists again.',
  kept,
  spread: 'by company',
  columns: {
    year,
    entrant_id: text('The company at that time; another if it was merged since.', 'everyone', 'random name'),
    company_id: companyId,
    ...names,
    industry: text('Its main line of work at that time.', 'everyone', 'employers'),
    industry_name: text('The name of that line of work.', 'everyone', 'administrator'),
    size: number('Roughly how many people it employed in India.', 'everyone').orNull(),
    founded_year: number('The year it was founded.', 'everyone').orNull(),
    prior_hundredths: number('The mean of its industry that its rating was made with.', 'everyone').figure('proven rows'),
    weeks: text('How many gave it how many stars, week by week up to the cut-off.', 'everyone', 'pattern').figure('proven rows'),
    slugs: texts('The categories that it was in.', 'everyone', 'list'),
  },
});

export const awardWinner = table('award_winner', {
  purpose: 'The winners of closed editions of the awards.',
  kept,
  spread: 'by company',
  columns: {
    year,
    slug: text('The category.', 'everyone', 'list'),
    place: number('Its place in the list.', 'everyone'),
    company_id: companyId,
    ...names,
    rating_hundredths: number('Its rating of the edition.', 'everyone').figure('proven rows'),
    reviews_count: number('How many reviews of the last two years before the cut-off it had.', 'everyone').figure('proven rows'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    award_category: typeof awardCategory;
    award_edition: typeof awardEdition;
    award_entrant: typeof awardEntrant;
    award_winner: typeof awardWinner;
  }
}

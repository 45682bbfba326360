import { fewestContributors, fewestPeople } from '#core/crowds/fewest.ts';
import type { ReviewCategory } from '#core/reviews/review.ts';
import { companyId, day, flag, number, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

const kept = {
  for: 'always',
  because: 'It is made again from the reviews that are shown and count whenever one is added or removed, and says nothing about any one person.',
} as const;
const ofReviews = { kept, spread: 'by company' } as const;

const starCounts = {
  one: number('How many gave one star.', 'everyone').figure('proven rows'),
  two: number('How many gave two.', 'everyone').figure('proven rows'),
  three: number('How many gave three.', 'everyone').figure('proven rows'),
  four: number('How many gave four.', 'everyone').figure('proven rows'),
  five: number('How many gave five.', 'everyone').figure('proven rows'),
};

export const ratingWeek = table('rating_week', {
  purpose: 'How many gave a company how many stars, week by week: all that its rating is made from.',
  ...ofReviews,
  columns: {
    company_id: companyId,
    week: day('The first day of the week.', 'everyone'),
    ...starCounts,
    is_burst: flag('Whether far more reviews of one kind came than is usual.', 'everyone').generated().figure('proven rows'),
  },
});

export const ratingCategory = table('rating_category', {
  purpose: 'How many gave a company how many stars for one of the things that are rated besides the whole.',
  ...ofReviews,
  columns: { company_id: companyId, category: oneOf<ReviewCategory>('What is rated.', 'everyone'), ...starCounts },
});

export const reviewSlice = table('review_slice', {
  purpose: `How many reviews of a company share a part of their jobs, where at least ${fewestContributors} do: what its reviews can be filtered by.`,
  ...ofReviews,
  columns: {
    company_id: companyId,
    level: number('How many parts of the job they share.', 'everyone'),
    department_id: number('The department.', 'everyone'),
    designation_id: number('The designation; 0 where they do not share it.', 'everyone').generated(),
    city_id: number('The city; 0 where they do not share it.', 'everyone').generated(),
    employment: text('The kind of employment; empty where they do not share it.', 'everyone', 'list').generated(),
    is_current: flag('Whether they work there still, where they share that.', 'everyone').generated(),
    reviews_count: number('How many there are.', 'everyone').figure('crowd'),
  },
});

export const companyRating = table('company_rating', {
  purpose: 'The rating of a company, and what it was made with besides the weeks.',
  ...ofReviews,
  columns: {
    company_id: companyId,
    reviews_count: number('How many reviews it is made of: those that are shown and count.', 'everyone').figure('proven rows'),
    rating_hundredths: number(`The rating; empty below ${fewestPeople} reviews.`, 'everyone').orNull().figure('proven rows'),
    unburst_hundredths: number('The rating without the weeks with a spike.', 'everyone').orNull().figure('proven rows'),
    prior_hundredths: number('The mean of the industry that it was made with.', 'everyone').figure('proven rows'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    company_rating: typeof companyRating;
    rating_category: typeof ratingCategory;
    rating_week: typeof ratingWeek;
    review_slice: typeof reviewSlice;
  }
}

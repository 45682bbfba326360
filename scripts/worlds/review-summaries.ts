// The figures of a world of reviews, made of all companies at once: what the product makes company by company, by the same rows.
import { fewestContributors } from '#core/crowds/fewest.ts';
import { reviewCategories, type ReviewCategory } from '#core/reviews/review.ts';
import type { CopyClient } from '#server/adapters/backup/copy-client.ts';
import { categoryColumns } from '#server/adapters/reviews/review-rows.ts';
import { withoutIndexes } from './without-indexes.ts';

const tables = ['rating_week', 'rating_category', 'review_slice', 'company_rating'];
const ofBench = "company_id like 'benchco%'";
const steps = [1, 2, 3, 4, 5];
const counts = (column: string): string => steps.map((step) => `count(*) filter (where ${column} = ${step})`).join(', ');

/** The columns that count one thing that is rated. */
const countsOf = (category: ReviewCategory): readonly string[] =>
  steps.map((step) => `count(*) filter (where ${categoryColumns[category]} = ${step}) as ${categoryColumns[category]}_${step}`);

/** The columns of a slice at each level: what is shared by it stands, and what is not is left out. */
const slices = [
  "department_id, 0, 0, '', false",
  "department_id, designation_id, 0, '', false",
  "department_id, designation_id, city_id, '', false",
  'department_id, designation_id, city_id, employment, is_current',
];

export async function summarizeReviews(client: CopyClient): Promise<void> {
  await client.run("begin; set local work_mem = '512MB'");
  await withoutIndexes(client, tables, async () => {
    await client.run(`insert into rating_week (company_id, week, one, two, three, four, five)
      select company_id, (posted_at at time zone 'UTC')::date, ${counts('stars')} from review where ${ofBench} group by 1, 2`);
    await client.run(`insert into company_rating (company_id, reviews_count, rating_hundredths, unburst_hundredths, prior_hundredths)
      select company_id, count(*), round(100 * avg(stars)), round(100 * avg(stars)), 380 from review where ${ofBench} group by 1`);
    await client.run(
      `create temp table counted on commit drop as select company_id, ${reviewCategories.flatMap(countsOf).join(', ')} from review where ${ofBench} group by 1`,
    );
    for (const category of reviewCategories)
      await client.run(`insert into rating_category (company_id, category, one, two, three, four, five)
        select company_id, '${category}', ${steps.map((step) => `${categoryColumns[category]}_${step}`).join(', ')} from counted`);
    await client.run(`create temp table job_group on commit drop as select company_id, department_id, designation_id, city_id, employment, is_current, count(*)::integer as number
      from review where ${ofBench} group by 1, 2, 3, 4, 5, 6`);
    for (const [at, parts] of slices.entries())
      await client.run(`insert into review_slice (company_id, level, department_id, designation_id, city_id, employment, is_current, reviews_count)
        select company_id, ${at + 1}, ${parts}, sum(number) from job_group group by 1, 2, 3, 4, 5, 6, 7 having sum(number) >= ${fewestContributors}`);
  });
  await client.run(`update company set reviews_count = found.reviews_count, rating_tenths = round(rating_hundredths / 10.0)
    from company_rating found where found.company_id = company.id and found.company_id like 'benchco%'; commit`);
  for (const table of [...tables, 'company', 'review', 'review_print']) await client.run(`vacuum analyze ${table}`);
}

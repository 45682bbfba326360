// A world in which much is said of employers: 80 lakh reviews of 1 lakh companies, of which the largest has 1.7 lakh.
import { countedYearOf } from '#core/crowds/counted-years.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { wholeJob } from '#core/crowds/shown-levels.ts';
import { reviewCategories, type ReviewCategory } from '#core/reviews/review.ts';
import type { CopyClient } from '#server/adapters/backup/copy-client.ts';
import { categoryColumns } from '#server/adapters/reviews/review-rows.ts';
import { atMost, told, type Finding } from '../bench/finding.ts';
import { companyIdOf, cachedWorld, load, makingCompanies, ofBench, secondsSince, valuesIn, weeksBefore, type Filling } from './cached-world.ts';
import { reviewTexts } from './made-up-texts.ts';
import { withoutIndexes } from './without-indexes.ts';
import { drawn, helpfulOf, keyOf, one, scatteredId, skewed, type Row } from './world-rows.ts';

const mostLoadSeconds = 600;

const scales = { small: { reviews: 80_000, companies: 1_000 }, headline: { reviews: 8_000_000, companies: 100_000 } };
type ReviewScale = typeof scales.small;

export const reviewWorld = cachedWorld('review', scales, { filledBy: `select from company_rating where company_id = '${companyIdOf(0)}'`, fill });

async function fill(filling: Filling, scale: ReviewScale): Promise<readonly Finding[]> {
  const { client } = filling;
  const ground = await groundOf(client);
  const loadSeconds = await load(filling, {
    what: `${scale.reviews} reviews of ${scale.companies} companies`,
    tables: ['review', 'review_print'],
    before: makingCompanies(scale.companies),
    copies: [{ target: `review (${columns})`, count: scale.reviews, rowsOf: (n) => [reviewRow(ground, scale, n)] }],
    finish: () =>
      client.run(`insert into review_print (company_id, review_id, version, print) select company_id, id, 0, array[${hashes}] from review where ${ofBench}`),
  });
  const summed = performance.now();
  await summarizeReviews(client);
  return [atMost('loading, with prints and indexes', loadSeconds, mostLoadSeconds, 's'), told('figures of all companies', secondsSince(summed), 's')];
}

const hashes = Array.from({ length: 16 }, (_, at) => `hashtext(id || '${at}')`).join(', ');

const columns =
  'company_id, id, author_ref, posted_at, stars, work_life, salary, job_security, growth, skills, culture, satisfaction, ' +
  'title, likes, dislikes, department_id, designation_id, city_id, employment, is_current, shown_level, counted_level, counted_year, industry, up_count, best';

/** What reviews are about, and the weeks in which they came, newest first. All count, those of former years too: it is the most that there can be to read. */
const groundOf = async (client: CopyClient) => ({
  industries: await valuesIn(client, 'select url_name as value from industry order by 1'),
  jobs: await client.ask<{ readonly id: number; readonly department: number }>('select id, department_id as department from designation order by id'),
  cities: await valuesIn<number>(client, 'select id as value from city order by 1 limit 500'),
  weeks: weeksBefore(Date.now(), 200),
  year: countedYearOf(Date.now()),
});

/** How many kinds of jobs a company has: each is that of forty reviews or so. */
function kindsAt(company: number, { reviews, companies }: ReviewScale): number {
  const expected = (reviews * (Math.cbrt(company + 1) - Math.cbrt(company))) / Math.cbrt(companies);
  return Math.min(400, Math.max(1, Math.floor(expected / 40)));
}

function reviewRow({ industries, jobs, cities, weeks, year }: Awaited<ReturnType<typeof groundOf>>, size: ReviewScale, n: number): Row {
  const company = skewed(size.companies, drawn(n, 1));
  const kind = Math.floor(kindsAt(company, size) * drawn(n, 2));
  const job = jobs[(company * 31 + kind * 7) % jobs.length];
  const id = scatteredId(n);
  const stars = 1 + Math.floor(5 * Math.sqrt(drawn(n, 3)));
  const rated = [5, 6, 7, 8, 9, 10, 11].map((purpose) => Math.max(1, Math.min(5, stars - 1 + Math.floor(3 * drawn(n, purpose)))));
  const city = cities[(company * 17 + Math.floor(kind / 3)) % cities.length] ?? null;
  const employment = kind % 10 === 9 ? 'contract' : 'full-time';
  const place = [job?.department ?? null, job?.id ?? null, city, employment, kind % 2 === 0 ? 't' : 'f', wholeJob, wholeJob, year];
  const industry = industries[company % industries.length] ?? null;
  const posted = one(weeks, drawn(n, 12) ** 1.35);
  return [companyIdOf(company), id, keyOf(id), posted, stars, ...rated, ...reviewTexts(n), ...place, industry, helpfulOf(n), helpfulOf(n)];
}

const figureTables = ['rating_week', 'rating_category', 'review_slice', 'company_rating'];
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

/** Makes the figures of all companies at once: what the product makes company by company, by the same rows. */
async function summarizeReviews(client: CopyClient): Promise<void> {
  await client.run("begin; set local work_mem = '512MB'");
  await withoutIndexes(client, figureTables, async () => {
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
    from company_rating found where found.company_id = company.id and found.${ofBench}; commit`);
  for (const table of [...figureTables, 'company', 'review', 'review_print']) await client.run(`vacuum analyze ${table}`);
}

// A world in which much is said of employers: 80 lakh reviews of 1 lakh companies, of which the largest has 1.7 lakh.
import { countedYearOf } from '#core/crowds/counted-years.ts';
import { wholeJob } from '#core/crowds/shown-levels.ts';
import type { CopyClient } from '#server/adapters/backup/copy-client.ts';
import { companyIdOf, fillOnce, makingCompanies, secondsSince, weeksBefore, type WorldScale } from './company-world.ts';
import { reviewText } from './review-texts.ts';
import { summarizeReviews } from './review-summaries.ts';
import { withoutIndexes } from './without-indexes.ts';
import { drawn, linesOf, scatteredId, type Row } from './world-rows.ts';

/** The sizes that can be asked for. */
export const reviewScales: Readonly<Record<WorldScale, ReviewScale>> = {
  small: { reviews: 80_000, companies: 1_000 },
  headline: { reviews: 8_000_000, companies: 100_000 },
};

interface ReviewScale {
  readonly reviews: number;
  readonly companies: number;
}

const toldEach = 500_000;

/** The world is kept between runs, for it takes a while to fill. */
export const reviewWorldDir = (scale: WorldScale): string => `.cache/review-world-${scale}`;

/** The seconds that filling took; none where the world was full already. */
interface Filled {
  readonly loadSeconds: number;
  readonly summarySeconds: number;
}

/** Fills the world while no product runs on it. */
export const fillReviewWorld = (scale: WorldScale, say: (line: string) => void): Promise<Filled | undefined> =>
  fillOnce(reviewWorldDir(scale), {
    filledBy: `select from company_rating where company_id = '${companyIdOf(0)}'`,
    fill: (client) => fill(client, reviewScales[scale], say),
  });

async function fill(client: CopyClient, scale: ReviewScale, say: (line: string) => void): Promise<Filled> {
  const { reviews, companies } = scale;
  say(`Filling a world with ${reviews} reviews of ${companies} companies; this is done once.`);
  const began = performance.now();
  const ground = await groundOf(client);
  await client.run(`begin; set local work_mem = '256MB'; ${makingCompanies(companies)}`);
  const tell = (n: number): void => {
    if (n % toldEach === 0) say(`  ${n} of ${reviews} reviews`);
  };
  await withoutIndexes(client, ['review', 'review_print'], async () => {
    await client.copyIn(
      `review (${columns})`,
      linesOf(reviews, (n) => [reviewRow(ground, scale, n)], tell),
    );
    say(`Copied after ${secondsSince(began)} s; now the prints and indexes.`);
    await client.run(
      `insert into review_print (company_id, review_id, version, print) select company_id, id, 0, array[${hashes}] from review where company_id like 'benchco%'`,
    );
  });
  await client.run('commit');
  await client.run('analyze review; analyze review_print; analyze company');
  const loadSeconds = secondsSince(began);
  say(`Loaded in ${loadSeconds} s; now the figures.`);
  const summed = performance.now();
  await summarizeReviews(client);
  return { loadSeconds, summarySeconds: secondsSince(summed) };
}

const hashes = Array.from({ length: 16 }, (_, at) => `hashtext(id || '${at}')`).join(', ');

const columns =
  'company_id, id, author_ref, posted_at, stars, work_life, salary, job_security, growth, skills, culture, satisfaction, ' +
  'title, likes, dislikes, department_id, designation_id, city_id, employment, is_current, shown_level, counted_level, counted_year, industry, up_count, best';

/** What reviews are about, and the weeks in which they came, newest first. */
interface Ground {
  readonly industries: readonly string[];
  readonly jobs: readonly { readonly id: number; readonly department: number }[];
  readonly cities: readonly number[];
  readonly weeks: readonly string[];
  /** All count, those of former years too: it is the most that there can be to read. */
  readonly year: number;
}

async function groundOf(client: CopyClient): Promise<Ground> {
  return {
    industries: (await client.ask<{ readonly name: string }>('select url_name as name from industry order by 1')).map(({ name }) => name),
    jobs: await client.ask('select id, department_id as department from designation order by id'),
    cities: (await client.ask<{ readonly id: number }>('select id from city order by id limit 500')).map(({ id }) => id),
    weeks: weeksBefore(Date.now(), 200),
    year: countedYearOf(Date.now()),
  };
}

/** How many kinds of jobs a company has: each is that of forty reviews or so. */
function kindsAt(company: number, { reviews, companies }: ReviewScale): number {
  const expected = (reviews * (Math.cbrt(company + 1) - Math.cbrt(company))) / Math.cbrt(companies);
  return Math.min(400, Math.max(1, Math.floor(expected / 40)));
}

function reviewRow({ industries, jobs, cities, weeks, year }: Ground, size: ReviewScale, n: number): Row {
  const company = Math.floor(size.companies * drawn(n, 1) ** 3);
  const kind = Math.floor(kindsAt(company, size) * drawn(n, 2));
  const job = jobs[(company * 31 + kind * 7) % jobs.length];
  const id = scatteredId(n);
  const stars = 1 + Math.floor(5 * Math.sqrt(drawn(n, 3)));
  const helpful = Math.floor(61 * drawn(n, 4) ** 14);
  const rated = [5, 6, 7, 8, 9, 10, 11].map((purpose) => Math.max(1, Math.min(5, stars - 1 + Math.floor(3 * drawn(n, purpose)))));
  const said = reviewText(n, (purpose) => drawn(n, purpose));
  const posted = weeks[Math.floor(weeks.length * drawn(n, 12) ** 1.35)] ?? null;
  const city = cities[(company * 17 + Math.floor(kind / 3)) % cities.length] ?? null;
  const employment = kind % 10 === 9 ? 'contract' : 'full-time';
  const place = [
    job?.department ?? null,
    job?.id ?? null,
    city,
    employment,
    kind % 2 === 0 ? 't' : 'f',
    wholeJob,
    wholeJob,
    year,
    industries[company % industries.length] ?? null,
  ];
  return [companyIdOf(company), id, `${id}${id}${id}`.slice(0, 43), posted, stars, ...rated, said.title, said.likes, said.dislikes, ...place, helpful, helpful];
}

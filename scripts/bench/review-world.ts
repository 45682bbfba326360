// A world in which much is said of employers: 80 lakh reviews of 1 lakh companies, of which the largest has 1.7 lakh.
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { CopyClient } from '#server/adapters/backup/copy-client.ts';
import { openDatabase } from '#server/adapters/database/database.ts';
import { databaseFor } from '../product/product-database.ts';
import { noteMixed } from '#server/adapters/hourly-round.ts';
import { startProduct } from '../product/product.ts';
import { reviewText } from './review-texts.ts';
import { summarizeReviews } from './review-summaries.ts';
import { withoutIndexes } from './without-indexes.ts';

/** The sizes that can be asked for. */
export const reviewScales = {
  small: { reviews: 80_000, companies: 1_000 },
  headline: { reviews: 8_000_000, companies: 100_000 },
} as const;
export type ReviewScale = keyof typeof reviewScales;

const rowsAtOnce = 2_000;
const toldEach = 500_000;

/** The world is kept between runs, for it takes a while to fill. */
export const reviewWorldDir = (scale: ReviewScale): string => `.cache/review-world-${scale}`;

/** The seconds that filling took; none where the world was full already. */
interface Filled {
  readonly loadSeconds: number;
  readonly summarySeconds: number;
}

/** Fills the world while no product runs on it. */
export async function fillReviewWorld(scale: ReviewScale, say: (line: string) => void): Promise<Filled | undefined> {
  const dataDir = reviewWorldDir(scale);
  await (await startProduct({ dataDir, scale: 'test' })).stop();
  const database = await openDatabase({ dataDir, databaseUrl: await databaseFor(dataDir), say: () => undefined });
  const client = await CopyClient.open(database.url);
  try {
    const [known] = await client.ask<{ readonly isFull: boolean }>(
      `select exists (select from company_rating where company_id = '${companyIdOf(0)}') as "isFull"`,
    );
    if (known?.isFull) return undefined;
    const filled = await fill(client, scale, say);
    // Its keys are drawn by lot, so that its rows tell no order that would have to be mixed.
    await noteMixed(database.db, { now: Date.now });
    return filled;
  } finally {
    await client.close();
    await database.close();
  }
}

async function fill(client: CopyClient, scale: ReviewScale, say: (line: string) => void): Promise<Filled> {
  const { reviews, companies } = reviewScales[scale];
  say(`Filling a world with ${reviews} reviews of ${companies} companies; this is done once.`);
  const began = performance.now();
  const ground = await groundOf(client);
  await client.run(`begin; set local work_mem = '256MB'; insert into company (id, url_name, name, industry, reviews_count)
    select 'benchco' || lpad(n::text, 9, '0'), 'bench-company-' || n, 'Bench Company ' || n, (array(select url_name from industry order by 1))[1 + n % ${ground.industries.length}], 0
    from generate_series(0, ${companies - 1}) as n`);
  await withoutIndexes(client, ['review', 'review_print'], async () => {
    await client.copyIn(`review (${columns})`, linesOf(ground, scale, say));
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
const secondsSince = (began: number): number => Math.round((performance.now() - began) / 1_000);

export const companyIdOf = (number: number): string => `benchco${String(number).padStart(9, '0')}`;

const columns =
  'company_id, id, author_ref, posted_at, stars, work_life, salary, job_security, growth, skills, culture, satisfaction, ' +
  'title, likes, dislikes, department_id, designation_id, city_id, employment, is_current, shown_level, industry, up_count, best';

/** What reviews are about, and the weeks in which they came, newest first. */
interface Ground {
  readonly industries: readonly string[];
  readonly jobs: readonly { readonly id: number; readonly department: number }[];
  readonly cities: readonly number[];
  readonly weeks: readonly string[];
}

async function groundOf(client: CopyClient): Promise<Ground> {
  const now = Date.now();
  return {
    industries: (await client.ask<{ readonly name: string }>('select url_name as name from industry order by 1')).map(({ name }) => name),
    jobs: await client.ask('select id, department_id as department from designation order by id'),
    cities: (await client.ask<{ readonly id: number }>('select id from city order by id limit 500')).map(({ id }) => id),
    weeks: Array.from({ length: 200 }, (_week, ago) => new Date(mondayOf(weekOf(dayOf(now - ago * 7 * dayMs)))).toISOString()),
  };
}

/** The rows of all reviews as COPY reads them, some at a time. None of them holds a tab, a line break or a backslash. */
async function* linesOf(ground: Ground, scale: ReviewScale, say: (line: string) => void): AsyncGenerator<Buffer> {
  const { reviews } = reviewScales[scale];
  let lines: string[] = [];
  for (let n = 1; n <= reviews; n++) {
    lines.push(reviewRow(ground, scale, n));
    if (n % toldEach === 0) say(`  ${n} of ${reviews} reviews`);
    if (lines.length < rowsAtOnce && n < reviews) continue;
    yield Buffer.from(`${lines.join('\n')}\n`);
    lines = [];
  }
}

/** A number from 0 to below 1 that belongs to a review and a purpose. */
function drawn(n: number, purpose: number): number {
  const once = Math.imul(n ^ (purpose * 0x9e_37_79_b1), 0x85_eb_ca_6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2_b2_ae_35);
  return ((twice ^ (twice >>> 16)) >>> 0) / 2 ** 32;
}

/** How many kinds of jobs a company has: each is that of forty reviews or so. */
function kindsAt(company: number, { reviews, companies }: (typeof reviewScales)[ReviewScale]): number {
  const expected = (reviews * (Math.cbrt(company + 1) - Math.cbrt(company))) / Math.cbrt(companies);
  return Math.min(400, Math.max(1, Math.floor(expected / 40)));
}

function reviewRow({ industries, jobs, cities, weeks }: Ground, scale: ReviewScale, n: number): string {
  const size = reviewScales[scale];
  const company = Math.floor(size.companies * drawn(n, 1) ** 3);
  const kind = Math.floor(kindsAt(company, size) * drawn(n, 2));
  const job = jobs[(company * 31 + kind * 7) % jobs.length];
  const id = `${hex(Math.imul(n, 0x9e_37_79_b1))}${hex(n)}`;
  const stars = 1 + Math.floor(5 * Math.sqrt(drawn(n, 3)));
  const helpful = Math.floor(61 * drawn(n, 4) ** 14);
  const rated = [5, 6, 7, 8, 9, 10, 11].map((purpose) => Math.max(1, Math.min(5, stars - 1 + Math.floor(3 * drawn(n, purpose)))));
  const said = reviewText(n, (purpose) => drawn(n, purpose));
  const posted = weeks[Math.floor(weeks.length * drawn(n, 12) ** 1.35)];
  const city = cities[(company * 17 + Math.floor(kind / 3)) % cities.length];
  const employment = kind % 10 === 9 ? 'contract' : 'full-time';
  const place = [job?.department, job?.id, city, employment, kind % 2 === 0 ? 't' : 'f', 4, industries[company % industries.length]];
  return [
    companyIdOf(company),
    id,
    `${id}${id}${id}`.slice(0, 43),
    posted,
    stars,
    ...rated,
    said.title,
    said.likes,
    said.dislikes,
    ...place,
    helpful,
    helpful,
  ].join('\t');
}

const hex = (number: number): string => (number >>> 0).toString(16).padStart(8, '0');

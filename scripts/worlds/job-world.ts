// A world in which many jobs are open: 5 lakh of 20 thousand companies, in cities, titles and skills of which a few are very common.
import { atMost, type Finding } from '../bench/finding.ts';
import { cachedWorld, companyIdOf, load, makingCompanies, type Filling } from './cached-world.ts';

const mostLoadSeconds = 600;
const rowsAtOnce = 100_000;
/** The descriptions that jobs share, and the words from which each is drawn. */
const descriptions = 3_000;
const wordsOfOne = 130;
const vocabulary = 8_000;

const scales = {
  small: { jobs: 50_000, companies: 2_000 },
  headline: { jobs: 500_000, companies: 20_000 },
};
type JobScale = typeof scales.small;

export const jobWorld = cachedWorld('job', scales, { filledBy: `select from job where company_id = '${companyIdOf(0)}'`, fill });

async function fill(filling: Filling, scale: JobScale): Promise<readonly Finding[]> {
  const { client } = filling;
  const seconds = await load(filling, {
    what: `${scale.jobs} jobs of ${scale.companies} companies`,
    tables: ['job'],
    before: `select setseed(0.36); ${makingCompanies(scale.companies)}; ${ground}`,
    finish: async (say) => {
      for (let from = 1; from <= scale.jobs; from += rowsAtOnce) {
        const to = Math.min(scale.jobs, from + rowsAtOnce - 1);
        await client.run(jobsFrom(scale, from, to));
        say(`${to} of ${scale.jobs} jobs`);
      }
      await client.run('drop table bench_text, bench_title, bench_city, bench_skill');
    },
  });
  return [atMost('loading, with indexes', seconds, mostLoadSeconds, 's')];
}

/** The texts and the lists from which rows are drawn, each with a number from 1 on. */
const ground = `create table bench_text as select n, said, strip(text_words(said)) as words from (
    select n, string_agg('word' || (1 + floor(${vocabulary} * power(random(), 4)))::integer, ' ') as said from generate_series(1, ${descriptions}) as n, generate_series(1, ${wordsOfOne}) group by n) as texts;
  create table bench_title as select row_number() over (order by id) as n, id, name from designation;
  create table bench_city as select row_number() over (order by id) as n, id from city;
  create table bench_skill as select row_number() over (order by id) as n, id from skill`;

/** So many things of a list, of which the first are drawn far more often; the number of the job makes each draw its own. */
const some = (list: string, many: string, skew: number): string => `coalesce((select array_agg(distinct listed.id) from (
    select 1 + floor((select count(*) from ${list}) * power(random(), ${skew})) as n from generate_series(1, ${many}) offset 0) as lots join ${list} as listed on listed.n = lots.n), '{}')`;

/** Rows of the jobs of some numbers. The title stands in front of the words as `wordsOfJob` writes them. */
const jobsFrom = ({ companies }: JobScale, from: number, to: number): string => `
  insert into job (company_id, id, feed, feed_key, likeness, fingerprint, title, description, designation_id, industry, city_ids, skill_ids, workplace, employment, experience_from, experience_to,
      pay_from, pay_to, apply_url, scam_signs, first_seen, last_confirmed, reposts, closes_on, rating_key, words)
    select company.id, left(print, 16), 'bench', 'bench' || drawn.n, left(print, 22), print, title.name || ' ' || drawn.n, text.said, case when chance < 0.9 then title.id end, company.industry, cities, skills,
      (array['office', 'hybrid', 'remote'])[1 + floor(3 * place * place)::integer], (array['full-time', 'contract', 'intern', 'part-time'])[1 + floor(4 * power(kind, 4))::integer], years, years + 3,
      case when paid < 0.4 then pay end, case when paid < 0.4 then pay + 400000 end, 'https://careers.bench.example/jobs/' || drawn.n, '{}',
      current_date - floor(60 * power(age, 1.5))::integer, current_date, 0, case when chance < 0.2 then current_date + floor(60 * place)::integer end, company.rating_key,
      text.words || strip(text_words(title.name)) || replace(' ' || strip(text_words(title.name))::text, ' ''', ' ''=')::tsvector
    from (select n, md5('job ' || n) as print, random() as chance, random() as place, random() as kind, random() as paid, random() as age,
        floor(12 * power(random(), 2))::smallint as years, (200000 + 3000000 * power(random(), 3))::bigint as pay,
        floor(${companies} * power(random(), 2))::integer as company, 1 + floor((select count(*) from bench_title) * power(random(), 3)) as title, 1 + floor(${descriptions} * random())::integer as text,
        ${some('bench_city', '1 + n % 2', 4)} as cities, ${some('bench_skill', '3 + n % 6', 3)} as skills
      from generate_series(${from}, ${to}) as n offset 0) as drawn
    join company on company.id = 'benchco' || lpad(drawn.company::text, 9, '0')
    join bench_title as title on title.n = drawn.title join bench_text as text on text.n = drawn.text`;

// A world in which many tell their pay: 4 crore salaries of 1 lakh companies, of which the largest has 8.6 lakh, in 5,000 jobs and 500 cities.
import { atMost, type Finding } from '../bench/finding.ts';
import { companyIdOf, cachedWorld, load, makingCompanies, weeksBefore, type Filling } from './cached-world.ts';

const mostLoadSeconds = 600;
const rowsAtOnce = 1_000_000;
/** The weeks of which there are salaries, as in the demo. */
const weeks = 156;
/** The salaries that a job of a company has in the mean, and the most jobs of one. */
const perJob = 40;
const mostJobs = 400;
/** The number of the first made-up job and city; those of the lists are below. */
const firstBenchId = 900_001;

const scales = {
  small: { salaries: 400_000, companies: 1_000, jobs: 500, cities: 500 },
  headline: { salaries: 40_000_000, companies: 100_000, jobs: 5_000, cities: 500 },
};
type SalaryScale = typeof scales.small;

export const salaryWorld = cachedWorld('salary', scales, { filledBy: `select from salary where company_id = '${companyIdOf(0)}'`, fill });

async function fill(filling: Filling, scale: SalaryScale): Promise<readonly Finding[]> {
  const { client } = filling;
  const seconds = await load(filling, {
    what: `${scale.salaries} salaries of ${scale.companies} companies`,
    tables: ['salary'],
    // A table that is emptied in the same stroke is written without a log. The few salaries of the demo are no loss here.
    before: `truncate salary; select setseed(0.36); ${groundOf(scale)}`,
    finish: async (say) => {
      for (let from = 1; from <= scale.salaries; from += rowsAtOnce) {
        const to = Math.min(scale.salaries, from + rowsAtOnce - 1);
        await client.run(salariesFrom(scale, from, to));
        say(`${to} of ${scale.salaries} salaries`);
      }
    },
  });
  for (const table of ['designation', 'city']) await client.run(`vacuum analyze ${table}`);
  return [atMost('loading, with indexes', seconds, mostLoadSeconds, 's')];
}

/** The companies, and as many jobs and cities as the lists are short of. */
const groundOf = ({ companies, jobs, cities }: SalaryScale): string => `${makingCompanies(companies)};
  insert into designation (id, department_id, name) select ${firstBenchId} + n, (array(select id from department order by id))[1 + n % (select count(*) from department)], 'Bench Job ' || n
    from generate_series(1, ${jobs} - (select count(*) from designation)::integer) as n;
  insert into city (id, name, state) select ${firstBenchId} + n, 'Bench City ' || n, 'Goa' from generate_series(1, ${cities} - (select count(*) from city)::integer) as n`;

/** What is drawn for a salary, and what follows from it: the company, its jobs, and how the job and the company pay. */
const drawn = ({ salaries, companies, jobs, cities }: SalaryScale): string => `
  select *, 1 + (company * 31 + kind * 7) % ${jobs} as job, 1 + (company * 17 + floor((1 + kinds / 8) * city_at * city_at)::integer) % ${cities} as city
  from (select *, floor(kinds * kind_at * sqrt(kind_at))::integer as kind
    from (select *, greatest(1, least(${mostJobs}, floor(${salaries / perJob} * (cbrt(company + 1) - cbrt(company)) / cbrt(${companies}))))::integer as kinds
      from (select md5('pay ' || n) as print, floor(${companies} * power(random(), 3))::integer as company, random() as kind_at, random() as city_at,
        least(30, floor(-4.5 * ln(1 - random())))::integer as years, (random() + random() + random() + random() - 2) * 1.732 as bell,
        1 + floor(${weeks} * power(random(), 1.4))::integer as week, random() as chance
        from generate_series($from, $to) as n offset 0) as lots offset 0) as places offset 0) as jobs offset 0`;

/** Rows of the salaries of some numbers. Pay is spread as real pay is; one in five has a variable part, one in thirty stock, and one in five hundred is paid in dollars. */
function salariesFrom(scale: SalaryScale, from: number, to: number): string {
  const pay = `exp(1.5 * ((job * 7919) % 1000) / 1000 + 1.6 * (1 - exp(-years / 10.0)) + 0.3 * ((company * 131) % 100) / 100 + 0.32 * bell)`;
  const mondays = weeksBefore(Date.now(), weeks).map((monday) => `'${monday}'`);
  return `insert into salary (company_id, id, author_ref, posted_at, counted_year, designation_id, city_id, experience_years, employment, is_current, currency, fixed, variable, stock_type, vesting_period, stock)
    select 'benchco' || lpad(company::text, 9, '0'), left(print, 16), print || left(print, 11), (select array[${mondays.join(', ')}]::timestamptz[])[week], extract(year from (select array[${mondays.join(', ')}]::timestamptz[])[week]),
      (array(select id from designation order by id limit ${scale.jobs}))[job], (array(select id from city order by id limit ${scale.cities}))[city], years,
      case when chance < 0.9 then 'full-time' when chance < 0.96 then 'contract' when chance < 0.98 then 'intern' else 'part-time' end, chance < 0.7,
      case when chance between 0.5 and 0.502 then 'USD' else 'INR' end,
      1000 * greatest(60, round(case when chance between 0.5 and 0.502 then 100 else 240 end * pay)), case when chance < 0.2 then 1000 * round(24 * pay) else 0 end,
      case when chance between 0.2 and 0.23 then 'rsus' end, case when chance between 0.2 and 0.23 then 4 end, case when chance between 0.2 and 0.23 then 1000 * round(120 * pay) else 0 end
    from (select *, ${pay} as pay from (${drawn(scale).replace('$from', `${from}`).replace('$to', `${to}`)}) as salaries offset 0) as paid`;
}

// A world for the search: 2 lakh companies with names that share words, 80 lakh reviews, 10 lakh interviews, 4 lakh questions and 2 lakh posts with words of all frequencies.
import type { Kysely } from 'kysely';
import type { CopyClient } from '#server/adapters/backup/copy-client.ts';
import { fillSearch } from '#server/adapters/search/fill-search.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { companyIdOf, fillOnce, secondsSince, weeksBefore, type WorldScale } from './company-world.ts';
import { companyNames } from './search-names.ts';
import { rareWord, sentence } from './search-vocabulary.ts';
import { withoutIndexes } from './without-indexes.ts';
import { drawn, linesOf, scatteredId, type Row } from './world-rows.ts';

interface SearchScale {
  readonly companies: number;
  readonly reviews: number;
  readonly interviews: number;
  readonly questions: number;
  readonly posts: number;
}

/** The sizes that can be asked for. */
export const searchScales: Readonly<Record<WorldScale, SearchScale>> = {
  small: { companies: 20_000, reviews: 800_000, interviews: 100_000, questions: 40_000, posts: 20_000 },
  headline: { companies: 200_000, reviews: 8_000_000, interviews: 1_000_000, questions: 400_000, posts: 200_000 },
};

/** The seconds that filling took. */
interface Filled {
  readonly loadSeconds: number;
  readonly namesSeconds: number;
}

/** The world is kept between runs, for it takes a while to fill. */
export const searchWorldDir = (scale: WorldScale): string => `.cache/search-world-${scale}`;

const tables = ['review', 'interview', 'question', 'post'];

/** Fills the world while no product runs on it; answers the seconds that took, none where it was full already. */
export const fillSearchWorld = (scale: WorldScale, say: (line: string) => void): Promise<Filled | undefined> =>
  fillOnce(searchWorldDir(scale), {
    filledBy: `select from search_entry where id = '${companyIdOf(0)}'`,
    fill: (client, db) => fill(client, db, { scale: searchScales[scale], say }),
  });

async function fill(
  client: CopyClient,
  db: Kysely<Tables>,
  { scale, say }: { readonly scale: SearchScale; readonly say: (line: string) => void },
): Promise<Filled> {
  say(`Filling a world with ${scale.reviews} reviews of ${scale.companies} companies; this is done once.`);
  const began = performance.now();
  const ground = await groundOf(client);
  await client.run("begin; set local work_mem = '256MB'");
  await withoutIndexes(client, tables, async () => {
    for (const [count, { target, rowOf }] of copies(ground, scale)) {
      const copied = await client.copyIn(
        target,
        linesOf(count, (n) => [rowOf(n)]),
      );
      say(`  ${copied} rows of ${target.split(' ')[0]} after ${secondsSince(began)} s`);
    }
    await client.run(
      `update company set reviews_count = found.count from (select company_id, count(*) from review where company_id like 'benchco%' group by 1) as found where id = company_id`,
    );
  });
  await client.run('commit');
  for (const table of [...tables, 'company']) await client.run(`vacuum analyze ${table}`);
  const loadSeconds = secondsSince(began);
  say(`Loaded with indexes in ${loadSeconds} s; now the names.`);
  const named = performance.now();
  await fillSearch(db, { isWhole: true });
  const namesSeconds = secondsSince(named);
  for (const table of ['search_entry', 'search_word']) await client.run(`vacuum analyze ${table}`);
  return { loadSeconds, namesSeconds };
}

/** What rows refer to. */
interface Ground {
  readonly industries: readonly string[];
  readonly cities: readonly string[];
  readonly jobs: readonly number[];
  readonly communities: readonly string[];
  readonly personas: readonly string[];
  readonly weeks: readonly string[];
}

async function groundOf(client: CopyClient): Promise<Ground> {
  const column = async <Value extends string | number>(query: string): Promise<readonly Value[]> =>
    (await client.ask<{ readonly value: Value }>(query)).map(({ value }) => value);
  return {
    industries: await column('select url_name as value from industry order by 1'),
    cities: await column('select url_name as value from location order by 1'),
    jobs: await column('select id as value from designation order by 1'),
    communities: await column('select id as value from community order by 1'),
    personas: await column('select ref as value from persona order by 1'),
    weeks: weeksBefore(Date.now(), 200),
  };
}

interface Copied {
  readonly target: string;
  readonly rowOf: (n: number) => Row;
}

const one = <Value>(from: readonly Value[], lot: number): Value | null => from[Math.floor(from.length * lot)] ?? null;

const copies = (ground: Ground, { companies, ...scale }: SearchScale): readonly (readonly [number, Copied])[] => {
  const companyOf = (n: number): number => Math.floor(companies * drawn(n, 1) ** 3);
  return [
    [companies, companyRows(ground, companies)],
    [scale.reviews, reviewRows(ground, companyOf)],
    [scale.interviews, interviewRows(ground, companyOf)],
    [scale.questions, questionRows(ground, companyOf)],
    [scale.posts, postRows(ground)],
  ];
};

function companyRows({ industries, cities }: Ground, companies: number): Copied {
  const names = companyNames(companies);
  return {
    target: 'company (id, url_name, name, industry, headquarters, reviews_count)',
    rowOf: (n) => [companyIdOf(n - 1), `bench-company-${n - 1}`, names[n - 1] ?? '', one(industries, drawn(n, 2)), one(cities, drawn(n, 3) ** 2), 0],
  };
}

const likedOf = (n: number): number => Math.floor(61 * drawn(n, 4) ** 14);
const weekOf = ({ weeks }: Ground, n: number): string | null => one(weeks, drawn(n, 12) ** 1.35);
const authorOf = (id: string): string => `${id}${id}${id}`.slice(0, 43);

const reviewRows = (ground: Ground, companyOf: (n: number) => number): Copied => ({
  target: 'review (company_id, id, author_ref, posted_at, stars, industry, title, likes, dislikes, up_count, best)',
  rowOf: (n) => {
    const id = scatteredId(n);
    const title = n % 3 === 0 ? '' : sentence(n, { words: 4, purpose: 20 });
    const likes = `${sentence(n, { words: 16, purpose: 30 })} ${rareWord(n)}`;
    const facts = [1 + Math.floor(5 * drawn(n, 3)), one(ground.industries, drawn(n, 2))];
    return [
      companyIdOf(companyOf(n)),
      id,
      authorOf(id),
      weekOf(ground, n),
      ...facts,
      title,
      likes,
      sentence(n, { words: 16, purpose: 60 }),
      likedOf(n),
      likedOf(n),
    ];
  },
});

const interviewRows = (ground: Ground, companyOf: (n: number) => number): Copied => ({
  target:
    'interview (company_id, id, author_ref, posted_at, designation_id, experience, outcome, hardness, story, tips, questions, asked_version, up_count, best)',
  rowOf: (n) => {
    const id = `s${scatteredId(n).slice(1)}`;
    const facts = [one(ground.jobs, drawn(n, 2)), 'fresher', 'offered', 'average'];
    const said = [sentence(n, { words: 30, purpose: 30 }), n % 2 === 0 ? '' : sentence(n, { words: 8, purpose: 70 }), ''];
    return [companyIdOf(companyOf(n)), id, authorOf(id), weekOf(ground, n), ...facts, ...said, 0, likedOf(n), likedOf(n)];
  },
});

const questionRows = (ground: Ground, companyOf: (n: number) => number): Copied => ({
  target: 'question (id, company_id, author_ref, is_asked, posted_at, text, text_key, asked_count)',
  rowOf: (n) => {
    const id = `q${scatteredId(n).slice(1)}`;
    const text = `${sentence(n, { words: 9, purpose: 30 })} ${rareWord(n)}`;
    return [id, companyIdOf(companyOf(n)), authorOf(id), 't', weekOf(ground, n), text, id, likedOf(n)];
  },
});

const postRows = (ground: Ground): Copied => ({
  target: 'post (id, community_id, author_ref, kind, posted_at, title, content, up_count, heat)',
  rowOf: (n) => {
    const place = [one(ground.communities, drawn(n, 2) ** 2), one(ground.personas, drawn(n, 3))];
    const said = [sentence(n, { words: 6, purpose: 20 }), `${sentence(n, { words: 24, purpose: 30 })} ${rareWord(n)}`];
    return [`p${scatteredId(n).slice(1)}`, ...place, 'text', weekOf(ground, n), ...said, likedOf(n), likedOf(n)];
  },
});

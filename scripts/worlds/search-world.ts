// A world for the search: 2 lakh companies with names that share words, 80 lakh reviews, 10 lakh interviews, 4 lakh questions and 2 lakh posts with words of all frequencies.
import type { CopyClient } from '#server/adapters/backup/copy-client.ts';
import { fillSearch } from '#server/adapters/search/fill-search.ts';
import { told, type Finding } from '../bench/finding.ts';
import { companyIdOf, cachedWorld, load, ofBench, secondsSince, valuesIn, weeksBefore, type Filling } from './cached-world.ts';
import { rareWord, reviewTexts, sentence, storyTexts } from './made-up-texts.ts';
import { companyNames } from './search-names.ts';
import { drawn, helpfulOf, keyOf, one, scatteredId, skewed, type Copied } from './world-rows.ts';

const scales = {
  small: { companies: 20_000, reviews: 800_000, interviews: 100_000, questions: 40_000, posts: 20_000 },
  headline: { companies: 200_000, reviews: 8_000_000, interviews: 1_000_000, questions: 400_000, posts: 200_000 },
};
type SearchScale = typeof scales.small;

export const searchWorld = cachedWorld('search', scales, { filledBy: `select from search_entry where id = '${companyIdOf(0)}'`, fill });

async function fill(filling: Filling, scale: SearchScale): Promise<readonly Finding[]> {
  const { client, db } = filling;
  const ground = await groundOf(client);
  const loadSeconds = await load(filling, {
    what: `${scale.reviews} reviews of ${scale.companies} companies`,
    tables: ['review', 'interview', 'question', 'post'],
    before: '',
    copies: copies(ground, scale),
    finish: () =>
      client.run(
        `update company set reviews_count = found.count from (select company_id, count(*) from review where ${ofBench} group by 1) as found where id = company_id`,
      ),
  });
  const named = performance.now();
  await fillSearch(db, { isWhole: true });
  const namesSeconds = secondsSince(named);
  for (const table of ['search_entry', 'search_word']) await client.run(`vacuum analyze ${table}`);
  return [told('loading texts with indexes', loadSeconds, 's'), told('loading names', namesSeconds, 's')];
}

/** What rows refer to. */
const groundOf = async (client: CopyClient) => ({
  industries: await valuesIn(client, 'select url_name as value from industry order by 1'),
  cities: await valuesIn(client, 'select url_name as value from location order by 1'),
  jobs: await valuesIn<number>(client, 'select id as value from designation order by 1'),
  communities: await valuesIn(client, 'select id as value from community order by 1'),
  personas: await valuesIn(client, 'select ref as value from persona order by 1'),
  weeks: weeksBefore(Date.now(), 200),
});

type Ground = Awaited<ReturnType<typeof groundOf>>;

const copies = (ground: Ground, scale: SearchScale): readonly Copied[] => [companyCopy(ground, scale), ...toldCopies(ground, scale), postCopy(ground, scale)];

function companyCopy({ industries, cities }: Ground, { companies }: SearchScale): Copied {
  const names = companyNames(companies);
  return {
    target: 'company (id, url_name, name, industry, headquarters, reviews_count)',
    count: companies,
    rowsOf: (n) => [[companyIdOf(n - 1), `bench-company-${n - 1}`, names[n - 1] ?? '', one(industries, drawn(n, 2)), one(cities, drawn(n, 3) ** 2), 0]],
  };
}

/** Reviews, interviews and questions. */
function toldCopies({ industries, jobs, weeks }: Ground, { companies, reviews, interviews, questions }: SearchScale): readonly Copied[] {
  const begin = (n: number, id: string) => [companyIdOf(skewed(companies, drawn(n, 1))), id, keyOf(id), one(weeks, drawn(n, 12) ** 1.35)];
  const helpful = (n: number) => [helpfulOf(n), helpfulOf(n)];
  return [
    {
      target: 'review (company_id, id, author_ref, posted_at, stars, industry, title, likes, dislikes, up_count, best)',
      count: reviews,
      rowsOf: (n) => [[...begin(n, scatteredId(n)), 1 + Math.floor(5 * drawn(n, 3)), one(industries, drawn(n, 2)), ...reviewTexts(n), ...helpful(n)]],
    },
    {
      target:
        'interview (company_id, id, author_ref, posted_at, designation_id, experience, outcome, hardness, story, tips, questions, asked_version, up_count, best)',
      count: interviews,
      rowsOf: (n) => [[...begin(n, scatteredId(n, 's')), one(jobs, drawn(n, 2)), 'fresher', 'offered', 'average', ...storyTexts(n), '', 0, ...helpful(n)]],
    },
    {
      target: 'question (company_id, id, author_ref, posted_at, is_asked, text, text_key, asked_count)',
      count: questions,
      rowsOf: (n) => [[...begin(n, scatteredId(n, 'q')), 't', `${sentence(n, 9, 30)} ${rareWord(n)}`, scatteredId(n, 'q'), helpfulOf(n)]],
    },
  ];
}

const postCopy = ({ communities, personas, weeks }: Ground, { posts }: SearchScale): Copied => ({
  target: 'post (id, community_id, author_ref, kind, posted_at, title, content, up_count, heat)',
  count: posts,
  rowsOf: (n) => {
    const begin = [scatteredId(n, 'p'), one(communities, drawn(n, 2) ** 2), one(personas, drawn(n, 3)), 'text', one(weeks, drawn(n, 12) ** 1.35)];
    return [[...begin, sentence(n, 6, 20), `${sentence(n, 24, 30)} ${rareWord(n)}`, helpfulOf(n), helpfulOf(n)]];
  },
});

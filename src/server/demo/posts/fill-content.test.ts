import { sql, type Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { PseudonymScope } from '#server/adapters/caller/pseudonym-scope.ts';
import { fillCommunities } from '#server/adapters/communities/fill-communities.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { referenceRows } from '#server/adapters/reference-lists/reference-rows.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { notificationKinds } from '#core/notifications/notification-kinds.ts';
import { countsOf } from '#core/notifications/notification.ts';
import { impossibleAt } from '#core/moderation/ledger-order.ts';
import { unaccounted } from '#core/moderation/ledger.ts';
import { problemWithName } from '#core/personas/made-up-name.ts';
import { lookOf } from '#core/personas/name-look.ts';
import { isAbusive } from '#core/abuse/abuse.ts';
import { isKeyboardSmash } from '#core/content/keyboard-smash.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { localIssuer } from '#server/adapters/providers/local-issuer.ts';
import { SqlRemovalLedger } from '#server/adapters/moderation/sql-removal-ledger.ts';
import { SqlNotifications } from '#server/adapters/notifications/sql-notifications.ts';
import { SqlQueueItems } from '#server/adapters/queue/sql-queue-items.ts';
import { aMember } from '#tests/members.ts';
import { demoMembers, fillDemoMembers, subjectOf } from '../login/demo-members.ts';
import { fillDemoWorld } from '../fill.ts';
import { demoWorld } from '../world.ts';
import type { DemoCommunity } from './demo-content.ts';
import { mayWorkIn } from './demo-life.ts';
import { demoRoles, deskRoles } from './demo-role.ts';
import { mostTimes, sentencesIn } from './said.ts';
import { demoTopics } from './demo-topics.ts';
import { composePersonas, composePosts } from './compose-content.ts';
import { fillDemoContent, contentSizes } from './fill-content.ts';
import { plantNotifications } from '../notifications/plant-notifications.ts';
import { plantContent } from './plant-content.ts';

const nowMs = Date.UTC(2026, 10, 20, 9);
const demoCompanies = [...demoWorld({ seed: 1, companies: 320 }).companies()].map(({ urlName, name, industry }, place) => ({
  urlName,
  name,
  industry: industry.urlName,
  followers: 10_000 - place,
}));

const size = { ...contentSizes.demo, seed: 1, nowMs };
const communities = ((): readonly DemoCommunity[] => {
  const { topic, department } = referenceRows;
  const listed = Object.entries({ topic, department }).flatMap(([type, rows]) =>
    rows.map(({ url_name, name }) => ({ id: url_name, type: type as 'topic', urlName: url_name, name })),
  );
  return [...listed, ...demoCompanies.map((company) => ({ ...company, id: company.urlName, type: 'company' as const }))];
})();
const personas = composePersonas(size, communities);
const composed = () => [...composePosts(size, communities, personas)];
const demoPosts = composed();

const filled = async () => {
  const { db } = await aDatabase();
  await fillReferences(db);
  await fillDemoWorld(db, { scale: 'test', seed: 1, onProgress: () => undefined });
  await fillCommunities(db);
  return { db, posts: await fillDemoContent(db, { scale: 'test', seed: 1, nowMs }) };
};

describe('the posts of the demo world', () => {
  it('repeats no sentence more than three times in thousands of posts and comments (T-13)', () => {
    const times = new Map<string, number>();
    for (const { title, content, comments } of demoPosts)
      for (const sentence of [title, content, ...comments.map((comment) => comment.content)].flatMap(sentencesIn))
        times.set(sentence, (times.get(sentence) ?? 0) + 1);
    expect(times.size).toBeGreaterThan(8_000);
    expect([...times].filter(([, count]) => count > mostTimes)).toEqual([]);
    expect([...times.keys()].filter((sentence) => /[{}<>|]|\b[Aa] (?=[aeio])/.test(sentence) && !/\ba one/.test(sentence))).toEqual([]);
  });

  it('is the same for the same seed', () => {
    expect(JSON.stringify(composed())).toBe(JSON.stringify(demoPosts));
  });

  it('has posts about each company, and more about those that many follow (T-13)', () => {
    const posts = Map.groupBy(demoPosts, ({ communityId }) => communityId);
    const counts = demoCompanies.map(({ urlName }) => posts.get(urlName)?.length ?? 0);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
    expect(sum(counts.slice(0, 80))).toBeGreaterThan(1.5 * sum(counts.slice(-80)));
  });

  it('offers work at home only where it is done at a desk (T-13)', () => {
    const offers = demoPosts.flatMap(({ options }) => options.flatMap(({ offer }) => offer ?? []));
    const desks = deskRoles.map(({ name }) => name.toLowerCase());
    expect(offers.length).toBeGreaterThan(40);
    expect(offers.filter(({ workMode, jobProfile }) => workMode !== 'office' && !desks.includes(jobProfile.toLowerCase()))).toEqual([]);
  });

  it('is about every topic of the installation, and about no other', () => {
    expect(demoTopics.map(({ urlName }) => urlName).toSorted()).toEqual(referenceRows.topic.map(({ url_name }) => url_name).toSorted());
  });

  it('has authors with one job, city and employer, in no unsuitable company’s community', () => {
    const industryOf = new Map(communities.map(({ id, industry }) => [id, industry]));
    const texts = demoPosts.flatMap((post) => [post, ...post.comments].map(({ author, content }) => ({ author, content, communityId: post.communityId })));
    const said = (pattern: RegExp) =>
      texts.flatMap(({ author, content }) => [...content.matchAll(pattern)].map(({ 1: word = '' }) => ({ word, life: author.life })));
    const jobs = said(/\b(?:I am an?|I have been an?|I work as|where I work as|As an?) ([A-Za-z ]+?)(?: in | for |,| at )/g).filter(({ word }) =>
      demoRoles.some(({ name }) => name === word),
    );
    const homes = said(/\bI am an? [a-z ]+ in ([A-Z][A-Za-z ]+) with /g);
    expect(Math.min(jobs.length, homes.length)).toBeGreaterThan(20);
    expect(jobs.filter(({ word, life }) => word !== life.role.name)).toEqual([]);
    expect(homes.filter(({ word, life }) => word !== life.city)).toEqual([]);
    const placed = texts.flatMap(({ author, communityId }) => {
      const industry = industryOf.get(communityId);
      return industry === undefined ? [] : [{ author, industry }];
    });
    expect(placed.length).toBeGreaterThan(100);
    expect(placed.filter(({ author, industry }) => !mayWorkIn(industry, author.life, author.kind === 'DESIGNATION'))).toEqual([]);
  });

  it('is said under names that look like none of the demo’s, nor like each other', () => {
    const madeUp = personas.filter(({ kind }) => kind === 'ANONYMOUS');
    const looks = madeUp.map(({ name }) => lookOf(name));
    expect(madeUp.length).toBeGreaterThan(200);
    expect(new Set(looks).size).toBe(looks.length);
    expect(madeUp.filter(({ name }) => problemWithName(name) !== undefined)).toEqual([]);
    const others = demoMembers.map(({ displayName }) => lookOf(displayName));
    expect(looks.filter((look) => others.includes(look))).toEqual([]);
  });

  describe('once they are stored', () => {
    let world: Awaited<ReturnType<typeof filled>>;
    beforeAll(async () => {
      world = await filled();
    });

    it('has hundreds of posts for tests, thousands to read, and is made once', async () => {
      const { db, posts } = world;
      expect(posts).toBeGreaterThan(100);
      expect(await fillDemoContent(db, { scale: 'test', seed: 1, nowMs })).toBe(0);
      expect(demoPosts.length).toBeGreaterThan(1_300);
      expect(demoPosts.flatMap(({ comments }) => comments).length).toBeGreaterThan(2_500);
    });

    it('keeps each made-up name by its look, so that members get none alike (R-158)', async () => {
      const { db } = world;
      const rows = await db.selectFrom('persona').select(['name', 'name_key']).where('kind', '=', 'ANONYMOUS').execute();
      expect(rows.length).toBeGreaterThan(30);
      for (const { name, name_key } of rows) expect(name_key).toBe(lookOf(name));
    });

    it('reads like text, hurts nobody, and leaves no word of the seeds unfilled', async () => {
      const { db } = world;
      const { rows } = await sql<{
        readonly text: string;
      }>`select coalesce(title, '') || ' ' || content as text from post union all select content from comment`.execute(db);
      for (const { text } of rows) expect([isAbusive(text), isKeyboardSmash(text), /[{}<>|]/.test(text)], text).toEqual([false, false, false]);
    });

    it('has counts that are exactly the rows they count (B-22)', async () => {
      const { db } = world;
      const { rows } = await sql<{ readonly wrong: string }>`
        select 'votes ' || post.id as wrong from post where up_count <> (select count(*) from vote where thing = post.id and kind = 1) or down_count <> (select count(*) from vote where thing = post.id and kind = -1)
        union all select 'comments ' || post.id from post where comments_count <> (select count(*) from comment where post_id = post.id)
        union all select 'replies ' || c.id from comment c where replies_count <> (select count(*) from comment where root_id = c.id)
        union all select 'choices ' || choice.id from choice where votes_count <> (select count(*) from choice_vote where choice_id = choice.id)
        union all select 'posts ' || name from community where posts_count <> (select count(*) from post where community_id = community.id)
        union all select 'followers ' || community.name from community left join company on type = 'company' and company.url_name = community.url_name
          where community.followers_count < coalesce(company.followers_count, 0)
        union all select 'early ' || c.id from comment c join post on post.id = post_id where c.posted_at < post.posted_at or c.posted_at > to_timestamp(${nowMs / 1_000})`.execute(
        db,
      );
      expect(rows).toEqual([]);
    });

    it('shows pictures that every browser can draw, videos, and a crowd', async () => {
      const { db } = world;
      const { rows } = await sql<{ readonly kind: string; readonly pictures: number; readonly webp: boolean | null }>`
        select kind, count(post_media.id)::integer as pictures, bool_and(substr(bytes, 9, 4) = 'WEBP') as webp
        from post left join post_media on post_id = post.id where kind in ('image', 'video') group by post.id, kind order by kind, pictures`.execute(db);
      expect(rows.map(({ kind, pictures }) => [kind, pictures])).toEqual([
        ['image', 1],
        ['image', 1],
        ['image', 2],
        ['image', 3],
        ['video', 0],
        ['video', 0],
      ]);
      expect(rows.every(({ kind, webp }) => kind === 'video' || webp)).toBe(true);
      const { rows: busiest } = await sql<{ readonly most: number }>`select max(comments_count) as most from post`.execute(db);
      expect(busiest[0]?.most).toBeGreaterThan(80);
    });
  });

  describe('with what is planted, once however often', () => {
    const secrets = new Secrets(Buffer.alloc(32, 7));
    let db: Kysely<Tables>;
    beforeAll(async () => {
      ({ db } = await filled());
      await fillDemoMembers(db, secrets, '2026-11-20');
      for (let turn = 0; turn < 2; turn++) {
        await plantContent(db, secrets, nowMs);
        await plantNotifications(db, secrets, nowMs);
      }
    });

    it('leaves a second look to a moderator who has not decided before', async () => {
      const waitingFor = async (kind: 'moderator' | 'colleague') => {
        const key = secrets.identityOf(localIssuer, subjectOf(kind));
        const { account_id } = await db.selectFrom('identity').select('account_id').where('key', '=', key).executeTakeFirstOrThrow();
        const member = aMember({ userId: account_id });
        const context = {
          caller: { sessionId: 'session', member: { ...member, role: 'moderator' as const }, madeOn: '2026-01-01', expiresAt: nowMs + 900_000 },
        };
        return (
          await new SqlQueueItems(new PseudonymScope({ ...testDeclarations, db, clock: { now: () => nowMs }, secrets, context })).list({ stage: 'second' })
        ).waiting;
      };
      expect([await waitingFor('moderator'), await waitingFor('colleague')]).toEqual([1, 2]);
    });

    it('gives the writer a notification of every kind, once (R-168)', async () => {
      const key = secrets.identityOf(localIssuer, subjectOf('writer'));
      const { account_id } = await db.selectFrom('identity').select('account_id').where('key', '=', key).executeTakeFirstOrThrow();
      const context = { caller: { sessionId: 'session', member: aMember({ userId: account_id }), madeOn: '2026-01-01', expiresAt: nowMs + 900_000 } };
      const list = await new SqlNotifications(new PseudonymScope({ ...testDeclarations, db, clock: { now: () => nowMs }, secrets, context })).list(
        'phone',
        'en',
      );
      // Which companies someone follows is known to their browser alone, and the world of the demo begins without alerts and logins.
      const unplanted = ['companyNews', 'jobAlert', 'signIn', 'loginChange'];
      const planted = Object.keys(notificationKinds).filter((kind) => !unplanted.includes(kind));
      expect(list.map(({ kind }) => kind).toSorted()).toEqual(planted.toSorted());
      expect(list.find(({ kind }) => kind === 'answer')?.title).toMatch(/ and 4 others answered your post$/);
      expect(countsOf(list)).toEqual({ unseen: 3, unread: 5 });
    });

    it('plants posts in each state and a queue, with their ledger lines (T-3)', async () => {
      const { rows } = await sql<{
        readonly status: string;
        readonly count: number;
      }>`select status, count(*)::integer as count from post where status <> 'LIVE' group by status order by status`.execute(db);
      expect(rows).toEqual([
        { status: 'AUTHOR_REJECTED', count: 3 },
        { status: 'FLAGGED', count: 3 },
      ]);
      const { rows: waiting } = await sql<{ readonly count: number }>`select count(*)::integer as count from moderation_item where decision is null`.execute(
        db,
      );
      expect(waiting).toEqual([{ count: 5 }]);
      const { rows: unreported } = await sql`select thing from moderation_item where decision is null and cause = 'reports'
        and thing not in (select thing from report)`.execute(db);
      expect(unreported).toEqual([]);
      const ledger = new SqlRemovalLedger({ db, kinds: testDeclarations.kinds });
      const [entries, { items }] = [await ledger.from(1), await ledger.gone()];
      expect([impossibleAt(entries), unaccounted(items, entries)]).toEqual([undefined, []]);
    });
  });
});

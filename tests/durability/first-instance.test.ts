import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { impossibleAt } from '#core/moderation/ledger-order.ts';
import { PublicLedger } from '#scripts/ledger/public-ledger.ts';
import { verifyLedger } from '#scripts/ledger/ledger-problem.ts';
import { notesOf, readWitness } from '#scripts/ledger/witness-file.ts';
import { framesInFile, writeBackupFile } from '#server/adapters/backup/backup-file.ts';
import type { BackupEnd } from '#server/adapters/backup/backup-format.ts';
import { restoreInto } from '#server/adapters/backup/restore.ts';
import { withSnapshot } from '#server/adapters/backup/snapshot.ts';
import { framesOf } from '#server/adapters/backup/write-frames.ts';
import { migrate, statementsOf } from '#server/adapters/database/migrate.ts';
import { anEmptyDatabase, type TestDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { SoftAuthenticator } from '#tests/login/soft-authenticator.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { browserOf, origin, startOn } from './first-instance-server.ts';
import { changesBetween, differencesIn, rowsOf } from './compare-instances.ts';
import { facts, giveNamesToKeys, openFirstInstance, stepsThen, type Answer } from './first-instance.ts';
import { stepsBefore, stepsFolder } from './steps-before.ts';

const then = Date.parse(facts.at);

/** The post of the demo of then whose appeal is in the ledger without the removal before it, in line 7; no member could bring that about. All lines continue the chain. */
const plantedAppeal = 'bn467vtq0s7ta68e';

/**
 * The rows that a start changes: search finds lists in Hindi too, a session ends at the beginning of a day, the community of a company has as many followers as
 * the page of the company said, and photos are counted by those that were sent since. Careers, entries of profiles, offers and notes of reports are sealed. Devices register again, and mutes and blocks of
 * what someone works as go, as their rows do not say of which one post or conversation they are, and so does what one works as where nothing was written under it.
 */
const changedByStart = {
  block: ['blocker', 'author_ref', 'rows', '1 rows became 0'],
  career: [
    'place',
    'tag_id',
    'course_id',
    'place_key',
    'course_name',
    'industry_id',
    'job_profile',
    'job_location',
    'department_id',
    'specialization',
    'specialization_id',
  ],
  career_proof: ['place_key'],
  city: ['words', 'short_names'],
  community: ['followers_count'],
  company: ['photos_count'],
  department: ['words', 'short_names'],
  designation: ['words', 'short_names'],
  device: ['key', 'session_id', 'sealed_token', 'rows', '1 rows became 0'],
  education: ['mode', 'level', 'to_month', 'from_month', 'course_name', 'college_name', 'specialization'],
  mute: ['id', 'kind', 'muter', 'author_ref', 'rows', '2 rows became 1'],
  persona: ['ref', 'kind', 'name', 'avatar', 'name_key', 'is_hidden', 'is_verified', 'rows', '94 rows became 85'],
  portal_link: ['denied_place_key'],
  report: ['note'],
  salary_offer: ['facts'],
  session: ['ends_at'],
  skill: ['words', 'short_names'],
  work_experience: ['location', 'to_month', 'from_month', 'designation', 'company_name', 'employment_type'],
};

/** The columns that change where a demo brings its world up to today: what it makes up is counted. */
const countedByDemo = ['rating_key', 'rating_tenths', 'reviews_count', 'relations_count'];

/** The answers that are others today, each with its reason. */
const changedSince: readonly (readonly [where: RegExp, because: string])[] = [
  [/^\S+ \/api\/user\/user\/message-preferences \/votes: false became true$/, 'who has chosen nothing is notified of votes; what was chosen stays'],
  [/^guest \/api\/v2\/user\/device\/push-key status: 404 became 200$/, 'messages leave for devices, by a key of the installation'],
  [/^guest \/api\/company\/v1\/company\/\S+\/header \/photosCount: \d+ became 0$/, 'photos are counted by those that were sent'],
  [/^guest \/api\/company\/v1\/companies\/filters \/sizes\/\d\//, 'sizes are offered from the smallest to the largest, not by how many companies have them'],
  [/^\S+ \/api\/login\/session \/now:/, 'it is later'],
  [/^\S+ \/api\/feed\/v1\/\S+ \/\S*offers\/\d+\/companyName: ".+" became ""$/, 'the company of a current job is shown to nobody'],
  [/^\S+ \S+ \S*\/(next|moreReplies|newest):/, 'places in lists are sealed anew each time'],
  [/^\S+ \S+ \/removal\/askedBy: "author" became "reader"/, 'who asked for a removal is no longer who asked for the second look'],
  [new RegExp(`^\\S+ \\S+${plantedAppeal} /removal: `), 'the removal that it tells of never stood in the ledger'],
  [/^\S+ \S+\/comments status: 404 became 200/, 'the comments on what is gone can still be read'],
  [/^(moderator|colleague) \/api\/feed\/\S+ (status: 404 became 200|\/post: null became|\/items: 4 became 5)/, 'a moderator sees what was removed'],
  [
    /^(moderator|colleague) \/api\/moderation\/v1\/queue\S+ \/items\/\d+\/(title|content|communityName): .* became undefined/,
    'the texts of the queue are asked for one by one',
  ],
  [
    /^(?!guest)\S+ \/api\/(feed\/v1\/community |user\/user\/communities |feed\/\S+ \S*\/(why|isFollowed|communitiesCount): )/,
    'which communities somebody joined is known to their browser alone',
  ],
  [
    /^(?!guest)\S+ (\/api\/user\/user\/(profile|anonymous-profile|pseudo-profile\/available)|\/api\/feed\/v1\/feed\/user(\/meta)?) /,
    'a made-up name of then is taken for one of a key, which nobody has',
  ],
  [/^(?!guest)\S+ \/api\/feed\S+ \S*\/(isMine|mayEdit|mayDelete): true became false$/, 'what that name wrote is its own by that key alone'],
  [
    /^(?!guest)\S+ \/api\/feed\/v1\/(post\/\w+\/comments|comment\/\w+|feed\/\w+) (status: 200 became 404|\/items: |\/post\b)/,
    'what waits or was removed is read by that key alone',
  ],
  [/^\S+ \/api\/feed\/\S+ \S*\/(poll\/options|offers)\/\d\/votes: \d became null$/, 'below eight votes none is said of an answer or offer'],
];

/** The answer as it is said today: decisions on a post or comment are a list now. */
const asToday = (says: unknown): unknown =>
  JSON.parse(JSON.stringify(says), (name: string, value: unknown) =>
    name === 'moderation' && !Array.isArray(value) ? (value === null ? [] : [value]) : value,
  );

/** Lists of communities are in the order of their followers, which are those of their companies now; what they are otherwise is promised. */
function withoutFollowers(says: unknown): unknown {
  const nameOf = (one: unknown): string =>
    typeof one === 'object' && one !== null ? String(('slug' in one && one.slug) || ('key' in one && one.key) || '') : '';
  return JSON.parse(JSON.stringify(says), (name: string, value: unknown) => {
    if (name === 'followers') return undefined;
    const isList = Array.isArray(value) && ['groups', 'communities'].includes(name);
    return isList ? value.toSorted((one: unknown, other: unknown) => (nameOf(one) < nameOf(other) ? -1 : 1)) : value;
  });
}

/** The queue of moderators is in the order of a lot, which is drawn again, and the notes of who reported are in none; everything else is in an order that is promised. */
function inOneOrder(url: string, says: unknown): unknown {
  if (/^\/api\/feed\/v\d\/community/.test(url)) return withoutFollowers(says);
  if (!url.startsWith('/api/moderation/v1/queue') || typeof says !== 'object' || says === null || !('items' in says)) return says;
  const items = (says.items as readonly { readonly itemId: string }[]).toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1));
  return JSON.parse(JSON.stringify({ ...says, items }), (name: string, value: unknown) =>
    name === 'notes' && Array.isArray(value) ? value.toSorted() : value,
  );
}

/** Asks everything again that the members of the first instance and a guest asked then; answers what is different. */
async function askedAgain(app: FastifyInstance): Promise<readonly string[]> {
  const browsers = new Map<string, TestBrowser>();
  const found: string[] = [];
  for (const known of facts.answers) {
    const browser = browsers.get(known.as) ?? browserOf(app, known.as);
    browsers.set(known.as, browser);
    found.push(...(await differencesOf(browser, known)).map((difference) => `${known.as} ${known.url} ${difference}`));
  }
  return found;
}

async function differencesOf(browser: TestBrowser, { url, body, status, says }: Answer): Promise<readonly string[]> {
  const sent = body && { method: 'POST' as const, payload: JSON.stringify(body) };
  const changes = body && { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const answer = await browser.ask(url, { ...sent, headers: { appid: '999', systemid: 'AB_WEB', ...changes } });
  if (answer.statusCode !== status) return [`status: ${status} became ${answer.statusCode}`];
  const type = String(answer.headers['content-type'] ?? '');
  const said = type.includes('json') ? answer.json() : { type, sha256: createHash('sha256').update(answer.rawPayload).digest('hex') };
  return differencesIn(inOneOrder(url, asToday(says)), inOneOrder(url, said));
}

/** The rows of then, but for those of who joined a community: browsers alone know that now. */
async function keptRowsOf(db: TestDatabase['db']) {
  const rows = new Map(await rowsOf(db));
  rows.delete('membership');
  return rows;
}

it('the first instance comes over whole: its rows, all that its members and guests were answered, and its ledger', async () => {
  const instance = await openFirstInstance();
  const { db, url } = instance;
  const steps = await db.selectFrom('migration').select(['name', 'checksum']).orderBy('name').execute();
  expect(steps.map(({ name, checksum }) => `${name} ${checksum}`)).toEqual(stepsThen);
  const before = await keptRowsOf(db);
  await giveNamesToKeys(instance);
  const app = await startOn(url, new FakeClock(then + 60_000));
  expect(changesBetween(before, await rowsOf(db))).toEqual(changedByStart);
  const differences = await askedAgain(app);
  expect(differences.filter((difference) => !changedSince.some(([where]) => where.test(difference)))).toEqual([]);
  expect(changedSince.filter(([where]) => !differences.some((difference) => where.test(difference)))).toEqual([]);
  const listening = await app.listen({ port: 0, host: '127.0.0.1' });
  const ledger = new PublicLedger(listening);
  const verified = await verifyLedger(ledger, notesOf(readWitness(undefined)), { pages: 20, today: facts.at.slice(0, 10) });
  expect(verified).toEqual({ problem: 'Line 7 says what cannot follow the lines before it about the same thing.' });
  const lines = await ledger.from(1);
  expect([lines.length, lines[6]?.itemId, impossibleAt(lines.filter(({ itemId }) => itemId !== plantedAppeal))]).toEqual([18, plantedAppeal, undefined]);
});

it('the demo brings its world up to today over the first instance: it adds rows, and of those of then only counts change', async () => {
  const instance = await openFirstInstance();
  const { db, url } = instance;
  const before = await keptRowsOf(db);
  await giveNamesToKeys(instance);
  await startOn(url, new FakeClock(then + 60_000), '6');
  const found = Object.values(changesBetween(before, await rowsOf(db))).flat();
  const rows = found.flatMap((change) => [/^(\d+) rows became (\d+)$/.exec(change) ?? []].filter(({ length }) => length > 0));
  const changed = Object.values(changedByStart).flat();
  const isCount = (change: string): boolean => / rows became /.test(change);
  const fewer = rows.flatMap(([, was, is]) => (Number(is) < Number(was) ? [`${was} rows`] : []));
  expect(fewer.toSorted()).toEqual(
    changed
      .filter(isCount)
      .map((change) => change.replace(/ became.*/, ''))
      .toSorted(),
  );
  const columns = new Set(found.filter((change) => !isCount(change)));
  expect([...columns].toSorted()).toEqual([...new Set([...changed.filter((change) => !isCount(change)), ...countedByDemo])].toSorted());
});

it('the first instance comes over the same where a stop cuts the step that is sent statement by statement', async () => {
  const [whole, cut] = [await openFirstInstance(), await openFirstInstance()];
  await giveNamesToKeys(whole);
  await migrate(whole, () => undefined);
  await migrate(cut, () => undefined, stepsBefore('0090'));
  const statements = statementsOf(readFileSync(join(stepsFolder, '0090-keys-with-homes.sql'), 'utf8'));
  for (const [place, statement] of statements.entries()) for (const again of [...statements.slice(0, place), statement]) await sql.raw(again).execute(cut.db);
  await giveNamesToKeys(cut);
  await migrate(cut, () => undefined);
  expect(changesBetween(await rowsOf(whole.db), await rowsOf(cut.db))).toEqual({});
});

it('members of the first instance are known the next day: by their session, their passkey and a recovery code', async () => {
  const instance = await openFirstInstance();
  await giveNamesToKeys(instance);
  const { url } = instance;
  const app = await startOn(url, new FakeClock(then + dayMs));
  const [asha, withPasskey, withCode] = [browserOf(app, 'asha'), browserOf(app, ''), browserOf(app, '')];
  expect((await asha.call('refreshSession')).statusCode).toBe(200);
  const authenticator = new SoftAuthenticator(origin, facts.passkey);
  const { challenge, ...options } = (await withPasskey.call('startPasskeyLogin')).json();
  await withPasskey.call('completePasskeyLogin', { payload: authenticator.use({ challenge, ...options }) });
  await withCode.call('redeemRecoveryCode', { payload: { code: facts.recoveryCodes[0] } });
  const { userId } = (await asha.member()) ?? {};
  expect(userId).toMatch(/^\w+$/);
  expect([(await withPasskey.member())?.userId, (await withCode.member())?.userId]).toEqual([userId, userId]);
});

it('a backup of the first instance, once it was brought forward, is restored with the same hash', async () => {
  const instance = await openFirstInstance();
  await giveNamesToKeys(instance);
  const { url } = instance;
  await startOn(url, new FakeClock(then + 60_000));
  const folder = mkdtempSync(join(tmpdir(), 'daftar-first-house-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const ends: (string | undefined)[] = [];
  const backedUp = async (from: string, file: string) => {
    let end: BackupEnd | undefined;
    await withSnapshot(from, { product: '0.1.0' }, (source) =>
      writeBackupFile(
        file,
        framesOf(source, (recorded) => (end = recorded)),
        undefined,
      ),
    );
    ends.push(end?.contents);
  };
  const file = join(folder, 'one.backup');
  await backedUp(url, file);
  const second = await anEmptyDatabase();
  await restoreInto(
    { url: second.url, name: 'second', whenFilled: '', say: () => undefined },
    framesInFile(file, async () => ''),
  );
  await backedUp(second.url, join(folder, 'two.backup'));
  expect(ends[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(ends[1]).toBe(ends[0]);
});

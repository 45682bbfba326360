import { expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#core/figures/durations.ts';
import { owedDays } from '#core/moderation/ledger.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { readingA } from '#tests/attacks/named-things.ts';
import { moderatedThings } from '#tests/kinds/tested-kinds.ts';
import { CrowdMember } from './crowd-member.ts';
import { aPolledInstance, type PolledInstance } from './polled-instance.ts';
import { PollingEye } from './polling-eye.ts';
import { Seeded } from './seeded.ts';

/** Separate communities per name, so that list counts are distinguishable. */
const communityOf: Readonly<Record<ProfileType, number>> = { ANONYMOUS: 0, DESIGNATION: 1 };

/** Member with both names, polled by an observer who knows their texts. */
async function aPolledLife() {
  const instance = await aPolledInstance();
  const [member, other, gone] = [0, 1, 2].map((number) => new CrowdMember(instance, number, 0, new Seeded(number))) as [CrowdMember, CrowdMember, CrowdMember];
  await gone.enter();
  const all = { designationProfile: 'delete', feedback: 'delete' } as const;
  const { receiptNumber } = await (await gone.bySession()).accounts.delete(all);
  const { clock, guest } = instance;
  const { grievanceId } = (await guest.call('submitGrievance')).json();
  const eye = new PollingEye({ clock, guest }, [
    ['receiptNumber', receiptNumber],
    ['grievanceId', grievanceId],
    ['q', 'quiet'],
    ['designation', 'software-engineer'],
    ['jobProfile', 'software-engineer'],
    ['skillUrl', 'sql'],
    ['collegeUrl', 'gauhati-university'],
    ['hrUrl', 'all'],
    ['text', 'quiet'],
    ['path', '/list-of-companies'],
    ...['/robots.txt', '/sitemap.xml'].map((url) => ['foundUrl', url] as const),
  ]);
  const isOf = (name: ProfileType, ...texts: readonly string[]): void => {
    for (const text of texts) eye.markers.get(name)?.add(text);
  };
  for (const name of ['ANONYMOUS', 'DESIGNATION'] as const) isOf(name, ...communityTexts(instance, communityOf[name]));
  await other.enter();
  await member.enter();
  isOf('ANONYMOUS', (await member.byKey.keyedPersonas.own()).userName);
  isOf('DESIGNATION', 'Engineer, Company A');
  const answered = { ANONYMOUS: await other.write('ANONYMOUS', { community: 0 }), DESIGNATION: await other.write('DESIGNATION', { community: 1 }) };
  for (const name of ['ANONYMOUS', 'DESIGNATION'] as const) isOf(name, answered[name]);
  const write = async (name: ProfileType, how: object = {}): Promise<void> =>
    isOf(name, await member.write(name, { isPoll: false, community: communityOf[name], ...how }));
  const comment = async (name: ProfileType): Promise<void> => isOf(name, await member.comment(name, answered[name]));
  // A thread with an answer in it, and the first posts of both names.
  await other.comment('DESIGNATION', answered.ANONYMOUS);
  for (const name of ['ANONYMOUS', 'DESIGNATION'] as const) await write(name, { hasPicture: true });
  clock.advance(2 * dayMs);
  await instance.hourly();
  return { ...instance, eye, member, answered, write, comment };
}

const communityTexts = ({ communities }: PolledInstance, at: number): readonly string[] => [
  communities[at]?.entityId ?? '',
  `topic-${communities[at]?.entityId}`,
];

it('every operation that is open to everyone is polled, including those that become public', async () => {
  const { eye } = await aPolledLife();
  await eye.poll();
  // This server has no push key, and no job, contribution, question or award.
  const ofKinds = moderatedThings.flatMap(({ thing }) => readingA(thing)).map(({ operationId }) => operationId);
  const awards = ['listAwardEntrants', 'listAwardWinners'];
  const others = [
    'getCompanyBenefit',
    'getJob',
    'getPushPublicKey',
    'getQuestion',
    'listQuestionsAskedTogether',
    'listReplyVersions',
    'listBenefitReplyVersions',
    'listInterviewReplyVersions',
    ...awards,
  ];
  expect(eye.unanswered.toSorted()).toEqual([...ofKinds, ...others].toSorted());
  expect(
    Object.values(await eye.poll())
      .flat()
      .filter(isSteady),
  ).toEqual([]);
});

/** False for suggestions of names and pictures, which are drawn by lot. */
const isSteady = (url: string): boolean => !/^\/api\/user\/user\/(username|avatar)\/suggest|^\/avatars\//.test(url);

it('nothing a member does changes both names publicly at one moment (A-8, F-07, F-16)', async () => {
  const { eye, member, answered, write, comment, clock, counts, hourly } = await aPolledLife();
  await eye.poll();
  const seen: string[] = [];
  const look = async (what: string): Promise<void> => {
    const changes = await eye.poll();
    const changed = (['ANONYMOUS', 'DESIGNATION', 'others'] as const).filter((name) => changes[name].length > 0);
    seen.push(`${what}: ${changed.join(' and ')}`);
    if (changed.length > 1) seen.push(...changed.flatMap((name) => changes[name].map((url) => `${name} ${url}`)));
  };
  const later = async (passed: number): Promise<void> => {
    clock.advance(passed);
    await counts();
    if (passed >= hourMs) await hourly();
  };
  /** Acts once, then polls at once, after caches expire, and after due work within `hours`. */
  const lives = async (what: string, act: () => Promise<unknown>, hours = 2): Promise<void> => {
    await act();
    await look(what);
    await later(10 * minuteMs);
    await look('- ten minutes later');
    await later(hours * hourMs);
    await look(`- ${hours} hours later`);
  };
  /** Idle days, until nothing counts as new. */
  const idle = async (): Promise<void> => {
    await later(3 * dayMs);
    await eye.poll();
  };
  const post = { resourceId: answered.ANONYMOUS, resourceType: 'POST' } as const;
  await lives('posts by key', () => write('ANONYMOUS'));
  await lives('posts', () => write('DESIGNATION', { isPoll: true }));
  await lives('comments by key', () => comment('ANONYMOUS'));
  await lives('comments', () => comment('DESIGNATION'));
  await lives('votes by key', () => member.byKey.votes.cast(post, 'up'));
  await idle();
  await lives('rests', () => member.rest(), 26);
  await lives('returns', () => member.comeBack(), 26);
  await lives('posts for later by key', () => write('ANONYMOUS', { isLater: true }), 24);
  await idle();
  await lives('deletes the account', () => member.leave(), owedDays * 24);
  await lives('deletes the name by key', () => member.byKey.keyedPersonas.remove(), owedDays * 24);
  const [byKey, bySession] = ['ANONYMOUS', 'DESIGNATION'];
  expect(seen.filter((line) => line.includes(' and ') || line.includes('/api/'))).toEqual([]);
  for (const act of ['posts by key', 'comments by key', 'votes by key', 'deletes the name by key']) expect(seen).toContain(`${act}: ${byKey}`);
  for (const act of ['posts', 'comments', 'rests', 'returns', 'deletes the account']) expect(seen).toContain(`${act}: ${bySession}`);
  expect(seen).toContain('posts for later by key: ');
}, 600_000);

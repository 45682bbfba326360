import type { Clock } from '#core/clock.ts';
import { dayOf } from '#core/figures/ago.ts';
import { fillCommunities } from '#server/adapters/communities/fill-communities.ts';
import { inTurn } from '#server/adapters/database/advisory-lock.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { countActivity } from '#server/adapters/followers/count-activity.ts';
import { countHeadlines } from '#server/adapters/home/count-headlines.ts';
import { hasMadeUpData } from '#server/adapters/login/login-mode.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { FillOptions } from '#server/demo/fill.ts';
import { lacksAnyOf } from '#server/demo/fill-once.ts';
import { dropIndexes, makeOwedIndexes } from '#server/demo/owed-indexes.ts';
import type { Scale } from '../config/deployment.ts';
import type { Progress } from '../process/progress.ts';
import { declarations } from './declarations.ts';
import type { DemoPart } from '../kinds/wired-kind.ts';
import { wiredKinds } from '../kinds/wired-kinds.ts';

export interface FillParts {
  readonly scale: Scale;
  readonly seed: number;
  readonly secrets: Secrets;
  readonly clock: Pick<Clock, 'now'>;
  readonly progress: Pick<Progress, 'show' | 'say'>;
}

const profiles: DemoPart = {
  table: 'company_profile',
  fill: async (db, options) => (await import('#server/demo/fill-profiles.ts')).fillDemoProfiles(db, options),
  said: (count) => `what ${count} companies say about themselves`,
};

const awards: DemoPart = {
  table: 'award_edition',
  fill: async (db, options) => (await import('#server/demo/fill-awards.ts')).fillDemoAwards(db, options),
  said: (count) => `awards with ${count} winners`,
};

const posts: DemoPart = {
  table: 'post',
  fill: async (db, options) => (await import('#server/demo/posts/fill-content.ts')).fillDemoContent(db, options),
  said: (count) => `${count} posts`,
};

const jobs: DemoPart = {
  table: 'job',
  fill: async (db, options) => (await import('#server/demo/fill-jobs.ts')).fillDemoJobs(db, options),
  said: (count) => `${count} jobs`,
};

const answers: DemoPart = {
  table: 'question',
  fill: async (db, options) => (await import('#server/demo/fill-questions.ts')).fillDemoQuestions(db, options),
  said: (count) => `${count} answers`,
};

const kindsBefore = (part: 'posts' | 'jobs'): readonly DemoPart[] => wiredKinds.map(({ demo }) => demo).filter(({ before }) => before === part);

/** Lists that run side by side and never write to the same rows. */
const sideBySide: readonly (readonly DemoPart[])[] = [
  [...kindsBefore('posts'), posts],
  [...kindsBefore('jobs'), jobs],
];

const parts: readonly DemoPart[] = [profiles, ...sideBySide.flat(), answers, awards];

export const lacksAnything = (db: Database['db']): Promise<boolean> =>
  lacksAnyOf(
    db,
    parts.map(({ table }) => table),
  );

/** Fills missing parts of a demo, and lets the server answer once companies and members exist. */
export async function fillWorld(database: Database, filling: FillParts, onGround: (isMadeUpNow: boolean) => Promise<void>): Promise<void> {
  const { db } = database;
  const { scale } = filling;
  const isMadeUpNow = await fillCompanies(database, filling);
  await fillCommunities(db);
  if (scale === 'none' || !(await hasMadeUpData(db))) return onGround(false);
  await fillMembers(database, filling);
  await onGround(isMadeUpNow);
  await inTurn(db, theRest, async () => {
    if (await lacksAnything(db)) await fillRest(database, { ...filling, scale });
  });
}

async function fillRest(database: Database, filling: FillParts & Pick<FillOptions, 'scale'>): Promise<void> {
  const { db } = database;
  const { scale, seed, secrets, clock, progress } = filling;
  await dropIndexes(db, declarations);
  const options = { ...declarations, scale, seed, nowMs: clock.now(), secrets };
  let done = 0;
  const fill = async ({ fill: run, said }: DemoPart): Promise<void> => {
    const began = performance.now();
    const count = await run(db, options);
    done++;
    if (count === 0) return;
    progress.say(`Made up ${said(count)} in ${secondsSince(began)} s.`);
    progress.show('Making up the rest of the demo', done / parts.length);
  };
  await fill(profiles);
  const rows = sideBySide.map(async (row) => {
    for (const part of row) await fill(part);
  });
  await allEnded(rows);
  await makeOwedIndexes(db, declarations);
  await fill(answers);
  await fill(awards);
  await countActivity(db, clock);
  await plantAll(database, filling);
  await countHeadlines(db, clock);
}

/** Turn that servers take at the rest of the demo. */
const theRest = 'making up the rest of the demo';

async function allEnded(works: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

const secondsSince = (began: number): string => ((performance.now() - began) / 1_000).toFixed(1);

/** Returns true where the database was empty. */
async function fillCompanies({ db }: Database, { scale, seed, progress }: FillParts): Promise<boolean> {
  if (scale === 'none') return false;
  const { fillDemoWorld } = await import('#server/demo/fill.ts');
  const began = performance.now();
  const count = await fillDemoWorld(db, { scale, seed, onProgress: (done, total) => progress.show('Making up companies', done / total) });
  if (count > 0) progress.say(`Made up ${count} companies in ${secondsSince(began)} s.`);
  return count > 0;
}

/** Gives a finished world its communities and members of today. */
export async function tendWorld(database: Database, filling: FillParts): Promise<void> {
  const { db } = database;
  await inTurn(db, theRest, () => makeOwedIndexes(db, declarations));
  await fillCommunities(db);
  if (filling.scale === 'none' || !(await hasMadeUpData(db))) return;
  await fillMembers(database, filling);
  await inTurn(db, theRest, () => plantAll(database, filling));
}

async function fillMembers({ db }: Database, { secrets, clock }: FillParts): Promise<void> {
  const { fillDemoMembers } = await import('#server/demo/login/demo-members.ts');
  await fillDemoMembers(db, secrets, dayOf(clock.now()));
}

async function plantAll({ db }: Database, { secrets, clock }: FillParts): Promise<void> {
  const { plantContent } = await import('#server/demo/posts/plant-content.ts');
  await plantContent(db, secrets, clock.now());
  const { plantNotifications } = await import('#server/demo/notifications/plant-notifications.ts');
  await plantNotifications(db, secrets, clock.now());
  const { plantConversations } = await import('#server/demo/chat/plant-conversations.ts');
  await plantConversations(db, secrets, clock.now());
  const { plantDigest } = await import('#server/demo/digests/plant-digest.ts');
  await plantDigest(db, secrets, clock.now());
  const { plantGrievances } = await import('#server/demo/support/plant-grievances.ts');
  await plantGrievances(db, clock.now());
  const { plantCoupons } = await import('#server/demo/rewards/plant-coupons.ts');
  await plantCoupons(db, clock.now());
  const { plantUsage } = await import('#server/demo/usage/plant-usage.ts');
  await plantUsage(db, clock.now());
  await countActivity(db, clock);
  const { plantDesks } = await import('#server/demo/companies/plant-desks.ts');
  await plantDesks(db, secrets, clock.now());
}

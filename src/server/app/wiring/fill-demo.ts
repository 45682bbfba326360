import type { Clock } from '#core/clock.ts';
import { dayOf } from '#core/figures/ago.ts';
import { fillCommunities } from '#server/adapters/communities/fill-communities.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { countActivity } from '#server/adapters/followers/count-activity.ts';
import { countHeadlines } from '#server/adapters/home/count-headlines.ts';
import { hasMadeUpData } from '#server/adapters/login/login-mode.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { FillOptions } from '#server/demo/fill.ts';
import type { Scale } from '../config/deployment.ts';
import type { Progress } from '../process/progress.ts';
import { declarations } from './declarations.ts';

/** The parts of filling a database with what is made up: how much of it, and which world. */
export interface FillParts {
  readonly scale: Scale;
  readonly seed: number;
  readonly secrets: Secrets;
  readonly clock: Pick<Clock, 'now'>;
  readonly progress: Pick<Progress, 'show' | 'say'>;
}

/** One kind of what is made up about companies: how it is filled, and the sentence on how many there are now. */
interface Part {
  readonly fill: (db: Database['db'], options: FillOptions & Pick<FillParts, 'secrets'>) => Promise<number>;
  readonly said: (count: number) => string;
}

const profiles: Part = {
  fill: async (db, options) => (await import('#server/demo/fill-profiles.ts')).fillDemoProfiles(db, options),
  said: (count) => `what ${count} companies say about themselves`,
};

const reviews: Part = {
  fill: async (db, options) => (await import('#server/demo/fill-reviews.ts')).fillDemoReviews(db, options),
  said: (count) => `${count} reviews`,
};

const awards: Part = {
  fill: async (db, options) => (await import('#server/demo/fill-awards.ts')).fillDemoAwards(db, options),
  said: (count) => `awards with ${count} winners`,
};

const photos: Part = {
  fill: async (db, options) => (await import('#server/demo/fill-photos.ts')).fillDemoPhotos(db, options),
  said: (count) => `photos of ${count} people`,
};

const posts: Part = {
  fill: async (db, options) => (await import('#server/demo/posts/fill-content.ts')).fillDemoContent(db, options),
  said: (count) => `${count} posts`,
};

const interviews: Part = {
  fill: async (db, options) => (await import('#server/demo/fill-interviews.ts')).fillDemoInterviews(db, { ...options, ...declarations }),
  said: (count) => `${count} interviews`,
};

const salaries: Part = {
  fill: async (db, options) => (await import('#server/demo/fill-salaries.ts')).fillDemoSalaries(db, options),
  said: (count) => `${count} salaries`,
};

const benefits: Part = {
  fill: async (db, options) => (await import('#server/demo/fill-benefits.ts')).fillDemoBenefits(db, options),
  said: (count) => `what ${count} people get besides their pay`,
};

const jobs: Part = {
  fill: async (db, options) => (await import('#server/demo/fill-jobs.ts')).fillDemoJobs(db, options),
  said: (count) => `${count} jobs`,
};

const answers: Part = {
  fill: async (db, options) => (await import('#server/demo/fill-questions.ts')).fillDemoQuestions(db, options),
  said: (count) => `${count} answers`,
};

/** Parts that are filled one after the other, each row beside the other: no two of different rows write to the same rows, so that neither waits for the other. */
const sideBySide: readonly (readonly Part[])[] = [
  [reviews, photos, posts],
  [interviews, salaries, jobs, benefits],
];

/** Fills an empty database of a demo with its world, gives every company its community, and adds what they say of themselves, reviews, salaries, interviews, photos, benefits, posts, answers, awards and members to what was made up. Answers whether the world was made up just now. */
export async function fillWorld(database: Database, parts: FillParts): Promise<boolean> {
  const { db } = database;
  const isMadeUpNow = await fillCompanies(database, parts);
  await fillCommunities(db);
  const { scale } = parts;
  if (scale === 'none' || !(await hasMadeUpData(db))) return false;
  const options = { scale, seed: parts.seed, nowMs: parts.clock.now(), secrets: parts.secrets };
  const fill = async ({ fill: run, said }: Part): Promise<void> => {
    const began = performance.now();
    const count = await run(db, options);
    if (count > 0) parts.progress.say(`Made up ${said(count)} in ${secondsSince(began)} s.`);
  };
  await fill(profiles);
  const rows = sideBySide.map(async (row) => {
    for (const part of row) await fill(part);
  });
  await allEnded(rows);
  await fill(answers);
  await fill(awards);
  await countActivity(db, parts.clock);
  await fillMembers(database, parts);
  await countHeadlines(db, parts.clock);
  return isMadeUpNow;
}

/** Waits until all have ended, so that none still writes when the first failure is reported. */
async function allEnded(works: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

const secondsSince = (began: number): string => ((performance.now() - began) / 1_000).toFixed(1);

/** Gives an empty database something to show; answers whether it was empty. */
async function fillCompanies({ db }: Database, { scale, seed, progress }: FillParts): Promise<boolean> {
  if (scale === 'none') return false;
  const { fillDemoWorld, isEmpty } = await import('#server/demo/fill.ts');
  if (!(await isEmpty(db))) return false;
  const began = performance.now();
  let companies = 0;
  await fillDemoWorld(db, {
    scale,
    seed,
    onProgress: (done, total) => {
      companies = total;
      progress.show('Making up companies', done / total);
    },
  });
  progress.say(`Made up ${companies} companies in ${secondsSince(began)} s.`);
  return true;
}

/** Brings a world that is whole up to this day: its companies have their communities, and the demo has its members. How much is written of each company is counted by the round that follows. */
export async function tendWorld(database: Database, parts: FillParts): Promise<void> {
  await fillCommunities(database.db);
  if (parts.scale === 'none' || !(await hasMadeUpData(database.db))) return;
  await fillMembers(database, parts);
}

/** Adds the demo members that visitors log in as. */
async function fillMembers({ db }: Database, { secrets, clock }: FillParts): Promise<void> {
  const { fillDemoMembers } = await import('#server/demo/login/demo-members.ts');
  await fillDemoMembers(db, secrets, dayOf(clock.now()));
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
}

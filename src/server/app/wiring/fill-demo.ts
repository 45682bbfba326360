import type { Clock } from '#core/clock.ts';
import { dayOf } from '#core/figures/ago.ts';
import { fillCommunities } from '#server/adapters/communities/fill-communities.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { countActivity } from '#server/adapters/followers/count-activity.ts';
import { hasMadeUpData } from '#server/adapters/login/login-mode.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Scale } from '../config/place.ts';
import type { Progress } from '../process/progress.ts';

/** The parts of filling a database with what is made up: how much of it, and which world. */
interface FillParts {
  readonly scale: Scale;
  readonly seed: number;
  readonly secrets: Secrets;
  readonly clock: Pick<Clock, 'now'>;
  readonly progress: Progress;
}

/** Fills an empty database of a demo with its world, gives every company its community, and adds what they say of themselves, reviews, salaries, interviews, photos, benefits, posts, answers and members to what was made up. Answers whether the world was made up just now. */
export async function fillWorld(database: Database, parts: FillParts): Promise<boolean> {
  const isMadeUpNow = await fillCompanies(database, parts);
  await fillCommunities(database.db);
  if (parts.scale === 'none' || !(await hasMadeUpData(database.db))) return false;
  await fillProfiles(database, parts);
  await fillReviews(database, parts);
  await fillSalaries(database, parts);
  await fillInterviews(database, parts);
  await fillPhotos(database, parts);
  await fillBenefits(database, parts);
  await fillContent(database, parts);
  await fillQuestions(database, parts);
  await countActivity(database.db, parts.clock);
  await fillMembers(database, parts);
  return isMadeUpNow;
}

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
  progress.say(`Made up ${companies} companies in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
  return true;
}

/** Fills what companies say of themselves. */
async function fillProfiles({ db }: Database, { scale, seed, clock, progress }: FillParts): Promise<void> {
  if (scale === 'none') return;
  const { fillDemoProfiles } = await import('#server/demo/fill-profiles.ts');
  const began = performance.now();
  const profiles = await fillDemoProfiles(db, { scale, seed, nowMs: clock.now() });
  if (profiles > 0) progress.say(`Made up what ${profiles} companies say of themselves in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
}

/** Fills what people say of them. */
async function fillReviews({ db }: Database, { scale, seed, clock, progress }: FillParts): Promise<void> {
  if (scale === 'none') return;
  const { fillDemoReviews } = await import('#server/demo/fill-reviews.ts');
  const began = performance.now();
  const reviews = await fillDemoReviews(db, { scale, seed, nowMs: clock.now() });
  if (reviews > 0) progress.say(`Made up ${reviews} reviews in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
}

/** Fills what people are paid there. */
async function fillSalaries({ db }: Database, { scale, seed, clock, progress }: FillParts): Promise<void> {
  if (scale === 'none') return;
  const { fillDemoSalaries } = await import('#server/demo/fill-salaries.ts');
  const began = performance.now();
  const salaries = await fillDemoSalaries(db, { scale, seed, nowMs: clock.now() });
  if (salaries > 0) progress.say(`Made up ${salaries} salaries in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
}

/** Fills how they interview. */
async function fillInterviews({ db }: Database, { scale, seed, clock, progress }: FillParts): Promise<void> {
  if (scale === 'none') return;
  const { fillDemoInterviews } = await import('#server/demo/fill-interviews.ts');
  const began = performance.now();
  const interviews = await fillDemoInterviews(db, { scale, seed, nowMs: clock.now() });
  if (interviews > 0) progress.say(`Made up ${interviews} interviews in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
}

/** Fills what they look like. */
async function fillPhotos({ db }: Database, { scale, seed, clock, progress }: FillParts): Promise<void> {
  if (scale === 'none') return;
  const { fillDemoPhotos } = await import('#server/demo/fill-photos.ts');
  const began = performance.now();
  const sets = await fillDemoPhotos(db, { scale, seed, nowMs: clock.now() });
  if (sets > 0) progress.say(`Made up photos of ${sets} people in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
}

/** Fills what they get there beside their pay. */
async function fillBenefits({ db }: Database, { scale, seed, clock, progress }: FillParts): Promise<void> {
  if (scale === 'none') return;
  const { fillDemoBenefits } = await import('#server/demo/fill-benefits.ts');
  const began = performance.now();
  const told = await fillDemoBenefits(db, { scale, seed, nowMs: clock.now() });
  if (told > 0) progress.say(`Made up what ${told} people get beside their pay in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
}

/** Fills posts and comments about them. */
async function fillContent({ db }: Database, { scale, seed, clock, progress }: FillParts): Promise<void> {
  if (scale === 'none') return;
  const { fillDemoContent } = await import('#server/demo/posts/fill-content.ts');
  const began = performance.now();
  const posts = await fillDemoContent(db, { scale, seed, nowMs: clock.now() });
  if (posts > 0) progress.say(`Made up ${posts} posts in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
}

/** Fills what is asked about companies, and answers to what they ask in interviews. */
async function fillQuestions({ db }: Database, { scale, seed, clock, progress }: FillParts): Promise<void> {
  if (scale === 'none') return;
  const { fillDemoQuestions } = await import('#server/demo/fill-questions.ts');
  const began = performance.now();
  const answers = await fillDemoQuestions(db, { scale, seed, nowMs: clock.now() });
  if (answers > 0) progress.say(`Made up ${answers} answers in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
}

/** Adds the demo members that visitors log in as. */
async function fillMembers({ db }: Database, { secrets, clock }: FillParts): Promise<void> {
  const { fillDemoMembers } = await import('#server/demo/login/demo-members.ts');
  await fillDemoMembers(db, secrets, dayOf(clock.now()));
  const { plantContent } = await import('#server/demo/posts/plant-content.ts');
  await plantContent(db, secrets, clock.now());
  const { plantNotifications } = await import('#server/demo/notifications/plant-notifications.ts');
  await plantNotifications(db, secrets, clock.now());
  const { plantDigest } = await import('#server/demo/digests/plant-digest.ts');
  await plantDigest(db, secrets, clock.now());
}

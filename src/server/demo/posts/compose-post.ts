import { dayMs } from '#core/figures/durations.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { OfferFacts } from '#core/offers/salary-offer.ts';
import type { Random } from '../random.ts';
import type { PostKind } from '#core/posts/post.ts';
import { composePictures } from './compose-pictures.ts';
import type { DemoOption, DemoComment, DemoAuthor, DemoPost } from './demo-content.ts';
import type { PostSeed } from './demo-topic.ts';
import { deskRoles, type DemoRole } from './demo-role.ts';
import { grownComment, grownReply, grownSeed } from './grow-seed.ts';
import type { OwnWords } from './own-words.ts';
import type { Said } from './said.ts';
import { anyAnswer, anyReply } from './seed-chat.ts';
import { spun } from './spun.ts';

export interface PostPlace {
  readonly communityId: string;
  readonly seed: PostSeed;
  /** Words on the subject, for texts said often enough. */
  readonly words: OwnWords;
  readonly said: Said;
  readonly isPictured: boolean;
  readonly random: Random;
  readonly personas: readonly DemoAuthor[];
  readonly companies: readonly string[];
  readonly cities: readonly string[];
  readonly here: string;
  readonly isCompany: boolean;
  readonly nowMs: number;
}

const oldestDays = 240;
const months = ['January', 'March', 'April', 'June', 'July', 'September', 'October', 'December'] as const;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

export function composePost(place: PostPlace): DemoPost {
  const { random, personas, nowMs } = place;
  const author = random.among(place.words.isDesk ? deskAuthors(personas) : personas);
  const names = namesFor(place, author);
  const { seed, title, content } = textFor(place, author, names);
  const id = random.name(16);
  const age = random.next();
  const agedMs = seed.hoursAgo === undefined ? 600_000 + age * age * age * oldestDays * dayMs : seed.hoursAgo * 3_600_000;
  const postedAtMs = Math.floor(nowMs - agedMs);
  const liked = random.next();
  const ups = Math.floor(liked * liked * liked * 160);
  const options = optionsFor({ ...place, seed }, { id, author, ups });
  const comments = commentsFor({ ...place, seed }, { id, author, postedAtMs });
  return {
    id,
    communityId: place.communityId,
    kind: kindOf(seed),
    author,
    title,
    content,
    postedAtMs,
    ups,
    downs: Math.floor(random.next() * random.next() * ups * 0.2),
    views: ups * random.between(6, 14) + random.between(3, 90),
    closesOn: seed.poll ? dayOf(postedAtMs + random.among([3, 7, 14]) * dayMs) : null,
    videoId: seed.video ?? null,
    pictures: composePictures(seed, id, random),
    options,
    comments,
  };
}

/** Desk workers, or everyone where there are none. */
function deskAuthors(authors: readonly DemoAuthor[]): readonly DemoAuthor[] {
  const found = authors.filter(({ life }) => life.role.isDesk);
  return found.length > 0 ? found : authors;
}

/** Tries enough for words that name something different each time. */
const mostTries = 12;

/** Title and text of the seed, or fresh words once it was said often enough. */
function textFor(place: PostPlace, author: DemoAuthor, names: Readonly<Record<string, string>>) {
  const { random, said, words, isPictured } = place;
  for (let turn = 0; ; turn++) {
    const seed = turn === 0 && !isPictured ? place.seed : grownSeed(place.seed, words, random, isPictured);
    const used = turn === 0 ? names : namesFor(place, author);
    const [title, content] = [spun(seed.title, random, used), spun(seed.content, random, used)];
    if (said.take(title, content) || turn === mostTries) return { seed, title, content };
  }
}

/** Seed or fresh words, or nothing once both were said often enough. */
function saidBy(place: PostPlace, author: DemoAuthor, text: string, grow: (words: OwnWords, random: Random) => string): string | undefined {
  const { random, said, words } = place;
  for (let turn = 0; turn < mostTries; turn++) {
    const found = spun(turn === 0 ? text : grow(words, random), random, namesFor(place, author));
    if (said.take(found)) return found;
  }
  return undefined;
}

function kindOf({ poll, offers, pictures, video }: PostSeed): PostKind {
  if (poll) return 'poll';
  if (offers) return 'salary';
  if (video) return 'video';
  return pictures ? 'image' : 'text';
}

function namesFor({ random, companies, here, isCompany }: PostPlace, { life }: DemoAuthor): Readonly<Record<string, string>> {
  const { role, city, years, lakh } = life;
  return {
    here,
    company: isCompany ? here : life.company,
    former: life.former,
    other: random.among(companies),
    city,
    role: role.name,
    Role: capitalised(role.name),
    deskRole: random.among(deskRoles).name,
    years: String(years),
    few: String(random.between(2, Math.min(9, years))),
    days: String(random.among([60, 90])),
    shortDays: String(random.among([15, 30])),
    officeDays: random.among(['three', 'four', 'five']),
    ctc: random.chance(0.4) ? `${lakh}.${random.between(1, 9)}` : String(lakh),
    hike: String(random.between(4, 35)),
    rupees: `₹ ${random.between(6, 68)},${random.among(['000', '500', '250'])}`,
    month: random.among(months),
    weekday: random.among(weekdays),
  };
}

/** Poll options with votes, or offers to choose from. */
function optionsFor(
  { seed, random, companies, cities }: PostPlace,
  { id: postId, author, ups }: WrittenPost & { readonly ups: number },
): readonly DemoOption[] {
  const votes = () => Math.floor(random.next() * (8 + ups));
  if (seed.poll) return seed.poll.map((text, place) => ({ id: random.name(16), postId, place, text, offer: null, votes: votes() }));
  if (!seed.offers) return [];
  const { role, years, lakh, company, city } = author.life;
  const jobProfile = capitalised(role.name);
  const base = lakh * 100_000;
  return Array.from({ length: random.between(2, 3) }, (_, place) => {
    const isCurrent = place === 0 && random.chance(0.6);
    const fixedRupees = base + random.between(-1, 4) * 50_000;
    const offer: OfferFacts = {
      companyName: isCurrent ? company : random.among(companies),
      jobProfile,
      location: isCurrent ? city : random.among(cities),
      experienceYears: years,
      fixedRupees,
      variableRupees: Math.round((fixedRupees * random.between(0, 20)) / 100_000) * 1_000,
      stockRupees: random.chance(0.25) ? random.between(1, 8) * 50_000 : 0,
      workMode: workModeOf(role, random),
      isCurrent,
    };
    return { id: random.name(16), postId, place, text: null, offer, votes: votes() };
  });
}

/** No nurse works from home. */
const workModeOf = ({ isDesk }: DemoRole, random: Random): OfferFacts['workMode'] =>
  isDesk ? random.among(['office', 'hybrid', 'remote'] as const) : 'office';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface WrittenPost {
  readonly id: string;
  readonly author: DemoAuthor;
}

function commentsFor(place: PostPlace, post: WrittenPost & { readonly postedAtMs: number }): readonly DemoComment[] {
  const { random, seed, personas, nowMs } = place;
  const busy = random.next();
  const said = shuffled([...seed.comments, ...shuffled(anyReply, random).slice(0, 2)], random).slice(0, seed.crowd ?? Math.floor(busy * busy * 7));
  const span = Math.max(60_000, Math.min(nowMs - 60_000 - post.postedAtMs, 4 * dayMs));
  const sayings = Array.from({ length: Math.ceil(said.length / 7) }, () => shuffled(anyAnswer, random)).flat();
  return said.flatMap((text, turn) => {
    const at = Math.floor(post.postedAtMs + (span * (turn + random.next())) / (said.length + 1));
    const answers = random.chance(0.4) ? random.between(1, random.chance(0.1) ? 5 : 2) : 0;
    const commenter = random.among(personas);
    const comment = saidBy(place, commenter, text, grownComment);
    if (comment === undefined) return [];
    const root = written(random, post.id, commenter, comment, at);
    const replies = sayings.splice(0, answers).flatMap((saying, turnBelow) => {
      const author = turnBelow === 0 ? post.author : random.among(personas);
      const reply = saidBy(place, author, saying, grownReply);
      if (reply === undefined) return [];
      const repliedAt = Math.min(nowMs - 1_000, at + (turnBelow + 1) * 1_800_000);
      return [{ ...written(random, post.id, author, reply, repliedAt), rootId: root.id, replyToId: root.id }];
    });
    return [{ ...root, replies: replies.length }, ...replies];
  });
}

function written(random: Random, postId: string, author: DemoAuthor, content: string, postedAtMs: number): DemoComment {
  const ups = Math.floor(random.next() * random.next() * 30);
  return { id: random.name(16), postId, rootId: null, replyToId: null, author, content, postedAtMs, ups, downs: random.chance(0.15) ? 1 : 0, replies: 0 };
}

const shuffled = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => [random.next(), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item);

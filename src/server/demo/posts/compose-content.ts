import { problemWithName } from '#core/personas/made-up-name.ts';
import { lookOf } from '#core/personas/name-look.ts';
import { avatarColours, avatarPictures, avatarUriOf } from '#core/personas/avatar.ts';
import { madeUpName } from '#server/adapters/personas/made-up-names.ts';
import { demoCities } from '../companies/demo-cities.ts';
import { demoMembers } from '../login/demo-members.ts';
import { Random } from '../random.ts';
import { composePost } from './compose-post.ts';
import type { DemoCommunity, DemoAuthor, DemoPost } from './demo-content.ts';
import type { DemoTopic, PostSeed } from './demo-topic.ts';
import { demoTopics, seen } from './demo-topics.ts';
import { drawnLife, mayWorkIn } from './demo-life.ts';
import { fieldWords, ownCompanyWords, topicWords, type OwnWords } from './own-words.ts';
import { Said } from './said.ts';
import { aboutCompany, aboutField, anyReply } from './seed-chat.ts';

export interface ContentSize {
  readonly seed: number;
  readonly nowMs: number;
  readonly personas: number;
  readonly postsPerTopic: number;
  readonly postsPerField: number;
  readonly companyPosts: number;
  /** One in so many posts has a picture, or none at 0. */
  readonly postsPerPicture: number;
}

const mostFollowers = { department: 140, industry: 70, company: 24 } as const;

/** Names of demo members, unavailable to demo authors. */
const reserved = demoMembers.map(({ displayName }) => lookOf(displayName));

const cities = demoCities.map(({ name }) => name);

/** Demo authors, mostly under made-up names with distinct looks, some by designation. */
export function composePersonas({ seed, personas }: ContentSize, communities: readonly DemoCommunity[]): readonly DemoAuthor[] {
  const taken = new Set(reserved);
  const companies = communities.filter(({ type }) => type === 'company');
  return Array.from({ length: personas }, (_, place): DemoAuthor => {
    const random = new Random(seed, place, 'face');
    const ref = random.name(43);
    const life = drawnLife(random, { companies, cities });
    if (random.chance(0.3)) {
      const role = life.role.name;
      const name = `${role.charAt(0).toUpperCase()}${role.slice(1)} at ${life.employer}`;
      return { ref, kind: 'DESIGNATION', name, avatar: null, isVerified: random.chance(0.55), life };
    }
    const avatar = avatarUriOf({ picture: random.between(0, avatarPictures - 1), colour: random.among(avatarColours) });
    return { ref, kind: 'ANONYMOUS', name: freeName(random, taken), avatar, isVerified: false, life };
  });
}

/** Draws until a name differs visibly from all before. */
function freeName(random: Random, taken: Set<string>): string {
  for (;;) {
    const name = madeUpName('en', (count) => random.between(0, count - 1));
    if (problemWithName(name) || taken.has(lookOf(name))) continue;
    taken.add(lookOf(name));
    return name;
  }
}

export function followersOf({ seed }: ContentSize, { type, urlName }: DemoCommunity): number {
  const some = (most: number): number => new Random(seed, 0, `size ${type} ${urlName}`).between(3, most);
  return type === 'topic' ? (topicNamed(urlName)?.weight ?? 0) * 31 + some(40) : some(mostFollowers[type]);
}

export function* composePosts(size: ContentSize, communities: readonly DemoCommunity[], personas: readonly DemoAuthor[]): Generator<DemoPost, void> {
  const places = communities.filter(({ type }) => type === 'company');
  const companies = places.map(({ name }) => name);
  const said = new Said();
  let composed = 0;
  const post = (community: DemoCommunity, seed: PostSeed, turn: number): DemoPost =>
    composePost({
      communityId: community.id,
      seed,
      words: wordsOn(community),
      said,
      isPictured: size.postsPerPicture > 0 && turn < seenFrom && ++composed % size.postsPerPicture === 0,
      random: new Random(size.seed, turn, `post ${community.type} ${community.urlName}`),
      personas: authorsIn(community, personas),
      companies,
      cities,
      here: community.name,
      isCompany: community.type === 'company',
      nowMs: size.nowMs,
    });
  for (const [turn, { topic, ...seed }] of seen.entries()) {
    const community = communities.find(({ type, urlName }) => type === 'topic' && urlName === topic);
    if (community) yield post(community, seed, seenFrom + turn);
  }
  for (const community of communities) {
    const topic = community.type === 'topic' ? topicNamed(community.urlName) : undefined;
    const seeds = topic?.posts ?? fieldSeeds;
    if (community.type === 'company') continue;
    const count = topic ? Math.ceil((size.postsPerTopic * topic.weight) / 6) : size.postsPerField;
    for (let turn = 0; turn < count; turn++) yield post(community, seeds[turn % seeds.length] ?? seedless, turn);
  }
  const popular = places.toSorted((one, other) => (other.followers ?? 0) - (one.followers ?? 0));
  for (let turn = 0; turn < size.companyPosts && places.length > 0; turn++) {
    const community = turn < popular.length ? popular[turn] : popular[likelierFirst(new Random(size.seed, turn, 'which company'), popular.length)];
    if (community) yield post(community, companySeeds[turn % companySeeds.length] ?? seedless, turn);
  }
}

/** Authors of a community, limited for a company to likely employees. */
const authorsIn = ({ type, industry }: DemoCommunity, personas: readonly DemoAuthor[]): readonly DemoAuthor[] =>
  type === 'company' ? personas.filter(({ kind, life }) => mayWorkIn(industry, life, kind === 'DESIGNATION')) : personas;

/** Random index, biased to the beginning. */
const likelierFirst = (random: Random, length: number): number => Math.floor(random.next() ** 2 * length);

const wordsOn = ({ type, urlName }: DemoCommunity): OwnWords => {
  const words = type === 'topic' ? topicWords[urlName] : undefined;
  return words ?? (type === 'company' ? ownCompanyWords : fieldWords);
};

/** Exceeds the number of posts of any community. */
const seenFrom = 10_000;

const topicNamed = (wanted: string): DemoTopic | undefined => demoTopics.find(({ urlName }) => urlName === wanted);
const seedless: PostSeed = { title: 'How is it here?', content: 'Asking before {month}.', comments: anyReply };
const companySeeds: readonly PostSeed[] = aboutCompany.map((seed) => ({ ...seed, comments: anyReply }));
const fieldSeeds: readonly PostSeed[] = aboutField.map((seed) => ({ ...seed, comments: anyReply }));

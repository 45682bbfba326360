import { avatarColours, avatarPictures, avatarUriOf } from '#core/persona/avatar.ts';
import { demoCities } from '../demo-cities.ts';
import { demoIndustries } from '../demo-industries.ts';
import { Random } from '../random.ts';
import { composePost } from './compose-post.ts';
import type { DemoCommunity, DemoFace, DemoPost } from './demo-talk.ts';
import type { PostSeed } from './demo-topic.ts';
import { demoDepartments, demoTopics } from './demo-topics.ts';
import { seen } from './seeds/seen.ts';
import { aboutCompany, aboutField, anyReply, employers, roles } from './seeds/chat.ts';

/** A company that people talk about. */
export interface TalkedCompany {
  readonly id: string;
  readonly urlName: string;
  readonly name: string;
  readonly industry: string;
  readonly logo: string | null;
}

/** How much is said. */
export interface TalkSize {
  readonly seed: number;
  readonly nowMs: number;
  readonly faces: number;
  readonly postsPerTopic: number;
  readonly postsPerField: number;
  readonly companyPosts: number;
}

const firsts = [
  'Quiet',
  'Steady',
  'Bright',
  'Early',
  'Gentle',
  'Curious',
  'Patient',
  'Brave',
  'Calm',
  'Honest',
  'Mellow',
  'Swift',
  'Kind',
  'Plain',
  'Warm',
  'Sharp',
  'Sunny',
  'Salty',
  'Rusty',
  'Velvet',
  'Paper',
  'Silver',
  'Misty',
  'Lucky',
];
const seconds = [
  'Banyan',
  'Marigold',
  'Kite',
  'Neem',
  'Myna',
  'Jasmine',
  'Peepal',
  'Monsoon',
  'Lotus',
  'Koel',
  'Mango',
  'Chai',
  'Ferry',
  'Lantern',
  'Tabla',
  'Rangoli',
  'Bulbul',
  'Sandal',
  'Mridang',
  'Jamun',
  'Tulsi',
  'Sitar',
  'Palash',
  'Kingfisher',
];

/** Those who talk: most under made-up names, some by what they work as. */
export function composeFaces({ seed, faces }: TalkSize): readonly DemoFace[] {
  return Array.from({ length: faces }, (_, place): DemoFace => {
    const random = new Random(seed, place, 'face');
    const ref = random.name(43);
    if (random.chance(0.3)) {
      const role = random.among(roles);
      const name = `${role.charAt(0).toUpperCase()}${role.slice(1)} at ${random.among(employers)}`;
      return { ref, kind: 'DESIGNATION', name, avatar: null, isVerified: random.chance(0.55) };
    }
    const name = `${firsts[place % firsts.length]} ${seconds[Math.floor(place / firsts.length) % seconds.length]}${place >= firsts.length * seconds.length ? ` ${place}` : ''}`;
    return {
      ref,
      kind: 'ANONYMOUS',
      name,
      avatar: avatarUriOf({ picture: random.between(0, avatarPictures - 1), colour: random.among(avatarColours) }),
      isVerified: false,
    };
  });
}

/** Topics, departments, industries, and a community for each company. */
export function composeCommunities({ seed }: TalkSize, companies: readonly TalkedCompany[]): readonly DemoCommunity[] {
  const industries = new Map(demoIndustries.map(({ urlName, name }) => [urlName, name]));
  const made = (type: DemoCommunity['type'], place: number, known: Omit<DemoCommunity, 'id' | 'type' | 'followers'>, followers: number): DemoCommunity => ({
    id: new Random(seed, place, `community ${type}`).name(16),
    type,
    followers,
    ...known,
  });
  const some = (place: number, what: string, most: number): number => new Random(seed, place, what).between(3, most);
  return [
    ...demoTopics.map(({ urlName, name, category, about, weight }, place) =>
      made('topic', place, { urlName, name, category, about, logo: null }, weight * 31 + some(place, 'topic size', 40)),
    ),
    ...demoDepartments.map(({ urlName, name }, place) =>
      made(
        'department',
        place,
        { urlName, name, category: 'Departments', about: `What people in ${name.toLowerCase()} talk about.`, logo: null },
        some(place, 'department size', 140),
      ),
    ),
    ...demoIndustries.map(({ urlName, name }, place) =>
      made(
        'industry',
        place,
        { urlName, name, category: 'Industries', about: `Work and pay in ${name.toLowerCase()}.`, logo: null },
        some(place, 'industry size', 70),
      ),
    ),
    ...companies.map(({ urlName, name, industry, logo }, place) =>
      made(
        'company',
        place,
        { urlName, name, category: industries.get(industry) ?? 'Companies', about: `What people say about working at ${name}.`, logo },
        some(place, 'company size', 24),
      ),
    ),
  ];
}

/** Everything that is said in these communities. */
export function* composePosts(
  size: TalkSize,
  communities: readonly DemoCommunity[],
  faces: readonly DemoFace[],
  companies: readonly string[],
): Generator<DemoPost, void> {
  const cities = demoCities.map(({ name }) => name);
  const post = (community: DemoCommunity, seed: PostSeed, turn: number): DemoPost =>
    composePost({
      communityId: community.id,
      seed,
      random: new Random(size.seed, turn, `post ${community.type} ${community.urlName}`),
      faces,
      companies,
      cities,
      here: community.name,
      nowMs: size.nowMs,
    });
  for (const community of communities) {
    const topic = demoTopics.find(({ urlName }) => community.type === 'topic' && urlName === community.urlName);
    const seeds = topic?.posts ?? fieldSeeds;
    if (community.type === 'company') continue;
    const count = topic ? Math.ceil((size.postsPerTopic * topic.weight) / 6) : size.postsPerField;
    for (let turn = 0; turn < count; turn++) yield post(community, seeds[turn % seeds.length] ?? seedless, turn);
  }
  for (const [turn, { topic, ...seed }] of seen.entries()) {
    const community = communities.find(({ type, urlName }) => type === 'topic' && urlName === topic);
    if (community) yield post(community, seed, seenFrom + turn);
  }
  const places = communities.filter(({ type }) => type === 'company');
  for (let turn = 0; turn < size.companyPosts && places.length > 0; turn++) {
    const community = places[new Random(size.seed, turn, 'which company').between(0, places.length - 1)];
    if (community) yield post(community, companySeeds[turn % companySeeds.length] ?? seedless, turn);
  }
}

/** No community has so many posts of its own. */
const seenFrom = 10_000;

const seedless: PostSeed = { title: 'How is it here?', content: 'Asking before {month}.', comments: anyReply };
const companySeeds: readonly PostSeed[] = aboutCompany.map((seed) => ({ ...seed, comments: anyReply }));
const fieldSeeds: readonly PostSeed[] = aboutField.map((seed) => ({ ...seed, comments: anyReply }));

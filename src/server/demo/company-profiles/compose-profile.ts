import { hasDesk } from '../companies/has-desk.ts';
import { collagePictures, collageTemplates, emptyProfile, type Collage, type Leader, type ProfileDraft } from '#core/company-profiles/company-profile.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import { everyPortrait } from '../media/portraits.ts';
import { everyScene } from '../media/scenes.ts';
import type { Random } from '../random.ts';
import { collageTitles, profileTexts, ownSentences as words, videoIds } from './profile-words.ts';

const lastAward = 2025;

type Compose = (random: Random, company: DemoCompany, nowMs: number) => Partial<ProfileDraft>;

const parts: readonly Compose[] = [
  (random) => ({ mission: random.among(words.missions), vision: random.chance(0.7) ? random.among(words.visions) : null }),
  (random, { about }) => ({ overview: [...(about === null ? [] : [about]), ...some(random, words.paragraphs, random.between(1, 3))] }),
  (random) => ({ awards: awardsOf(random, words.ownGivers), ...(random.chance(0.5) && { thirdPartyAwards: awardsOf(random, words.otherGivers) }) }),
  (random) => {
    const leadership = some(random, words.roles, random.between(2, 5)).map((role) => leaderOf(random, role));
    const [first] = leadership;
    return { leadership, leadershipMessage: first && random.chance(0.6) ? { ...first, text: random.among(words.messages) } : null };
  },
  (random) => ({ faq: some(random, profileTexts.faqAnswers, random.between(2, 6)).map(([question, answer]) => ({ question, answer })) }),
  (random) => ({
    customSections: some(random, profileTexts.sections, random.between(1, 7)).map(([title, text]) => ({
      title,
      text,
      picture: random.chance(0.5) ? urlOf(random.among(everyScene)) : null,
    })),
  }),
  (random) => ({ lifeAtCompany: some(random, collageTemplates, random.between(1, 3)).map((template) => collageOf(random, template)) }),
  (random) => ({
    videos: some(random, profileTexts.videos, random.between(1, 3)).map(([title, summary], at) => ({
      title,
      summary,
      videoId: videoIds[at] ?? videoIds[0],
    })),
  }),
  (random, _, nowMs) => ({
    updates: some(random, profileTexts.updates, random.between(1, 4))
      .map(([title, text]) => ({ title, text, day: dayOf(nowMs - random.between(4, 400) * dayMs) }))
      .toSorted((one, other) => (one.day < other.day ? 1 : -1)),
  }),
];

/** Profile of varying completeness, full for familiar companies. */
export function composeProfile(
  random: Random,
  company: DemoCompany,
  { place, nowMs }: { readonly place: number; readonly nowMs: number },
): ProfileDraft | null {
  const kind = place % 8;
  if (kind === 5) return null;
  const count = place === 0 ? parts.length : kind === 3 ? 1 : random.between(3, parts.length);
  const said = some(random, parts, count).map((compose) => compose(random, company, nowMs));
  return Object.assign({ ...emptyProfile, isClaimed: hasDesk(place) }, ...said) as ProfileDraft;
}

const urlOf = ({ id }: { readonly id: string }): string => `/images/${id}`;

const leaderOf = (random: Random, role: string): Leader => ({
  name: `${random.among(words.givenNames)} ${random.among(words.familyNames)}`,
  role,
  photo: random.chance(0.7) ? urlOf(random.among(everyPortrait)) : null,
});

const awardsOf = (random: Random, givers: readonly string[]) =>
  some(random, words.awardNames, random.between(1, 4))
    .map((name) => ({ name, by: random.among(givers), year: lastAward - random.between(0, 6) }))
    .toSorted((one, other) => other.year - one.year);

const collageOf = (random: Random, template: Collage['template']): Collage => ({
  template,
  title: collageTitles[template],
  pictures: some(random, everyScene, collagePictures[template]).map((scene) => ({
    url: urlOf(scene),
    caption: random.chance(0.6) ? random.among(words.captions) : '',
  })),
});

/** Picks distinct items in their original order. */
function some<Item>(random: Random, items: readonly Item[], count: number): readonly Item[] {
  const left = items.map((_, at) => at);
  const chosen = new Set(Array.from({ length: Math.min(count, items.length) }, () => left.splice(random.between(0, left.length - 1), 1)[0]));
  return items.filter((_, at) => chosen.has(at));
}

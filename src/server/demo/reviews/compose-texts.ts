import type { Stars } from '#core/reviews/review.ts';
import { spun } from '../posts/spun.ts';
import { advices, frames, introductions, partings } from './around-remarks.ts';
import type { DemoExit } from './demo-review.ts';
import { reviewSubjects, type ReviewSubject } from './remark.ts';
import { capital, slotsOf, type Slots, type Speaker } from './slots.ts';
import { lowered, spoken, type CompanySaid } from './speech.ts';
import { reviewPhrases } from './title-phrases.ts';
import { joined, styleOf, type Style } from './style.ts';
import { seedAmong, remarksOn, wordings, type Tone, type WorkKind, type Wordings } from './wordings.ts';

export interface ReviewTopics {
  readonly praised: readonly ReviewSubject[];
  readonly blamed: readonly ReviewSubject[];
}

export interface Writer {
  readonly speaker: Speaker;
  readonly kind: WorkKind;
  readonly said: CompanySaid;
  readonly stars: Stars;
  readonly isCurrent: boolean;
}

export function topicsFor({ stars, speaker: { random, employer } }: Writer): ReviewTopics {
  const size = random.among([1, 1, 1, 2, 2, 2, 2, 3, 3, 4]);
  const order = reviewSubjects.map((topic) => ({ topic, score: employer.leanings[topic] * 0.8 + random.next() })).sort((one, other) => other.score - one.score);
  const names = order.map(({ topic }) => topic);
  const [likes, dislikes] = sizes[stars](size);
  return { praised: names.slice(0, likes), blamed: names.slice(-dislikes) };
}

const sizes: Readonly<Record<Stars, (size: number) => readonly [likes: number, dislikes: number]>> = {
  5: (size) => [Math.min(4, size + 1), 1],
  4: (size) => [size + (size < 3 ? 1 : 0), Math.max(1, size - 1)],
  3: (size) => [size, size],
  2: (size) => [Math.max(1, size - 1), Math.min(4, size + 1)],
  1: (size) => [1, Math.min(5, size + 1)],
};

export function likesOf(writer: Writer, { praised }: ReviewTopics): string {
  const { speaker, stars, isCurrent } = writer;
  const { random, tongue } = speaker;
  const slots = slotsOf(speaker);
  const style = styleOf(random, tongue);
  if (tongue === 'english' && praised.length > 1 && random.chance(0.14)) return inShort(writer, praised, 'good', slots);
  const reported = praised.map((topic, turn) => remark(writer, topic, 'good', slots, turn === 0 && stars === 1 ? 'faint' : null));
  const opening = tongue === 'english' && random.chance(0.16) ? [drawn(writer, isCurrent ? around.staying : around.gone, slots)] : [];
  return fitted([...opening, ...reported], style, speaker);
}

export function dislikesOf(writer: Writer, { blamed }: ReviewTopics): string {
  const { speaker, stars } = writer;
  const { random, tongue, exit } = speaker;
  const slots = slotsOf(speaker);
  const style = styleOf(random, tongue);
  if (tongue === 'english' && blamed.length > 1 && random.chance(0.12)) return inShort(writer, blamed, 'bad', slots);
  const reported = blamed.map((topic, turn) => {
    const tone = stars < 3 && random.chance(stars === 1 ? 0.6 : 0.3) ? 'worst' : stars === 5 ? 'mild' : 'bad';
    return remark(writer, topic, tone, slots, turn === 0 && stars === 5 ? 'minor' : null);
  });
  const parting = tongue === 'english' && exit !== null && random.chance(0.4) ? [drawn(writer, around[partingOf(exit)], slots)] : [];
  const advice = tongue === 'english' && random.chance(0.2) ? [drawn(writer, around[moodOf(stars)], slots)] : [];
  return fitted([...reported, ...parting, ...advice], style, speaker);
}

export const moodOf = (stars: Stars): 'glad' | 'torn' | 'sour' => (stars > 3 ? 'glad' : stars === 3 ? 'torn' : 'sour');

function remark({ speaker, kind, said }: Writer, topic: ReviewSubject, tone: Tone, slots: Slots, frame: keyof typeof frames | null): string {
  const { random, tongue } = speaker;
  const from = remarksOn(tongue, topic, tone, kind);
  const isFramed = frame !== null && tongue === 'english' && random.chance(0.6);
  return said.draw(() => {
    const reported = spoken(from, random, slots);
    return isFramed ? spoken(framed[frame], random, slots).replace('{x}', () => lowered(reported, speaker.employer.shortName)) : reported;
  });
}

const drawn = ({ said, speaker: { random } }: Writer, from: Wordings, slots: Slots): string => said.draw(() => spoken(from, random, slots));

/** One short phrase for each topic. */
function inShort({ said, speaker: { random } }: Writer, about: readonly ReviewSubject[], tone: 'good' | 'bad', slots: Slots): string {
  return said.draw(() => {
    const reported = [...about, ...about.slice(0, about.length < 3 ? 1 : 0)].map((topic) => spun(seedAmong(short[tone][topic], random), random, slots));
    const all = [...new Set(reported)];
    const rest = all.length > 1 ? ` ${random.among(['and', '&', 'and', 'also'])} ${all.at(-1)}` : '';
    const text = `${all.slice(0, Math.max(1, all.length - 1)).join(', ')}${rest}`;
    return capital(text.length < 34 ? `${text} ${spun(seedAmong(tails, random), random, slots)}` : text);
  });
}

/** Remarks in the author's style, cut at the length limit. */
function fitted(reported: readonly string[], style: Style, { random, employer: { shortName } }: Speaker): string {
  for (let count = reported.length; ; count--) {
    const text = capital(joined(reported.slice(0, count), style, random, shortName));
    if (text.length <= mostLetters || count === 1) return style === 'small' ? lowered(text, shortName) : text;
  }
}

function partingOf({ withheld, settlementDays, relievingDays, bondRupees }: DemoExit): 'withheld' | 'smooth' | 'slow' | 'bond' {
  if (withheld || settlementDays === null || relievingDays === null) return 'withheld';
  if (bondRupees > 0) return 'bond';
  return settlementDays <= 45 && relievingDays <= 20 ? 'smooth' : 'slow';
}

const mostLetters = 880;
const tails = wordings(['in the {city} office', 'for a {role}', 'and that since {month}', 'in {months} months at least', 'in the {team} mostly']);
const around = {
  staying: wordings(introductions.staying),
  gone: wordings(introductions.gone),
  glad: wordings(advices.glad),
  torn: wordings(advices.torn),
  sour: wordings(advices.sour),
  smooth: wordings(partings.smooth),
  slow: wordings(partings.slow),
  withheld: wordings(partings.withheld),
  bond: wordings(partings.bond),
};
const framed = { minor: wordings(frames.minor), faint: wordings(frames.faint) };
const weighed = (tone: 'good' | 'bad'): Readonly<Record<ReviewSubject, Wordings>> => ({
  hours: wordings(reviewPhrases.hours[tone]),
  pay: wordings(reviewPhrases.pay[tone]),
  security: wordings(reviewPhrases.security[tone]),
  growth: wordings(reviewPhrases.growth[tone]),
  skills: wordings(reviewPhrases.skills[tone]),
  people: wordings(reviewPhrases.people[tone]),
  place: wordings(reviewPhrases.place[tone]),
  work: wordings(reviewPhrases.work[tone]),
});

export const short = { good: weighed('good'), bad: weighed('bad') };

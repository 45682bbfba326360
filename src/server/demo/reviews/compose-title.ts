import { fnvHash } from '#core/fnv-hash.ts';
import { spun } from '../posts/spun.ts';
import type { ReviewTopics, Writer } from './compose-texts.ts';
import { moodOf, short } from './compose-texts.ts';
import { reviewSubjects, type ReviewSubject } from './remark.ts';
import { capital, slotsOf } from './slots.ts';
import { plainTitles, titleForms } from './title-phrases.ts';
import { seedAmong, wordings } from './wordings.ts';

const mostLetters = 80;

export function titleOf(writer: Writer, { praised, blamed }: ReviewTopics, plain: PlainTitles): string | null {
  const { speaker, said, stars } = writer;
  const { random, tongue } = speaker;
  if (random.chance(0.34)) return null;
  const simple = tongue === 'english' && random.chance(0.3) ? plain[moodOf(stars)].pop() : undefined;
  if (simple !== undefined) return simple;
  const slots = slotsOf(speaker);
  const forms = weighed[tongue === 'english' ? moodOf(stars) : tongue];
  const phrase = (tone: 'good' | 'bad', topic: ReviewSubject | undefined): string =>
    spun(seedAmong(short[tone][topic ?? random.among(reviewSubjects)], random), random, slots);
  const make = (): string => {
    const [p, p2, c, c2] = [
      phrase('good', praised[0]),
      phrase('good', praised[1] ?? random.among(reviewSubjects.filter((topic) => !blamed.includes(topic) && topic !== praised[0]))),
      phrase('bad', blamed[0]),
      phrase('bad', blamed[1] ?? random.among(reviewSubjects.filter((topic) => !praised.includes(topic) && topic !== blamed[0]))),
    ];
    const form = seedAmong(forms, random).replace(/\{([pc]2?)\}/g, (_, name: string) => ({ p, p2, c, c2 })[name] ?? '');
    return capital(spun(form, random, slots));
  };
  for (let turn = 0; turn < mostTries; turn++) {
    const title = said.draw(make);
    if (title.length <= mostLetters) return title;
  }
  return null;
}

export type PlainTitles = Readonly<Record<'glad' | 'torn' | 'sour', string[]>>;

/** Plain titles of every 120th company, so that at most three companies use each. */
export function plainTitlesAt(place: number): PlainTitles {
  const left = (titles: readonly string[]): string[] => titles.filter((title) => ((fnvHash(title) >>> 0) + place) % 120 === 0);
  return { glad: left(plainTitles.glad), torn: left(plainTitles.torn), sour: left(plainTitles.sour) };
}

const mostTries = 6;
const weighed = {
  glad: wordings(titleForms.glad),
  torn: wordings(titleForms.torn),
  sour: wordings(titleForms.sour),
  hindi: wordings(titleForms.hindi),
  hinglish: wordings(titleForms.hinglish),
};

import type { Random } from '../random.ts';
import { remarks, type SpokenRemarks, type ReviewSubject } from './remark.ts';
import type { Tongue } from './slots.ts';
import { slotWays } from './slot-values.ts';

/** Seeds among which one is drawn: the more ways there are to say it, the likelier. So what can be said in few ways is heard seldom. */
export interface Wordings {
  readonly seeds: readonly string[];
  /** The sum of the weights up to and with each seed. */
  readonly weights: readonly number[];
}

/** The tone of a remark; what is mild is said by those, too, who give five stars. */
export type Tone = keyof SpokenRemarks | 'mild';

/** What a remark is held back for: "desk > " before a seed keeps it from those who work on their feet. */
export interface WorkKind {
  readonly isDesk: boolean;
  readonly isShop: boolean;
  readonly isTech: boolean;
}

/** Weighs seeds by the number of ways in which each can be said. */
export function wordings(seeds: readonly string[]): Wordings {
  let sum = 0;
  return { seeds, weights: seeds.map((seed) => (sum += weightOf(waysOf(seed)))) };
}

/** One of the seeds. */
export function seedAmong({ seeds, weights }: Wordings, random: Random): string {
  const wanted = random.next() * (weights.at(-1) ?? 0);
  return seeds[weights.findIndex((weight) => wanted < weight)] ?? random.among(seeds);
}

/** The remarks on a topic that someone in such work can make. */
export function remarksOn(tongue: Tongue, topic: ReviewSubject, tone: Tone, kind: WorkKind): Wordings {
  const name = `${tongue} ${topic} ${tone} ${kind.isDesk} ${kind.isShop} ${kind.isTech}`;
  const known = pools.get(name);
  if (known) return known;
  const { good, bad, worst } = remarks[tongue][topic];
  const found = wordings(sayable({ good, bad, worst: worst ?? bad, mild: bad.filter((seed) => !seed.startsWith(heavy)) }[tone], kind));
  pools.set(name, found);
  return found;
}

/** The number of ways in which a seed can be said, were they all as likely. */
function waysOf(seed: string): number {
  const choices = [...seed.matchAll(/<([^<>]+)>/g)].map(([, inner = '']) => {
    const among = inner.split('|');
    return among.length ** 2 / among.reduce((sum, choice) => sum + 1 / slotted(choice), 0);
  });
  return choices.reduce((product, ways) => product * ways, slotted(seed.replace(/<[^<>]+>/g, '')));
}

const slotted = (text: string): number =>
  [...text.matchAll(/\{(\w)(\w*)\}/g)].reduce((product, [, first = '', rest = '']) => product * (slotWays[`${first.toLowerCase()}${rest}`] ?? 1), 1);

function sayable(seeds: readonly string[], { isDesk, isShop, isTech }: WorkKind): readonly string[] {
  return seeds.flatMap((tagged) => {
    const seed = tagged.replace(heavy, '');
    const [, tag, text] = /^(desk|floor|shop|tech) > (.*)$/s.exec(seed) ?? [];
    if (text === undefined) return [seed];
    return { desk: isDesk, floor: !isDesk, shop: isShop, tech: isTech }[tag ?? ''] === true ? [text] : [];
  });
}

/** What can be said in few ways weighs as much as its ways, and the rest less than that, so that no seed is heard all the time. */
const weightOf = (ways: number): number => (ways < fewWays ? ways : Math.sqrt(fewWays * Math.min(ways, manyWays)));
const fewWays = 400;
const manyWays = 10_000;

/** The mark of a remark that nobody makes who is glad. */
const heavy = 'heavy > ';

/** Weights that have been worked out; they depend on nothing but the remarks. */
const pools = new Map<string, Wordings>();

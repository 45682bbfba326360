import type { Random } from '../random.ts';
import { remarks, type SpokenRemarks, type ReviewSubject } from './remark.ts';
import type { Tongue } from './slots.ts';
import { slotWays } from './slot-values.ts';

/** Seeds drawn in proportion to their variants, so that those with few are rare. */
export interface Wordings {
  readonly seeds: readonly string[];
  /** Running sum of the weights. */
  readonly weights: readonly number[];
}

/** Tone of a remark, where five-star authors use mild ones too. */
export type Tone = keyof SpokenRemarks | 'mild';

/** Kind of work for conditions such as "desk > ", which keeps a seed from manual workers. */
export interface WorkKind {
  readonly isDesk: boolean;
  readonly isShop: boolean;
  readonly isTech: boolean;
}

export function wordings(seeds: readonly string[]): Wordings {
  let sum = 0;
  return { seeds, weights: seeds.map((seed) => (sum += weightOf(waysOf(seed)))) };
}

export function seedAmong({ seeds, weights }: Wordings, random: Random): string {
  const wanted = random.next() * (weights.at(-1) ?? 0);
  return seeds[weights.findIndex((weight) => wanted < weight)] ?? random.among(seeds);
}

export function remarksOn(tongue: Tongue, topic: ReviewSubject, tone: Tone, kind: WorkKind): Wordings {
  const name = `${tongue} ${topic} ${tone} ${kind.isDesk} ${kind.isShop} ${kind.isTech}`;
  const known = pools.get(name);
  if (known) return known;
  const { good, bad, worst } = remarks[tongue][topic];
  const found = wordings(sayable({ good, bad, worst: worst ?? bad, mild: bad.filter((seed) => !seed.startsWith(heavy)) }[tone], kind));
  pools.set(name, found);
  return found;
}

/** Variants of a seed, counted as equally likely. */
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

/** Full weight for few variants and less beyond, so that no seed dominates. */
const weightOf = (ways: number): number => (ways < fewWays ? ways : Math.sqrt(fewWays * Math.min(ways, manyWays)));
const fewWays = 400;
const manyWays = 10_000;

/** Marks a remark that glad authors never make. */
const heavy = 'heavy > ';

/** Cached weights, which depend on the remarks alone. */
const pools = new Map<string, Wordings>();

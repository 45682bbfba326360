// Learns the weights of the scam detector: logistic regression with L2 over the buckets of features, by AdaGrad.
import { buckets } from '#core/scams/scam-score.ts';
import type { Example } from './sentences.ts';

/** Integer weights by bucket, the size of a step, and the bias. */
export interface Learned {
  readonly steps: ReadonlyMap<number, number>;
  readonly step: number;
  readonly leaning: number;
}

const rounds = 60;
const rate = 0.5;
const l2 = 2e-3;
const mostWeights = 2_500;
const mostSteps = 31;

/** Learns on recurring features, then on the most telling. `needed` is the margin for a scam. */
export function learn(examples: readonly Example[], needed: number): Learned {
  const counts = new Float64Array(buckets);
  for (const bucket of examples.flatMap((example) => example.buckets)) counts[bucket] = at(counts, bucket) + 1;
  const first = fitted(examples, (bucket) => at(counts, bucket) > 1).weights;
  const telling = [...first.keys()]
    .filter((bucket) => at(first, bucket) !== 0)
    .map((bucket) => ({ bucket, worth: Math.abs(at(first, bucket)) * Math.sqrt(at(counts, bucket)) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, mostWeights)
    .map(({ bucket }) => bucket);
  const chosen = new Set(telling);
  const { weights, leaning } = fitted(examples, (bucket) => chosen.has(bucket));
  const sizes = telling.map((bucket) => Math.abs(at(weights, bucket))).sort((one, other) => one - other);
  const step = (sizes[Math.floor(sizes.length * 0.99)] ?? 0) / mostSteps;
  const inSteps = (bucket: number) => Math.max(-mostSteps, Math.min(mostSteps, Math.round(at(weights, bucket) / step)));
  const steps = telling.sort((one, other) => one - other).map((bucket) => [bucket, inSteps(bucket)] as const);
  return { steps: new Map(steps.filter(([, count]) => count !== 0)), step, leaning: leaning - needed };
}

export function isTakenForScam({ steps, step, leaning }: Learned, example: Example): boolean {
  const known = example.buckets.flatMap((bucket) => steps.get(bucket) ?? []);
  const sum = known.reduce((total, count) => total + count, 0);
  return (sum * step) / Math.sqrt(Math.max(known.length, 1)) + leaning > 0;
}

function fitted(examples: readonly Example[], isUsed: (bucket: number) => boolean): { readonly weights: Float64Array; readonly leaning: number } {
  const used = examples.map((example) => ({ ...example, buckets: example.buckets.filter(isUsed) }));
  const weights = new Float64Array(buckets);
  const squares = new Float64Array(buckets).fill(1e-8);
  let [leaning, leaningSquares] = [0, 1e-8];
  const nextOrder = shuffler(used);
  for (let round = 0; round < rounds; round++) {
    for (const { buckets: own, isScam, weight } of nextOrder()) {
      const scale = 1 / Math.sqrt(Math.max(1, own.length));
      let score = leaning;
      for (const bucket of own) score += at(weights, bucket) * scale;
      const error = (1 / (1 + Math.exp(-score)) - Number(isScam)) * weight;
      for (const bucket of own) {
        const slope = error * scale + l2 * at(weights, bucket);
        squares[bucket] = at(squares, bucket) + slope * slope;
        weights[bucket] = at(weights, bucket) - (rate * slope) / Math.sqrt(at(squares, bucket));
      }
      leaningSquares += error * error;
      leaning -= (rate * error) / Math.sqrt(leaningSquares);
    }
  }
  return { weights, leaning };
}

/** Shuffles identically in every run. */
function shuffler(list: readonly Example[]): () => readonly Example[] {
  const items = [...list];
  let seed = 7;
  return () => {
    for (let last = items.length - 1; last > 0; last--) {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
      const place = Math.floor((seed / 0x7fffffff) * (last + 1));
      const [one, other] = [items[last], items[place]];
      if (one && other) [items[last], items[place]] = [other, one];
    }
    return items;
  };
}

const at = (numbers: Float64Array, place: number): number => numbers[place] ?? 0;

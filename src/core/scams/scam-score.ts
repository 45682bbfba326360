/** The buckets over which features are spread. */
export const buckets = 131_072;

/** What a detector has learned. */
export interface ScamWeights {
  /** The weights by their buckets (see `unpackedWeights`); all others are nought. */
  readonly packed: string;
  /** How many weights there are. */
  readonly count: number;
  /** What one step of a weight is worth. */
  readonly step: number;
  /** How much every text looks like a scam before it is read, less what is needed to call it one. */
  readonly leaning: number;
}

/** The bucket of a feature: its name hashed (FNV-1a, mixed once more). */
export function bucketOf(feature: string): number {
  let hash = 2166136261;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) % buckets;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The weights by their buckets: each is written as how far its bucket is from the one before, where `_` is 63 and more follows, and as its steps above -31. */
export function unpackedWeights(packed: string): ReadonlyMap<number, number> {
  const weights = new Map<number, number>();
  let bucket = -1;
  for (let at = 0; at < packed.length; at += 2) {
    for (; packed.charAt(at) === '_'; at++) bucket += 63;
    bucket += digits.indexOf(packed.charAt(at));
    weights.set(bucket, digits.indexOf(packed.charAt(at + 1)) - 31);
  }
  return weights;
}

const unpacked = new Map<ScamWeights, ReadonlyMap<number, number>>();

/** How much a text with these features looks like a scam, by what a detector has learned: above nought it does. */
export function scamScore(features: ReadonlySet<string>, learned: ScamWeights): number {
  const weights = unpacked.get(learned) ?? unpackedWeights(learned.packed);
  unpacked.set(learned, weights);
  let [sum, known] = [0, 0];
  for (const bucket of new Set([...features].map(bucketOf))) {
    const weight = weights.get(bucket);
    if (weight !== undefined) {
      sum += weight;
      known += 1;
    }
  }
  return (sum * learned.step) / Math.sqrt(Math.max(known, 1)) + learned.leaning;
}

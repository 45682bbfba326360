export const buckets = 131_072;

export interface ScamWeights {
  /** Weights by bucket (see `unpackedWeights`), with all others zero. */
  readonly packed: string;
  readonly count: number;
  readonly step: number;
  /** Prior leaning towards a scam, less the threshold. */
  readonly leaning: number;
}

/** Hashes the name with FNV-1a, mixed once more. */
export function bucketOf(feature: string): number {
  let hash = 2166136261;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) % buckets;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Decodes bucket gaps, where `_` is 63 and continues, and steps above -31. */
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

/** Means a scam above zero. */
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

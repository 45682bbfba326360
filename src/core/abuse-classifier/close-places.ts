import { placesOfAll, type Features } from './features.ts';
import type { Weights } from './learning.ts';

interface Renumbered {
  readonly features: readonly Features[];
  readonly spread: (weights: Weights) => Weights;
}

/** Renumbers features by frequency for memory locality, without changing any weight. */
export function closePlaces(features: readonly Features[]): Renumbered {
  const counts = new Int32Array(placesOfAll);
  for (const { places } of features) for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  const order = Int32Array.from(counts.keys()).sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0) || one - other);
  const numbers = new Int32Array(placesOfAll);
  for (const [number, place] of order.entries()) numbers[place] = number;
  return {
    features: features.map(({ places, strengths }) => ({ strengths, places: places.map((place) => numbers[place] ?? 0) })),
    spread: ({ each, none }) => ({ none, each: Float32Array.from(numbers, (number) => each[number] ?? 0) }),
  };
}

import { placesOfAll, type Features } from './features.ts';
import type { Weights } from './learning.ts';

/** Features whose places were given new numbers, and the way back for the weights that are learned with those. */
interface Renumbered {
  readonly features: readonly Features[];
  readonly spread: (weights: Weights) => Weights;
}

/** Numbers the places of features again, those that most texts have first: what is asked for all the time lies close together in memory, and learning is several times as fast. No weight differs by it. */
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

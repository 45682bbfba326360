import { aNumber, record } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

/** A city of the demo world, in which its companies have offices. */
export interface DemoCity {
  readonly urlName: string;
  readonly name: string;
  readonly state: string;
  /** The weight of the city: its share of offices. */
  readonly weight: number;
}

/** The weights of cities by state. */
const weights = demoValues('companies')('city-weights', record(record(aNumber)));

/** Every city of the demo world; the cities are real, the companies are not. */
export const demoCities: readonly DemoCity[] = Object.entries(weights).flatMap(([state, cities]) =>
  Object.entries(cities).map(([name, weight]) => ({ urlName: name.toLowerCase().replaceAll(' ', '-'), name, state, weight })),
);

import { aNumber, record } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

export interface DemoCity {
  readonly urlName: string;
  readonly name: string;
  readonly state: string;
  /** Share of offices. */
  readonly weight: number;
}

/** The weights of cities by state. */
const weights = demoValues('companies')('city-weights', record(record(aNumber)));

export const demoCities: readonly DemoCity[] = Object.entries(weights).flatMap(([state, cities]) =>
  Object.entries(cities).map(([name, weight]) => ({ urlName: name.toLowerCase().replaceAll(' ', '-'), name, state, weight })),
);

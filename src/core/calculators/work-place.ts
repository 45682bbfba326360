import { states, type State } from './states.ts';
import { isCity, stateOfCity, type WorkCity } from './work-cities.ts';

/** City, or else state or territory. Two share a name, which then means the city. */
export type WorkPlace = WorkCity | State;

export const otherStates: readonly State[] = states.filter((state) => !isCity(state));

export const isWorkPlace = (name: string): name is WorkPlace => isCity(name) || states.some((state) => state === name);

export const stateAt = (place: WorkPlace): State => (isCity(place) ? stateOfCity[place] : place);

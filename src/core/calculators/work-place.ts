import { states, type State } from './states.ts';
import { isCity, stateOfCity, type WorkCity } from './work-cities.ts';

/** The place of work or residence: a city by its name, or else the state or territory. Two share a name with theirs, and there it is the city. */
export type WorkPlace = WorkCity | State;

/** The states and territories that are not named among the cities already. */
export const otherStates: readonly State[] = states.filter((state) => !isCity(state));

export const isWorkPlace = (name: string): name is WorkPlace => isCity(name) || states.some((state) => state === name);

/** The state or territory whose rules hold at a place. */
export const stateAt = (place: WorkPlace): State => (isCity(place) ? stateOfCity[place] : place);

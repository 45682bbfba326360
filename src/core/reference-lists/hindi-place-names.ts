import { entriesIn } from './hindi-entries.ts';
import { fieldsInHindi } from './hindi-fields.ts';
import { placesInHindi } from './hindi-places.ts';

const names = new Map(entriesIn([...placesInHindi, ...fieldsInHindi]));

/** The Hindi names of industries and departments, by their English ones. */
export const fieldNamesInHindi: Readonly<Record<string, string>> = Object.fromEntries(entriesIn(fieldsInHindi));

/** The Hindi name of a city, an industry or a department. Apart from those of designations, which weigh more than all of these and which few screens show. */
export const hindiPlaceNameOf = (name: string): string | undefined => names.get(name);

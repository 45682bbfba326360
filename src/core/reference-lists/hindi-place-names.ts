import { entriesIn } from './hindi-entries.ts';
import { fieldsInHindi } from './hindi-fields.ts';
import { placesInHindi } from './hindi-places.ts';

const names = new Map(entriesIn([...placesInHindi, ...fieldsInHindi]));

export const fieldNamesInHindi: Readonly<Record<string, string>> = Object.fromEntries(entriesIn(fieldsInHindi));

/** Kept apart from the heavier list of designations, which few screens show. */
export const hindiPlaceNameOf = (name: string): string | undefined => names.get(name);

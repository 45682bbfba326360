import { screenNameOf } from '../navigation/screen-names.ts';
import { screens } from '../navigation/screens.ts';
import { isOfTrait } from '../navigation/declared-screens.ts';

const counted = Object.keys(screens).filter((name) => !isOfTrait(name, 'keyed'));
const known: ReadonlySet<string> = new Set(['NotFound', ...counted.map((name) => screenNameOf(name))]);

/** Whether a screen of this product that is counted has this internal name: nothing else is counted, so that no text of a visitor gets among the names. */
export const isKnownPage = (name: string): boolean => known.has(name);

export const knownPages: readonly string[] = [...known];

import { screenNameOf } from '../navigation/screen-names.ts';
import { screens } from '../navigation/screens.ts';
import { isOfTrait } from '../navigation/declared-screens.ts';

const counted = Object.keys(screens).filter((name) => !isOfTrait(name, 'keyed'));
const known: ReadonlySet<string> = new Set(['NotFound', ...counted.map((name) => screenNameOf(name))]);

/** Admits only known screen names, so no visitor's text enters the counts. */
export const isKnownPage = (name: string): boolean => known.has(name);

export const knownPages: readonly string[] = [...known];

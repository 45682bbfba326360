import { screenNameOf } from '../navigation/screen-names.ts';
import { screens } from '../navigation/screens.ts';

const known: ReadonlySet<string> = new Set(['NotFound', ...Object.keys(screens).map((name) => screenNameOf(name))]);

/** Whether a screen of this product has this internal name: nothing else is counted, so that no text of a visitor gets among the names. */
export const isKnownPage = (name: string): boolean => known.has(name);

export const knownPages: readonly string[] = [...known];

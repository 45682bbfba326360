import { isOfTrait, type ScreensOf } from '../navigation/declared-screens.ts';
import { screens } from '../navigation/screens.ts';

/** A page that is found by what it is for: a calculator, a comparison, a form. */
export type FoundPage = ScreensOf<'found'>;

const isFound = (name: string): name is FoundPage => isOfTrait(name, 'found');

export const foundPages: readonly FoundPage[] = Object.keys(screens).filter(isFound);

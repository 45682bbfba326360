import { screensOf, type ScreensOf } from '../navigation/declared-screens.ts';

/** A page that is found by what it is for: a calculator, a comparison, a form. */
export type FoundPage = ScreensOf<'found'>;

export const foundPages = screensOf('found');

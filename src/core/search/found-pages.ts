import { screensOf, type ScreensOf } from '../navigation/declared-screens.ts';

export type FoundPage = ScreensOf<'found'>;

export const foundPages = screensOf('found');

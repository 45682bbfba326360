import { screensOf } from '../navigation/declared-screens.ts';
import { screenNameOf } from '../navigation/screen-names.ts';

const adPages: ReadonlySet<string> = new Set(screensOf('ads').map((name) => screenNameOf(name)));

/** Never on forms, settings, messages, law or moderation pages, whatever the host sets. */
export const isAdPage = (pageName: string): boolean => adPages.has(pageName);

import { screensOf } from '../navigation/declared-screens.ts';
import { screenNameOf } from '../navigation/screen-names.ts';

const adPages: ReadonlySet<string> = new Set(screensOf('ads').map((name) => screenNameOf(name)));

/** Whether an advertisement may be at the end of a page, by its internal name. Never on a form, in settings or messages, nor on pages of law or moderation, whatever the host sets. */
export const isAdPage = (pageName: string): boolean => adPages.has(pageName);

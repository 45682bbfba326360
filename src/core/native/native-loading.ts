import { entryPath, mainMenu } from '../navigation/menu.ts';
import { mayAskAt } from '../nudges/nudge-budget.ts';

/** Reloads on main menu pages in the app, freeing memory and taking the newest version. */
export const loadsWhole = (from: string, to: string): boolean => from !== to && mainMenu.some(({ screen }) => entryPath(screen) === to);

interface PageState {
  readonly path: string;
  readonly layers: number;
  readonly isWriting: boolean;
}

/** Forbids refreshing over a dialog, form or unsent words. */
export const mayRefresh = ({ path, layers, isWriting }: PageState): boolean => layers === 0 && !isWriting && mayAskAt(path);

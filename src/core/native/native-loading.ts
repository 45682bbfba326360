import { entryPath, mainMenu } from '../navigation/menu.ts';
import { mayAskAt } from '../nudges/nudge-budget.ts';

/** Whether a navigation loads the whole document in the native app: one to the first page of an entry of the menu. A webview lives for days; so it frees its memory and takes the newest version. Within such a page, as by its filters, nothing is loaded again. */
export const loadsWhole = (from: string, to: string): boolean => from !== to && mainMenu.some(({ screen }) => entryPath(screen) === to);

interface PageState {
  readonly path: string;
  /** The number of dialogs and sheets over the page. */
  readonly layers: number;
  readonly isWriting: boolean;
}

/** Whether pulling the page down may load it again: not where a dialog, a form or unsent words would be lost. */
export const mayRefresh = ({ path, layers, isWriting }: PageState): boolean => layers === 0 && !isWriting && mayAskAt(path);

import { askForWholePages } from './whole-page.ts';

const reloadedKey = 'daftar.reloaded';

/**
 * Reloads the document, for a release may have taken away the code that this one names; the page comes whole, so that one reload is enough also where a file is missing
 * still. Once for each build, so that it never turns in circles. Answers whether it does.
 */
export function reloadOnce(): boolean {
  const build = document.scripts[0]?.src ?? '';
  try {
    if (sessionStorage.getItem(reloadedKey) === build) return false;
    sessionStorage.setItem(reloadedKey, build);
  } catch {
    return false;
  }
  askForWholePages();
  location.reload();
  return true;
}

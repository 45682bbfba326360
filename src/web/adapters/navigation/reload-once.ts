import { askForWholePages } from './whole-page.ts';

const reloadedKey = 'daftar.reloaded';

/** Reloads once per build after a missing file, and returns true if it does. */
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

const reloadedKey = 'daftar.reloaded';

/** Loads the document anew, for a release may have taken away the code that this one names. Once for each build, so that it never turns in circles. Answers whether it does. */
export function reloadOnce(): boolean {
  const build = document.scripts[0]?.src ?? '';
  try {
    if (sessionStorage.getItem(reloadedKey) === build) return false;
    sessionStorage.setItem(reloadedKey, build);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

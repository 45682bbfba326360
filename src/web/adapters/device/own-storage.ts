/** Everything in the storage of this browser whose name begins so belongs to whoever is signed in. */
export const ownPrefix = 'daftar.own.';

/** Nothing of theirs stays behind when somebody leaves on purpose (S-124). */
export function forgetOwner(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(ownPrefix)) localStorage.removeItem(name);
  } catch {
    return;
  }
}

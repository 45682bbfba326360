/** The prefix of the user storage: all names in localStorage that begin so belong to the member who is signed in. */
export const userPrefix = 'daftar.own.';

/** Clears the user storage on sign-out: nothing of the member stays behind (S-124). The session storage is of this visit and goes whole, with what providers' scripts keep there; what belongs to the device stays. */
export function clearUserStorage(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(userPrefix)) localStorage.removeItem(name);
    sessionStorage.clear();
  } catch {
    return;
  }
}

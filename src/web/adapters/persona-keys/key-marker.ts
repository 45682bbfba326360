/** Stored kinds: name keys, contribution keys and wallet entries. */
export type Kept = 'keys' | 'contributions' | 'wallet';

const nameOf = (kept: Kept): string => `daftar.${kept}`;

/** Checks for keys without opening the database, since most visitors have none. */
export function marksKeys(kept: Kept = 'keys'): boolean {
  try {
    return localStorage.getItem(nameOf(kept)) !== null;
  } catch {
    return false;
  }
}

export function markKeys(areKept: boolean, kept: Kept = 'keys'): void {
  try {
    // To write is slow, and each look at a key comes here.
    if (areKept === marksKeys(kept)) return;
    if (areKept) localStorage.setItem(nameOf(kept), '1');
    else localStorage.removeItem(nameOf(kept));
  } catch {
    return;
  }
}

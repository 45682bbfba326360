/** The kinds of what a browser may keep: keys of made-up names, keys of contributions, and what lies in the wallet. */
export type Kept = 'keys' | 'contributions' | 'wallet';

const nameOf = (kept: Kept): string => `daftar.${kept}`;

/** Whether keys of a kind are stored in this browser, without a look into its database: most visitors have none, and wait for nothing. */
export function marksKeys(kept: Kept = 'keys'): boolean {
  try {
    return localStorage.getItem(nameOf(kept)) !== null;
  } catch {
    return false;
  }
}

/** Marks that keys of a kind are stored here, or that none is left. */
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

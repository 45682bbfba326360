const name = 'daftar.keys';

/** Whether keys of made-up names are kept in this browser, without a look into its database: most visitors have none, and wait for nothing. */
export function marksKeys(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Marks that keys are kept here, or that none is left. */
export function markKeys(areKept: boolean): void {
  try {
    // To write is slow, and each look at a key comes here.
    if (areKept === marksKeys()) return;
    if (areKept) localStorage.setItem(name, '1');
    else localStorage.removeItem(name);
  } catch {
    return;
  }
}

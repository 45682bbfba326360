import type { Turns } from '#core/device/turns.ts';

/** The longest wait for a turn, a little more than a request may take: a tab that the device has put to sleep keeps its turn for as long as it sleeps. */
const longestWaitMs = 30_000;

/** Turns by the locks of the browser (Web Locks). Where there are none, as on pages without TLS, and after too long a wait, the work is done at once. */
export class BrowserTurns implements Turns {
  together<Done>(name: string, work: () => Promise<Done>): Promise<Done> {
    return take(name, 'shared', work);
  }

  alone<Done>(name: string, work: () => Promise<Done>): Promise<Done> {
    return take(name, 'exclusive', work);
  }
}

async function take<Done>(name: string, mode: LockMode, work: () => Promise<Done>): Promise<Done> {
  const locks: LockManager | undefined = navigator.locks;
  let working: Promise<Done> | undefined;
  const begin = () => (working ??= work());
  const hold = () => begin().catch(() => undefined);
  await locks?.request(`daftar.${name}`, { mode, signal: AbortSignal.timeout(longestWaitMs) }, hold).catch(() => undefined);
  return begin();
}

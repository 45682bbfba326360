import type { Turns } from '#core/device/turns.ts';

/** Slightly longer than a request, because a sleeping tab keeps its turn. */
const longestWaitMs = 30_000;

/** Turns by Web Locks, skipped without TLS or after too long a wait. */
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

import type { Connections, Reach } from '#core/device/connections.ts';

/** Silence after which a connection counts as lost. */
const timeoutMs = 8_000;

export class BrowserConnections implements Connections {
  isOnline(): boolean {
    return navigator.onLine;
  }

  watch(changed: () => void): () => void {
    window.addEventListener('online', changed);
    window.addEventListener('offline', changed);
    return () => {
      window.removeEventListener('online', changed);
      window.removeEventListener('offline', changed);
    };
  }

  async reach(): Promise<Reach> {
    try {
      return (await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })).ok ? 'there' : 'busy';
    } catch {
      return 'away';
    }
  }
}

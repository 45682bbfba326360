import type { Connections, Reach } from '#core/device/connections.ts';

/** The connection during server-side rendering (SSR): inside the server it is always there. */
export class SsrConnections implements Connections {
  isOnline(): boolean {
    return true;
  }

  watch(): () => void {
    return () => undefined;
  }

  async reach(): Promise<Reach> {
    return 'there';
  }
}

import type { Connections, Reach } from '#core/device/connections.ts';

/** Always online during SSR. */
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

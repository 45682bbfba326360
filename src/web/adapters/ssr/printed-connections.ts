import type { Connections } from '#core/device/connections.ts';

/** The line of a page while it is printed: inside the server it is always there. */
export class PrintedConnections implements Connections {
  isOnline(): boolean {
    return true;
  }

  watch(): () => void {
    return () => undefined;
  }

  async reach(): Promise<boolean> {
    return true;
  }
}

import type { BrowserContext, WebSocketRoute } from 'playwright/test';

/** Connection of a browser, controlled by the journey. */
export interface Line {
  /** Cuts the connection, as a tunnel does. */
  readonly cut: () => Promise<void>;
  readonly repair: () => Promise<void>;
  /** Delays new live lines and fails sends until released. Reads still work. */
  readonly hold: () => () => void;
}

/** Must be called before the browser opens a page. */
export async function lineOf(context: BrowserContext): Promise<Line> {
  const open = new Set<WebSocketRoute>();
  let stored: Promise<void> | undefined;
  await context.routeWebSocket(/\/ws\//, async (socket) => {
    await stored;
    socket.connectToServer();
    open.add(socket);
  });
  await context.route('**/api/chat/**', (route) => (stored && route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback()));
  const cut = async () => {
    await context.setOffline(true);
    // A browser that is offline leaves open what is open, and says nothing over it.
    await Promise.all([...open].map((socket) => socket.close({ code: 4000 })));
    open.clear();
  };
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    stored = promise;
    return () => {
      stored = undefined;
      resolve();
    };
  };
  return { cut, repair: () => context.setOffline(false), hold };
}

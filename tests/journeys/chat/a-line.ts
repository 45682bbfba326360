import type { BrowserContext, WebSocketRoute } from 'playwright/test';

/** The line of a browser to the server, in the hand of a journey. */
export interface Line {
  /** Takes the connection away, as a tunnel does. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** Has a live line that is opened from now on wait, and all that is sent fail, until the answer is called: what is read is read. */
  readonly hold: () => () => void;
}

/** Has to be called before the browser opens a page. */
export async function lineOf(context: BrowserContext): Promise<Line> {
  const open = new Set<WebSocketRoute>();
  let held: Promise<void> | undefined;
  await context.routeWebSocket(/\/ws\//, async (socket) => {
    await held;
    socket.connectToServer();
    open.add(socket);
  });
  await context.route('**/api/chat/**', (route) => (held && route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback()));
  const cut = async () => {
    await context.setOffline(true);
    // A browser that is offline leaves open what is open, and says nothing over it.
    await Promise.all([...open].map((socket) => socket.close({ code: 4000 })));
    open.clear();
  };
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return () => {
      held = undefined;
      resolve();
    };
  };
  return { cut, mend: () => context.setOffline(false), hold };
}

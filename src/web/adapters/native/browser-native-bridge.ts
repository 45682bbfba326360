import { isAppMessage, isPageMessage, type AppMessage, type PageMessage } from '#core/native/native-messages.ts';
import type { NativeApp } from '#core/native/native-app.ts';
import type { NativeBridge } from '#core/native/native-bridge.ts';

const name = 'daftarApp';

/** Longest message read, in characters. */
const longest = 16_384;

interface Channel {
  readonly post: (message: AppMessage) => void;
  readonly hear: (recorded: (value: unknown) => void) => void;
}

/** Bridge injected by an app for its named origins only. */
function endIn(value: unknown): { readonly end: object; readonly post: (message: unknown) => void } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const post: unknown = Reflect.get(value, 'postMessage');
  return typeof post === 'function' ? { end: value, post: (message) => Reflect.apply(post, value, [message]) } : undefined;
}

/** Android WebMessageListener, limited to origins named by the app. */
function ofAndroid(): Channel | undefined {
  const app = endIn(Reflect.get(window, name));
  return (
    app && {
      post: (message) => app.post(JSON.stringify(message)),
      hear: (recorded) => Reflect.set(app.end, 'onmessage', ({ data }: MessageEvent<unknown>) => recorded(parsed(data))),
    }
  );
}

/** Window messages from our own origin, or from the surrounding page if the host names it. */
const fromWindow =
  (isTrusted: (message: MessageEvent<unknown>) => boolean) =>
  (recorded: (value: unknown) => void): void =>
    addEventListener('message', (message: MessageEvent<unknown>) => {
      if (isTrusted(message)) recorded(message.data);
    });

/** WebKit handler, answered by a script in our own window. */
function ofWebKit(): Channel | undefined {
  const app = endIn(Reflect.get(Object(Reflect.get(Object(Reflect.get(window, 'webkit')), 'messageHandlers')), name));
  return (
    app && {
      post: app.post,
      hear: fromWindow(({ origin, source }) => origin === location.origin && source === window),
    }
  );
}

/** Frame of an allowed host, with messages for these origins alone. */
function ofFrame(origins: readonly string[]): Channel | undefined {
  if (parent === window || origins.length === 0) return undefined;
  return {
    post: (message) => {
      for (const origin of origins) parent.postMessage(message, origin);
    },
    hear: fromWindow(({ origin, source }) => source === parent && origins.includes(origin)),
  };
}

/** Bridge over one of three channels, passing only contract messages. */
export class BrowserNativeBridge implements NativeBridge {
  readonly app: NativeApp;
  readonly #channel: Channel | undefined;
  readonly #listeners = new Set<(message: PageMessage) => void>();

  constructor(app: NativeApp, nativeOrigins: readonly string[]) {
    this.app = app;
    this.#channel = ofAndroid() ?? ofWebKit() ?? ofFrame(nativeOrigins);
    this.#channel?.hear((value) => {
      if (isPageMessage(value)) for (const heard of this.#listeners) heard(value);
    });
  }

  send(message: AppMessage): boolean {
    if (!this.#channel || !isAppMessage(message)) return false;
    this.#channel.post(message);
    return true;
  }

  hear(heard: (message: PageMessage) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }
}

function parsed(data: unknown): unknown {
  if (typeof data !== 'string' || data.length > longest) return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

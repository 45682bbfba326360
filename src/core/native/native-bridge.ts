import type { NativeApp } from './native-app.ts';
import type { AppMessage, PageMessage } from './native-messages.ts';

/** The port between a page and the native app that shows it. Both sides say only what openapi/native-bridge.asyncapi.yaml lists. */
export abstract class NativeBridge {
  abstract readonly app: NativeApp;
  /** Tells the app; answers whether there is one that hears it. */
  abstract send(message: AppMessage): boolean;
  /** Calls back for every message of the app; the answer stops that. */
  abstract hear(heard: (message: PageMessage) => void): () => void;
}

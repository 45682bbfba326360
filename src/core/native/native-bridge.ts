import type { NativeApp } from './native-app.ts';
import type { AppMessage, PageMessage } from './native-messages.ts';

/** Bridge between page and native app, as defined in openapi/native-bridge.asyncapi.yaml. */
export abstract class NativeBridge {
  abstract readonly app: NativeApp;
  abstract send(message: AppMessage): boolean;
  /** Returns a function that stops listening. */
  abstract hear(heard: (message: PageMessage) => void): () => void;
}

import type { NativeApp } from '#core/native/native-app.ts';
import type { NativeBridge } from '#core/native/native-bridge.ts';
import { isAppMessage, isPageMessage, type AppMessage, type PageMessage } from '#core/native/native-messages.ts';

export class FakeNativeBridge implements NativeBridge {
  app: NativeApp = { system: 'AB_ANDROID', version: '3.2.0', build: '412' };
  isThere = true;
  readonly recorded: AppMessage[] = [];
  readonly #listeners = new Set<(message: PageMessage) => void>();

  send(message: AppMessage): boolean {
    const isHeard = this.isThere && isAppMessage(message);
    if (isHeard) this.recorded.push(message);
    return isHeard;
  }

  hear(heard: (message: PageMessage) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  tell(message: unknown): void {
    if (isPageMessage(message)) for (const heard of this.#listeners) heard(message);
  }
}

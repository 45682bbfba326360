import { fieldsIn } from '#core/device/kept-value.ts';
import type { TabStorage } from '#core/device/user-storage.ts';
import type { Devices } from '#core/notifications/devices.ts';
import type { MessagePreferences } from '#core/settings/message-preferences.ts';
import type { WordsStore } from '../app/words-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { NativeAppStore } from './native-app-store.ts';

const name = 'native-push';

/** Registers the native app's push subscription as a browser's. */
export class NativeDeviceStore {
  readonly #native: NativeAppStore;
  readonly #storage: TabStorage;
  readonly #session: SessionStore;
  readonly #registering: Request<void, [token: string]>;

  constructor(native: NativeAppStore, devices: Devices, preferences: MessagePreferences, storage: TabStorage, session: SessionStore, words: WordsStore) {
    this.#native = native;
    this.#storage = storage;
    this.#session = session;
    this.#registering = new Request(async (token) => {
      const { pushed: topics, quietHours, showsContent } = await preferences.own();
      await devices.register(token, { language: words.language, topics, quietHours, showsContent });
    });
  }

  /** Registers once per session in this webview. */
  async register(): Promise<void> {
    const { permission, token } = this.#native;
    if (permission !== 'granted' || token === undefined) return;
    const signedInAt = this.#session.member?.signedInAt ?? 0;
    const before = fieldsIn(this.#storage.read(name));
    if (before['token'] === token && before['signedInAt'] === signedInAt) return;
    const { status } = await this.#registering.send(token);
    if (status === 'SUCCESS') this.#storage.keep(name, { token, signedInAt });
  }
}

import { fieldsIn } from '#core/device/kept-value.ts';
import type { TabStorage } from '#core/device/user-storage.ts';
import type { Devices } from '#core/notifications/devices.ts';
import type { MessagePreferences } from '#core/settings/message-preferences.ts';
import type { WordsStore } from '../app/words-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { NativeAppStore } from './native-app-store.ts';

/** The name under which the tab keeps what is registered. */
const name = 'native-push';

/** The subscription of the native app, registered as that of a browser is. */
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

  /** Registers it where the app gives one, once for each session in this webview: it ends with the session. */
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

import { Clock } from '#core/clock.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { BrowserUserStorage } from '#web/adapters/device/browser-user-storage.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { SignOutStore } from '#web/stores/login/sign-out-store.ts';
import { signOutWords } from '#web/words/login/sign-out-words.ts';
import { onDevice, store } from '../container/bind.ts';
import { personaKeyBindings } from '../persona-keys/persona-key-bindings.ts';

export { SignOutDialog as Overlay } from '#web/views/login/SignOutDialog.tsx';

export const words = [signOutWords];

export const shared = personaKeyBindings;

export const bindings = [onDevice(UserStorage, BrowserUserStorage), store(SignOutStore, [PersonaKeys, UserStorage, SessionStore, LoginStore, Clock])];

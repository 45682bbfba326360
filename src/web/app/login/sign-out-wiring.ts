import { Clock } from '#core/clock.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { SignOutStore } from '#web/stores/login/sign-out-store.ts';
import { signOutWords } from '#web/words/login/sign-out-words.ts';
import { store } from '../container/bind.ts';
import { personaKeyBindings } from '../persona-keys/persona-key-bindings.ts';

export { SignOutDialog as Overlay } from '#web/views/login/SignOutDialog.tsx';

export const words = [signOutWords];

export const shared = personaKeyBindings;

export const bindings = [store(SignOutStore, [PersonaKeys, UserStorage, SessionStore, LoginStore, Clock])];

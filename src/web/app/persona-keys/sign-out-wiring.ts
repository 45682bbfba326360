import { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { KeyLeavingStore } from '#web/stores/persona-keys/key-leaving-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { signOutWords } from '#web/words/persona-keys/sign-out-words.ts';
import { store } from '../container/bind.ts';
import { personaKeyBindings } from './persona-key-bindings.ts';

export { SignOutDialog as Overlay } from '#web/views/persona-keys/SignOutDialog.tsx';

export const words = [signOutWords];

export const shared = personaKeyBindings;

export const bindings = [store(KeyLeavingStore, [PersonaKeys, SessionStore, LoginStore])];

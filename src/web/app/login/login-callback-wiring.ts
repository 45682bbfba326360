import { LoginMarkers } from '#core/login/login-markers.ts';
import { Tabs } from '#core/device/tabs.ts';
import { Events } from '#core/usage/events.ts';
import { LoginCallbackStore } from '#web/stores/login/login-callback-store.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { WantedStore } from '#web/stores/login/wanted-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { arrivalWords } from '#web/words/login/arrival-words.ts';
import { store } from '../container/bind.ts';

export { LoginCallback as Overlay } from '#web/views/login/LoginCallback.tsx';

export const words = [arrivalWords];

export const bindings = [store(LoginCallbackStore, [LoginStore, SessionStore, Tabs, LoginMarkers, OnboardingStore, WantedStore, Events])];

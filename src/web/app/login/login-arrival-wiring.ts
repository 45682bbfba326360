import { LoginTraces } from '#core/login/login-traces.ts';
import { Tabs } from '#core/device/tabs.ts';
import { PendingPosts } from '#core/onboarding/pending-posts.ts';
import { BrowserPendingPosts } from '#web/adapters/onboarding/browser-pending-posts.ts';
import { ArrivalStore } from '#web/stores/onboarding/arrival-store.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { device, store } from '../container/bind.ts';

export { LoginArrival as Overlay } from '#web/views/login/LoginArrival.tsx';

export const bindings = [
  device(PendingPosts, BrowserPendingPosts),
  store(ArrivalStore, [LoginStore, SessionStore, Tabs, LoginTraces, OnboardingStore, PendingPosts]),
];

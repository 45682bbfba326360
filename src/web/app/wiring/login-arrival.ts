import { LoginTraces } from '#core/device/login-traces.ts';
import { Tabs } from '#core/device/tabs.ts';
import { ArrivalStore } from '#web/stores/arrival-store.ts';
import { LoginStore } from '#web/stores/login-store.ts';
import { SessionStore } from '#web/stores/session-store.ts';
import { store } from '../furnish.ts';

export { LoginArrival as Overlay } from '#web/views/login/LoginArrival.tsx';

export const furniture = [store(ArrivalStore, [LoginStore, SessionStore, Tabs, LoginTraces])];

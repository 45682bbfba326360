import { Clock } from '#core/clock.ts';
import { QuietMoments } from '#core/device/quiet-moments.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { BrowserNudges } from '#web/adapters/nudges/browser-nudges.ts';
import { BrowserQuietMoments } from '#web/adapters/device/browser-quiet-moments.ts';
import { LoginPromptStore } from '#web/stores/login/login-prompt-store.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { device, store } from '../container/bind.ts';

export { LoginPrompt as Overlay } from '#web/views/login/LoginPrompt.tsx';

export const bindings = [
  device(Nudges, BrowserNudges),
  device(QuietMoments, BrowserQuietMoments),
  store(LoginPromptStore, [Nudges, QuietMoments, SessionStore, LoginStore, Clock]),
];

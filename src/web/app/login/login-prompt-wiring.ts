import { Clock } from '#core/clock.ts';
import { IdleCallbacks } from '#core/device/idle-callbacks.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { BrowserNudges } from '#web/adapters/nudges/browser-nudges.ts';
import { BrowserIdleCallbacks } from '#web/adapters/device/browser-idle-callbacks.ts';
import { LoginPromptStore } from '#web/stores/login/login-prompt-store.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { loginNudgeWords } from '#web/words/nudges/login-nudge-words.ts';
import { onDevice, store } from '../container/bind.ts';

export { LoginPrompt as Overlay } from '#web/views/login/LoginPrompt.tsx';

export const words = [loginNudgeWords];

export const bindings = [
  onDevice(Nudges, BrowserNudges),
  onDevice(IdleCallbacks, BrowserIdleCallbacks),
  store(LoginPromptStore, [Nudges, IdleCallbacks, SessionStore, LoginStore, Clock]),
];

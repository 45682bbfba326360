import type { Container, ContainerModule } from 'inversify';
import { LoginStore } from '#web/stores/login-store.ts';
import { SessionStore } from '#web/stores/session-store.ts';
import { Shell } from '#web/views/shell/Shell.tsx';
import { overlay } from './overlay.tsx';

/** What stands around every screen, with all that may lie over one; a test may put furniture of its own into what lies over. */
export function frameOf(shell: Container, furniture: readonly ContainerModule[] = []) {
  const LoginModal = overlay(shell, {
    isWanted: (stores) => stores.get(LoginStore).isWanted,
    load: () => import(/* webpackChunkName: "login-modal" */ './wiring/login-modal.ts'),
    dismiss: (stores) => stores.get(LoginStore).close(),
    furniture,
  });
  const LoginPrompt = overlay(shell, {
    isWanted: (stores) => stores.get(LoginStore).isPromptDue && stores.get(SessionStore).isGuest,
    load: () => import(/* webpackChunkName: "login-prompt" */ './wiring/login-prompt.ts'),
    furniture,
  });
  const LoginArrival = overlay(shell, {
    isWanted: (stores) => stores.get(LoginStore).isSpokenOf,
    load: () => import(/* webpackChunkName: "login-arrival" */ './wiring/login-arrival.ts'),
    furniture,
  });
  return function Frame() {
    return (
      <Shell>
        <LoginArrival />
        <LoginPrompt />
        <LoginModal />
      </Shell>
    );
  };
}

import type { Container, ContainerModule } from 'inversify';
import { LoginStore } from '#web/stores/login-store.ts';
import { SessionStore } from '#web/stores/session-store.ts';
import { WritingStore } from '#web/stores/writing-store.ts';
import { WritingDoor } from '#web/views/composer/WritingDoor.tsx';
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
  const Composer = overlay(shell, {
    isWanted: (stores) => stores.get(WritingStore).wish !== undefined,
    load: () => import(/* webpackChunkName: "composer" */ './wiring/composer.ts'),
    dismiss: (stores) => stores.get(WritingStore).close(),
    furniture,
  });
  return function Frame() {
    return (
      <Shell>
        <LoginArrival />
        <LoginPrompt />
        <LoginModal />
        <WritingDoor />
        <Composer />
      </Shell>
    );
  };
}

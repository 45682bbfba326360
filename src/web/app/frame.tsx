import type { Container, ContainerModule } from 'inversify';
import { hasKeptChanges, hasOutbox } from '#web/adapters/device/has-kept-changes.ts';
import { isNarrowWindow } from '#web/adapters/device/narrow-window.ts';
import { MenuMarksStore } from '#web/stores/app/menu-marks-store.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { PageFetchStore } from '#web/stores/app/page-fetch-store.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { WantedStore } from '#web/stores/login/wanted-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { SearchDialogStore } from '#web/stores/search/search-dialog-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { WritingEffect } from '#web/views/composer/WritingEffect.tsx';
import { Shell } from '#web/views/shell/Shell.tsx';
import { overlays, type OverlayParts } from './navigation/overlay.tsx';
import type { FrameProps } from './navigation/RouterView.tsx';
import { withWords } from './words/with-words.ts';

const isAwake: OverlayParts['isWanted'] = (stores) => stores.get(SessionStore).isAwake;

/** Overlays of every screen, in stacking order. */
const over: readonly OverlayParts[] = [
  {
    isWanted: (stores) => stores.get(PageFetchStore).last !== undefined,
    load: () => import(/* webpackChunkName: "page-loader" */ './navigation/page-loader-wiring.ts'),
    isQuiet: true,
  },
  {
    isWanted: (stores) => stores.get(LoginStore).isSpokenOf,
    load: () => import(/* webpackChunkName: "login-arrival" */ './login/login-callback-wiring.ts'),
  },
  {
    isWanted: isNarrowWindow,
    load: withWords(() => import(/* webpackChunkName: "app-nudge" */ './nudges/app-nudge-wiring.ts')),
    isQuiet: true,
  },
  {
    isWanted: (stores) => stores.get(OnboardingStore).isPromptWanted,
    load: withWords(() => import(/* webpackChunkName: "onboarding-prompt" */ './onboarding/onboarding-prompt-wiring.ts')),
    isQuiet: true,
  },
  {
    isWanted: (stores) => stores.get(OnboardingStore).options !== undefined,
    isNear: (stores) => stores.get(WritingStore).options !== undefined && !stores.get(SessionStore).isWriter,
    load: () => import(/* webpackChunkName: "onboarding" */ './onboarding/onboarding-wiring.ts'),
    dismiss: (stores) => stores.get(OnboardingStore).close(),
  },
  {
    isWanted: (stores) => stores.get(WritingStore).options !== undefined,
    load: () => import(/* webpackChunkName: "composer" */ './composer/composer-wiring.ts'),
    dismiss: (stores) => stores.get(WritingStore).close(),
  },
  {
    isWanted: (stores) => stores.get(WantedStore).waits,
    load: () => import(/* webpackChunkName: "outbox" */ './wanted/wanted-wiring.ts'),
  },
  {
    isWanted: (stores) => stores.get(SearchDialogStore).isOpen,
    load: () => import(/* webpackChunkName: "search" */ './search/search-dialog-wiring.ts'),
    dismiss: (stores) => stores.get(SearchDialogStore).close(),
  },
  {
    isWanted: (stores) => stores.get(MenuMarksStore).isMenuOpen,
    isNear: (stores) => stores.get(MenuMarksStore).isMenuNear,
    load: withWords(() => import(/* webpackChunkName: "settings" */ './settings/account-menu-wiring.ts')),
    dismiss: (stores) => stores.get(MenuMarksStore).tell({ isMenuOpen: false }),
  },
  {
    isWanted: (stores) => stores.get(SessionStore).isReturnAsked,
    load: withWords(() => import(/* webpackChunkName: "return" */ './account/return-wiring.ts')),
  },
  {
    isWanted: (stores) => stores.get(SessionStore).isSignedIn,
    load: withWords(() => import(/* webpackChunkName: "quiet" */ './moderation/menu-marks-wiring.ts')),
    isQuiet: true,
  },
  {
    isWanted: isAwake,
    load: withWords(() => import(/* webpackChunkName: "quiet" */ './contributions/token-pool-wiring.ts')),
    isQuiet: true,
  },
  {
    isWanted: isAwake,
    load: withWords(() => import(/* webpackChunkName: "quiet" */ './persona-keys/waiting-name-wiring.ts')),
    isQuiet: true,
  },
  {
    isWanted: isAwake,
    load: withWords(() => import(/* webpackChunkName: "notifications" */ './notifications/bell-wiring.ts')),
    isQuiet: true,
  },
  {
    isWanted: isAwake,
    load: withWords(() => import(/* webpackChunkName: "chat" */ './chat/chat-effect-wiring.ts')),
    isQuiet: true,
  },
  {
    isWanted: (stores) => isAwake(stores) && !stores.get(SessionStore).isInApp,
    load: withWords(() => import(/* webpackChunkName: "quiet" */ './notifications/push-prompt-wiring.ts')),
    isQuiet: true,
  },
  {
    isWanted: (stores) => isAwake(stores) && stores.get(SessionStore).isInApp,
    load: withWords(() => import(/* webpackChunkName: "native" */ './native/native-wiring.ts')),
    isQuiet: true,
  },
  {
    isWanted: (stores) => isAwake(stores) && hasKeptChanges(),
    load: () => import(/* webpackChunkName: "kept-changes" */ './composer/kept-changes-wiring.ts'),
    isQuiet: true,
  },
  {
    isWanted: (stores) => isAwake(stores) && (stores.get(NameNewsStore).waiting !== undefined || hasOutbox()),
    load: () => import(/* webpackChunkName: "outbox" */ './offline/outbox-wiring.ts'),
    isQuiet: true,
  },
  {
    isWanted: () => true,
    load: () => import(/* webpackChunkName: "usage" */ './usage/usage-wiring.ts'),
    isQuiet: true,
  },
  {
    isWanted: (stores) => stores.get(LoginStore).isSignOutWanted,
    load: withWords(() => import(/* webpackChunkName: "sign-out" */ './login/sign-out-wiring.ts')),
    dismiss: (stores) => stores.get(LoginStore).wantSignOut(false),
  },
  {
    isWanted: (stores) => stores.get(LoginStore).isWanted,
    isNear: (stores) => stores.get(LoginStore).isNear && stores.get(SessionStore).isGuest,
    load: withWords(() => import(/* webpackChunkName: "login" */ './login/login-modal-wiring.ts')),
    dismiss: (stores) => stores.get(LoginStore).close(),
  },
];

export function frameOf(shell: Container, bindings: readonly ContainerModule[] = []) {
  const Over = overlays(
    shell,
    over.map((parts) => ({ ...parts, bindings })),
  );
  return function Frame({ children, ...screen }: FrameProps) {
    return (
      <Shell {...screen} screen={children}>
        <WritingEffect />
        <Over />
      </Shell>
    );
  };
}

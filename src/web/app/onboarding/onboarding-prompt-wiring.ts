import { Clock } from '#core/clock.ts';
import { TabStorage, UserStorage } from '#core/device/user-storage.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { BrowserNudges } from '#web/adapters/nudges/browser-nudges.ts';
import { OnboardingDrafts } from '#web/stores/onboarding/onboarding-drafts.ts';
import { OnboardingPromptStore } from '#web/stores/onboarding/onboarding-prompt-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { onboardingNudgeWords } from '#web/words/nudges/onboarding-nudge-words.ts';
import { onDevice, store } from '../container/bind.ts';

export { OnboardingPrompt as Overlay } from '#web/views/onboarding/OnboardingPrompt.tsx';

export const words = [onboardingNudgeWords];

export const bindings = [
  onDevice(Nudges, BrowserNudges),
  store(OnboardingDrafts, [UserStorage, TabStorage]),
  store(OnboardingPromptStore, [OnboardingStore, Nudges, OnboardingDrafts, SessionStore, Clock]),
];

import { Clock } from '#core/clock.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { WantedStore } from '#web/stores/login/wanted-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { WritingGateStore } from '#web/stores/composer/writing-gate-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { DueStore } from '#web/stores/wanted/due-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { voteWords } from '#web/words/votes/vote-words.ts';
import { wantedWords } from '#web/words/wanted/wanted-words.ts';
import { store } from '../container/bind.ts';
import { savedJobBindings } from '../jobs/saved-job-parts.ts';
import { postBindings } from '../posts/post-bindings.ts';

export { WantedEffect as Overlay } from '#web/views/wanted/WantedEffect.tsx';

export const words = [wantedWords, postWords, voteWords];

export const shared = [...postBindings, ...savedJobBindings];

export const bindings = [store(DueStore, [WantedStore, SessionStore, LoginStore, OnboardingStore, WritingGateStore, PersonaChoiceStore, Clock])];

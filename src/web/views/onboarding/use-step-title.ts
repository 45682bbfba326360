import { careerTypes, type CareerType } from '#core/careers/completeness.ts';
import type { OnboardingScreen } from '#core/onboarding/sequence.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { DetailsStepStore } from '#web/stores/onboarding/details-step-store.ts';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { PersonaStepStore } from '#web/stores/onboarding/persona-step-store.ts';
import { PortalStepStore } from '#web/stores/verification/portal-step-store.ts';
import type { OnboardingWords } from '#web/words/en/onboarding/words.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

interface About {
  readonly type: CareerType;
  readonly name: string;
  readonly isNameless: boolean;
}

const titles: Readonly<Record<OnboardingScreen, (words: OnboardingWords, about: About) => string>> = {
  Communities: (words) => words.communities.title,
  AnonymousProfile: (words) => words.persona.title,
  careerOption: (words) => words.career.title,
  additionalDetails: (words, { type }) => words.details.titles[type],
  emailVerification: (words, about) => verificationTitle(words, about),
  verifyOtp: (words, about) => verificationTitle(words, about),
  OnboardingCompleted: (words, { name, isNameless }) => (isNameless ? words.completed.nameless.title : words.completed.title(name)),
};

const verificationTitle = (words: OnboardingWords, { type }: About): string => words.verify.title[type];

export function useStepTitle(): string {
  const words = useWords(onboardingWords);
  const { state, screen, known, isNameless } = useStore(OnboardingFlowStore);
  const { waiting, begun } = useStore(NameNewsStore);
  const { saving } = useStore(PersonaStepStore);
  const { type } = useStore(DetailsStepStore);
  const portal = useStore(PortalStepStore);
  if (!state.isOnboardingOpen) return words.saving;
  if (portal.source) return words.portal.title;
  const career = careerTypes.find((each) => each === state.careerType) ?? 'working';
  const about = {
    type: screen === 'additionalDetails' ? type : career,
    name: (known?.persona ?? saving.value ?? waiting?.persona ?? begun)?.userName ?? '',
    isNameless,
  };
  return titles[screen](words, about);
}

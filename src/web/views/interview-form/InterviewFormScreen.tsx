import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { InterviewStep } from '#core/interviews/interview-steps.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { InterviewFormStore } from '#web/stores/interviews/interview-form-store.ts';
import { interviewFormWords } from '#web/words/interviews/interview-form-words.ts';
import { CompanyOnlyStep } from '../contributions/CompanyOnlyStep.tsx';
import { ContributionFormScreen } from '../contributions/ContributionFormScreen.tsx';
import { useTakingOut } from '../exposure/use-taking-out.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { EndStep } from './EndStep.tsx';
import { InterviewJobStep } from './InterviewJobStep.tsx';
import { InterviewSendStep } from './InterviewSendStep.tsx';
import { RoundsStep } from './RoundsStep.tsx';
import { StoryStep } from './StoryStep.tsx';
import { useInterviewTexts } from './use-interview-texts.ts';

const fields: Readonly<Record<InterviewStep, () => ReactNode>> = {
  company: () => <CompanyOnlyStep of={InterviewFormStore} />,
  job: () => <InterviewJobStep />,
  rounds: () => <RoundsStep />,
  story: () => <StoryStep />,
  end: () => <EndStep />,
  send: () => <InterviewSendStep />,
};

/** Interview form. The text check loads with it, so that it works offline. */
export const InterviewFormScreen = observer(function InterviewFormScreen() {
  const words = useWords(interviewFormWords);
  const store = useStore(InterviewFormStore);
  const exposure = useStore(ExposureStore);
  useEffect(() => exposure.read({}, ''), [exposure]);
  const takingOut = useTakingOut(useInterviewTexts());
  return <ContributionFormScreen store={store} words={words} fields={fields} takingOut={takingOut} />;
});

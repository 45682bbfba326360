import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { ReviewStep } from '#core/reviews/review-form.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { reviewFormWords } from '#web/words/reviews/review-form-words.ts';
import { ContributionFormScreen } from '../contributions/ContributionFormScreen.tsx';
import { useTakingOut } from '../exposure/use-taking-out.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { JobStep } from './JobStep.tsx';
import { LeavingStep } from './LeavingStep.tsx';
import { PartsStep } from './PartsStep.tsx';
import { SendStep } from './SendStep.tsx';
import { StarsStep } from './StarsStep.tsx';
import { TextStep } from './TextStep.tsx';
import { useReviewTexts } from './use-review-texts.ts';

const fields: Readonly<Record<ReviewStep, () => ReactNode>> = {
  company: () => <CompanyStep />,
  stars: () => <StarsStep />,
  parts: () => <PartsStep />,
  likes: () => <TextStep field="likes" />,
  dislikes: () => <TextStep field="dislikes" />,
  job: () => <JobStep />,
  leaving: () => <LeavingStep />,
  send: () => <SendStep />,
};

/** Review form, one thing per step. The text check loads with it, so that it works offline. */
export const ReviewFormScreen = observer(function ReviewFormScreen() {
  const words = useWords(reviewFormWords);
  const store = useStore(ReviewFormStore);
  const exposure = useStore(ExposureStore);
  useEffect(() => exposure.read({}, ''), [exposure]);
  const takingOut = useTakingOut(useReviewTexts());
  const { isInvited } = store.form.draft.fields;
  return (
    <ContributionFormScreen store={store} words={words} fields={fields} notice={isInvited && <p className="inset">{words.invited}</p>} takingOut={takingOut} />
  );
});

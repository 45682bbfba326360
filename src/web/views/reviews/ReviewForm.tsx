import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { nextStepUrl, screens } from '#core/navigation/screens.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import { stepsOfReview, type ReviewStep } from '#core/reviews/review-form.ts';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { refusalSentence } from '../contributions/refusal-sentence.ts';
import { StartAnew } from '../contributions/StartAnew.tsx';
import { ContributionForm } from '../fields/ContributionForm.tsx';
import { StepProgress } from '../fields/StepProgress.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { PartsStep } from './PartsStep.tsx';
import { StarsStep } from './StarsStep.tsx';
import { TextStep } from './TextStep.tsx';
import { JobStep } from './JobStep.tsx';
import { LeavingStep } from './LeavingStep.tsx';
import { SendButton, SendStep } from './SendStep.tsx';
import styles from './review-form.module.css';

const fieldsOf: Readonly<Record<ReviewStep, () => ReactNode>> = {
  company: () => <CompanyStep />,
  stars: () => <StarsStep />,
  parts: () => <PartsStep />,
  likes: () => <TextStep field="likes" />,
  dislikes: () => <TextStep field="dislikes" />,
  job: () => <JobStep />,
  leaving: () => <LeavingStep />,
  send: () => <SendStep />,
};

/** The steps of a review. Each has its URL, so that Back leads to the one before, and a page that is loaded anew stays where it was. */
export const ReviewForm = observer(function ReviewForm() {
  const { form: words } = useWords(contributionWords);
  const store = useStore(ReviewFormStore);
  const navigate = useNavigate();
  const { form, step, target } = store;
  const at = stepsOfReview.indexOf(step);
  const send = async () => {
    const isSent = await store.send();
    if (!isSent && store.step !== step) void navigate(reviewFormUrl({ ...target, step: store.step }));
    return isSent;
  };
  return (
    <>
      <StepProgress step={at + 1} of={stepsOfReview.length} said={words.progress(at + 1, stepsOfReview.length)} />
      <noscript>
        <p className="inset">{words.noScript}</p>
      </noscript>
      <Notices />
      <ContributionForm
        form={form}
        className={`needs-script ${styles.form}`}
        send={send}
        sent={() => void navigate(nextStepUrl(form.sending.value?.reviewId ?? ''))}
        says={(failure) => refusalSentence(failure, words.problems)}
        texts={[form.draft.fields.title, form.draft.fields.likes, form.draft.fields.dislikes]}
        foot={<Foot />}
      >
        <h2 tabIndex={-1}>{words.steps[step]}</h2>
        {fieldsOf[step]()}
      </ContributionForm>
    </>
  );
});

/** The way back, and the one on. */
const Foot = observer(function Foot() {
  const { form: words } = useWords(contributionWords);
  const { step, target } = useStore(ReviewFormStore);
  const before = stepsOfReview[stepsOfReview.indexOf(step) - 1];
  return (
    <div className={`needs-script ${styles.foot}`}>
      {before && (
        <Link to={reviewFormUrl({ ...target, step: before })} className="btn">
          {words.back}
        </Link>
      )}
      {step === 'send' ? (
        <SendButton />
      ) : (
        <Button look="main" type="submit">
          {words.go}
        </Button>
      )}
    </div>
  );
});

/** What was typed before, and what was sent from here before. */
const Notices = observer(function Notices() {
  const { form: words } = useWords(contributionWords);
  const store = useStore(ReviewFormStore);
  const { before, form } = store;
  return (
    <>
      {form.isRestored && (
        <div className="inset row">
          <p className="grow">{words.restored}</p>
          <StartAnew throwAway={() => store.throwAway()} />
        </div>
      )}
      {form.draft.fields.isInvited && <p className="inset">{words.invited}</p>}
      {before && (
        <div className="inset row">
          <p className="grow">{words.before(form.draft.fields.companyName)}</p>
          <Link to={screens.contributions} className="go">
            {words.toBefore}
          </Link>
        </div>
      )}
    </>
  );
});

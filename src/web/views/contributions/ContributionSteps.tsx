import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { declaredKinds } from '#core/kinds/contribution-kinds.ts';
import { nextStepUrl } from '#core/navigation/screens.ts';
import type { FormInSteps } from '#web/stores/contributions/form-in-steps.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import type { KindSentences } from '#web/words/contributions/kind-sentences.ts';
import { ContributionForm } from '../fields/ContributionForm.tsx';
import { StepProgress } from '../fields/StepProgress.tsx';
import { OtherDraft } from '../fields/OtherDraft.tsx';
import type { TakingOut } from '../exposure/use-taking-out.ts';
import { useFormLogin } from '../login/use-form-login.ts';
import { useLocation, useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { ContributionNotice, useUncounted } from './ContributionNotice.tsx';
import { LoginAhead } from './LoginAhead.tsx';
import { refusalSentence } from './refusal-sentence.ts';
import { SendContribution } from './SendContribution.tsx';
import { SendLater } from './SendLater.tsx';
import styles from './contribution-form.module.css';

export interface ContributionStepsProps {
  readonly store: FormInSteps;
  readonly words: KindSentences;
  readonly fields: Readonly<Record<string, () => ReactNode>>;
  readonly notice?: ReactNode;
  readonly question?: ReactNode;
  readonly takingOut?: TakingOut | undefined;
}

/** Steps of a form, each with a URL, so that Back and reloading work. */
export const ContributionSteps = observer(function ContributionSteps({ store, words, fields, notice, question, takingOut }: ContributionStepsProps) {
  const { form: shared } = useWords(contributionWords);
  const because = useUncounted(store);
  const navigate = useNavigate();
  const { form, step, steps, texts } = store;
  const at = steps.indexOf(step);
  const send = async () => {
    if (at === steps.length - 1) takingOut?.take();
    const isSent = await store.send();
    if (!isSent && store.step !== step) void navigate(store.url);
    return isSent;
  };
  const sent = () => void navigate(nextStepUrl(store.sentId));
  const [isForLater, write] = useState(false);
  useContributionLogin(store, async () => void ((await send()) && sent()));
  if (store.spentUntil !== undefined && !form.draft.isTouched && !isForLater) return <SendLater store={store} write={() => write(true)} />;
  return (
    <>
      <noscript>
        <p className="inset">{shared.noScript}</p>
      </noscript>
      <ContributionNotice store={store} />
      <OtherDraft draft={form.draft} swap={() => void store.swap()} />
      {at === 0 && store.needsLogin && <LoginAhead />}
      {steps.length > 1 && <StepProgress step={at + 1} of={steps.length} said={shared.progress(at + 1, steps.length)} />}
      {notice}
      <SentBefore store={store} words={words} />
      <ContributionForm
        form={form}
        className={`needs-script ${styles.form}`}
        send={send}
        sent={sent}
        says={(failure) => (failure.code === 'NOT_COUNTED' ? shared.notSentYet(because ?? '') : refusalSentence(failure, shared.problems))}
        texts={texts}
        foot={<Foot store={store} words={words} takingOut={takingOut} />}
      >
        <h2 tabIndex={-1} ref={isForLater ? focused : null}>
          {words.steps[step]}
        </h2>
        {fields[step]?.()}
        {question}
      </ContributionForm>
    </>
  );
});

const focused = (heading: HTMLElement | null): void => heading?.focus();

/** Carries a guest's draft through login and sends it if wanted, unless two drafts conflict. */
function useContributionLogin(store: FormInSteps, send: () => Promise<void>): void {
  const { isGuest } = useStore(SessionStore);
  const { hash } = useLocation();
  const { isBegun, needsLogin, step, steps, form } = store;
  useFormLogin({
    takeOver: () => store.takeOver(store.changedBy(hash)),
    isOpen: isBegun && (isGuest || !needsLogin),
    send: step === steps.at(-1) && !form.draft.hasOther ? send : undefined,
  });
}

const Foot = observer(function Foot({ store, words, takingOut }: Pick<ContributionStepsProps, 'store' | 'words' | 'takingOut'>) {
  const { form: shared } = useWords(contributionWords);
  const { step, steps, url, backUrl, needsLogin, kind, isChange, form, spentUntil } = store;
  return (
    <div className={`needs-script ${styles.foot}`} data-foot="">
      {backUrl && (
        <Link to={backUrl} className="btn">
          {shared.back}
        </Link>
      )}
      {step === steps.at(-1) ? (
        <SendContribution
          needsLogin={needsLogin}
          url={url}
          context={declaredKinds[kind].counted}
          isChange={isChange}
          isSending={form.isSending}
          isSpent={spentUntil !== undefined}
          send={words.send}
          takingOut={takingOut}
        />
      ) : (
        <Button look="main" type="submit">
          {shared.go}
        </Button>
      )}
    </div>
  );
});

const SentBefore = observer(function SentBefore({ store, words }: Pick<ContributionStepsProps, 'store' | 'words'>) {
  const { beforeUrl, companyName } = store;
  if (beforeUrl === undefined) return null;
  return (
    <div className="inset row">
      <p className="grow">{words.before(companyName)}</p>
      <Link to={beforeUrl} className="go">
        {words.toBefore}
      </Link>
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import { MailStepStore } from '#web/stores/verification/mail-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../fields/Field.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { stepForm } from '../steps/step-form.ts';
import { StepProblem } from '../steps/StepProblem.tsx';
import { useWords } from '../words.tsx';
import styles from '../steps/steps.module.css';

export const CodeStep = observer(function CodeStep() {
  const words = useWords(onboardingWords);
  const mail = useStore(MailStepStore);
  const { code, codeProblem, digits, isUsable } = mail;
  useEffect(() => mail.tick(), [mail]);
  const { form, point } = useInvalidFocus<HTMLFormElement>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    await (isUsable ? mail.confirm() : mail.send());
    point();
  };
  const said = {
    short: words.verify.codeShort,
    wrong: words.verify.codeWrong(code?.triesLeft ?? 0),
    spent: words.verify.codeSpent,
    expired: words.verify.codeExpired,
  };
  const problem = mail.isExpired ? 'expired' : codeProblem;
  const isUnconfirmed = problem === 'failed' || problem === 'offline';
  const isUnsent = mail.addressProblem === 'failed' || mail.addressProblem === 'offline';
  return (
    <form id={stepForm} ref={form} className={styles.step} onSubmit={(event) => void send(event)}>
      <p role="status">
        {words.verify.sent(mail.address)} <span className="muted">{words.verify.sentWhere}</span>
      </p>
      <Field label={words.verify.code} error={problem && problem !== 'failed' && problem !== 'offline' ? said[problem] : undefined}>
        {(control) => (
          <input
            {...control}
            className={`input ${styles.digits}`}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            disabled={!isUsable}
            value={digits}
            onChange={({ target }) => mail.type(target.value)}
          />
        )}
      </Field>
      <StepProblem hasFailed={isUnconfirmed || isUnsent} says={isUnsent ? words.verify.notSent : undefined} />
      <SendAgain />
    </form>
  );
});

const SendAgain = observer(function SendAgain() {
  const words = useWords(onboardingWords);
  const mail = useStore(MailStepStore);
  const { resendInSeconds: seconds, code } = mail;
  const mayResend = mail.isUsable && (code?.sendsLeft ?? 0) > 0;
  return (
    <div className={styles.resend}>
      <div className="row">
        {mayResend && (
          <Button disabled={seconds > 0} busy={mail.sending.state.status === 'LOADING'} onClick={() => void mail.send()}>
            {seconds > 0 ? words.verify.resendIn(seconds) : words.verify.resend}
          </Button>
        )}
        <Button look="quiet" onClick={() => mail.startOver()}>
          {words.verify.change}
        </Button>
      </div>
      <p className="hint">{mail.addressProblem === 'limited' ? words.verify.problem.limited : words.verify.sendsLeft(code?.sendsLeft ?? 0)}</p>
    </div>
  );
});

import { longestMailAddress } from '#core/verification/work-address.ts';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { MailStepStore } from '#web/stores/verification/mail-step-store.ts';
import { PortalStepStore } from '#web/stores/verification/portal-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../fields/Field.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { CheckIcon } from '../ui/icons.tsx';
import { Reauthentication } from '../steps/Reauthentication.tsx';
import { stepForm } from '../steps/step-form.ts';
import { StepProblem } from '../steps/StepProblem.tsx';
import { useWords } from '../words.tsx';
import styles from '../steps/steps.module.css';

/** Step for the address that receives a code (F-01). */
export const AddressStep = observer(function AddressStep() {
  const words = useWords(onboardingWords);
  const mail = useStore(MailStepStore);
  const flow = useStore(OnboardingFlowStore);
  const { state } = flow;
  const verifiesByPortal = flow.verifiesBy('portal');
  const type = state.careerType === 'student' ? 'student' : 'working';
  const { address, addressProblem: problem } = mail;
  const said =
    problem && problem !== 'failed' && problem !== 'offline' && problem !== 'again'
      ? words.verify.problem[problem === 'foreign' && !verifiesByPortal ? 'foreignAlone' : problem]
      : undefined;
  const { form, point } = useInvalidFocus<HTMLFormElement>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    await mail.send();
    point();
  };
  return (
    <form id={stepForm} ref={form} className={styles.step} onSubmit={(event) => void send(event)} noValidate>
      <p className="muted">{words.verify.lead}</p>
      <Field label={words.verify.address[type]} hint={words.verify.tabOnly} error={said}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longestMailAddress}
            placeholder={words.verify.placeholder[type]}
            value={address}
            onChange={({ target }) => mail.write(target.value)}
          />
        )}
      </Field>
      {problem === 'again' && <Reauthentication />}
      <StepProblem hasFailed={problem === 'failed' || problem === 'offline'} says={words.verify.notSent} />
      <MailPromise />
      <OtherMethods />
    </form>
  );
});

const MailPromise = observer(function MailPromise() {
  const words = useWords(onboardingWords);
  return (
    <section className={styles.promise} aria-labelledby="mail-promise">
      <h3 id="mail-promise">{words.verify.promise}</h3>
      <ul>
        {words.verify.promises.map((promise) => (
          <li key={promise}>
            <CheckIcon small />
            {promise}
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Alternatives where others can read the member's mail. */
const OtherMethods = observer(function OtherMethods() {
  const words = useWords(onboardingWords);
  const flow = useStore(OnboardingFlowStore);
  const portal = useStore(PortalStepStore);
  return (
    <details className={styles.other}>
      <summary className="go">{words.verify.other}</summary>
      <div className="stack g3">
        <p>{words.verify.mailSubject}</p>
        {flow.verifiesBy('portal') && <p>{words.verify.portalInstead}</p>}
        <p>{words.verify.laterInstead}</p>
        {flow.verifiesBy('portal') && (
          <div className="row">
            <Button onClick={() => portal.open('Verification')}>{words.verify.byPortal}</Button>
          </div>
        )}
      </div>
    </details>
  );
});

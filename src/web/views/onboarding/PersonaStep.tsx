import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent } from 'react';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { ClaimStore } from '#web/stores/persona-keys/claim-store.ts';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { PersonaStepStore } from '#web/stores/onboarding/persona-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Field } from '../fields/Field.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { ClaimQuestion } from '../persona-keys/ClaimQuestion.tsx';
import { AboutName } from '../persona-keys/AboutName.tsx';
import { KeyProblemSaid } from '../persona-keys/KeyProblemSaid.tsx';
import { NameInput } from '../persona-keys/NameInput.tsx';
import { AvatarPicker } from './AvatarPicker.tsx';
import { stepForm } from '../steps/step-form.ts';
import { StepProblem } from '../steps/StepProblem.tsx';
import { useWords } from '../words.tsx';
import styles from '../steps/steps.module.css';

/** Made-up name and picture to write under. */
export const PersonaStep = observer(function PersonaStep() {
  const words = useWords(onboardingWords);
  const store = useStore(PersonaStepStore);
  const { name, avatar, refusal } = store;
  const { names, isDeclined } = useStore(ClaimStore);
  const flow = useStore(OnboardingFlowStore);
  const naming = useRef<HTMLDivElement>(null);
  useEffect(() => void store.suggest(), [store]);
  // The question has given way to the form of their own name.
  useEffect(() => {
    if (isDeclined) naming.current?.querySelector('input')?.focus();
  }, [isDeclined]);
  if (names.length > 0) return <Claim />;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    await store.send();
    // The name is above what a phone shows beside the pressed button.
    if (store.refusal) naming.current?.querySelector('input')?.focus();
  };
  return (
    <form id={stepForm} className={styles.step} onSubmit={(event) => void send(event)}>
      <p className="muted">{words.persona.lead}</p>
      <SuggestedNames />
      <div className={styles.persona}>
        <Avatar name={name} picture={avatar} />
        <div ref={naming} className="grow">
          <Field
            label={words.persona.name}
            hint={words.persona.hint}
            error={refusal && words.persona.problem[refusal.problem] + words.persona.refused(refusal.words)}
          >
            {(control) => <NameInput {...control} value={name} onType={(typed) => store.type(typed)} />}
          </Field>
        </div>
      </div>
      <NameVerdict />
      <BesideJob />
      <VotesUndone />
      <Folded />
      <StepProblem
        hasFailed={store.hasFailed}
        isClosed={store.isClosed}
        says={store.keyProblem && <KeyProblemSaid problem={store.keyProblem} says={words.persona} onLeave={() => flow.close()} />}
      />
    </form>
  );
});

/** Machinery of names and other pictures, behind a press each. */
const Folded = observer(function Folded() {
  const { persona: words } = useWords(onboardingWords);
  return (
    <>
      <AboutName about={{ ...words.about, says: [words.key, words.ready, ...words.about.says], ask: words.how }} isFolded />
      <details>
        <summary className="go">{words.otherAvatar}</summary>
        <AvatarPicker />
      </details>
    </>
  );
});

const BesideJob = observer(function BesideJob() {
  const { persona: words } = useWords(onboardingWords);
  const { profileBio: designation, verification } = useStore(OnboardingFlowStore).known?.career ?? {};
  return designation ? <p className="inset">{words.besideJob[verification?.verified ? 'confirmed' : 'unconfirmed'](designation)}</p> : null;
});

const VotesUndone = observer(function VotesUndone() {
  const { persona: words } = useWords(onboardingWords);
  return useStore(OnboardingFlowStore).known?.hasVoted ? <p className="hint">{words.votes}</p> : null;
});

/** Asks about an unclaimed name first, so that joining never takes over another person's. */
const Claim = observer(function Claim() {
  const { persona: words } = useWords(onboardingWords);
  const flow = useStore(OnboardingFlowStore);
  const store = useStore(PersonaStepStore);
  const { claiming, wantedName } = useStore(ClaimStore);
  const toasts = useStore(ToastStore);
  const answer = async (event: FormEvent) => {
    event.preventDefault();
    await store.answer();
    if (wantedName !== undefined && claiming.state.status === 'SUCCESS') toasts.show({ type: 'success', text1: words.claim.done(wantedName) });
  };
  return (
    <form id={stepForm} className={styles.step} onSubmit={(event) => void answer(event)}>
      <ClaimQuestion says={words.claim} />
      <StepProblem
        hasFailed={store.hasFailed}
        isClosed={store.isClosed}
        says={store.keyProblem && <KeyProblemSaid problem={store.keyProblem} says={words} onLeave={() => flow.close()} />}
      />
    </form>
  );
});

/** Availability of the name, on a reserved line so that nothing jumps. */
const NameVerdict = observer(function NameVerdict() {
  const words = useWords(onboardingWords);
  const { checking, isFree, name } = useStore(PersonaStepStore);
  return (
    <p role="status" className={styles.verdict} data-free={isFree}>
      {isFree && <CheckIcon small />}
      {isFree && words.persona.free(name.trim())}
      {checking.state.status === 'LOADING' && words.persona.checking}
      {checking.state.status === 'FAILURE' && words.persona.unchecked}
    </p>
  );
});

const SuggestedNames = observer(function SuggestedNames() {
  const words = useWords(onboardingWords);
  const store = useStore(PersonaStepStore);
  if (store.suggested.length === 0) return store.naming.state.status === 'LOADING' ? <Skeleton lines={2} /> : null;
  return (
    <fieldset className={styles.group}>
      <legend>{words.persona.suggested}</legend>
      <div className={styles.names}>
        {store.suggested.map((suggested) => (
          <Chip key={suggested} pressed={store.name === suggested} onClick={() => store.take(suggested)}>
            <Avatar name={suggested} picture={store.pictureFor(suggested)} />
            {suggested}
          </Chip>
        ))}
      </div>
      <div>
        <Button look="quiet" busy={store.naming.state.status === 'LOADING'} onClick={() => void store.otherNames()}>
          {words.persona.another}
        </Button>
      </div>
    </fieldset>
  );
});

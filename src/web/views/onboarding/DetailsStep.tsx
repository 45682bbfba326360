import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import { DetailsStepStore } from '#web/stores/onboarding/details-step-store.ts';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { Await } from '../ui/Await.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { stepForm } from '../steps/step-form.ts';
import { StepProblem } from '../steps/StepProblem.tsx';
import { StudyFields } from './StudyFields.tsx';
import { useWords } from '../words.tsx';
import { WorkFields } from './WorkFields.tsx';
import styles from '../steps/steps.module.css';

/** Details of a job or course. */
export const DetailsStep = observer(function DetailsStep() {
  const words = useWords(onboardingWords);
  const store = useStore(DetailsStepStore);
  const { known } = useStore(OnboardingFlowStore);
  useEffect(() => void store.arrive(), [store]);
  const { form, point } = useInvalidFocus<HTMLFormElement>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    await store.send();
    point();
  };
  return (
    <form id={stepForm} ref={form} className={styles.step} onSubmit={(event) => void send(event)}>
      <p className="muted">{store.type === 'unemployed' ? words.details.unemployedLead : words.details.lead}</p>
      <p className="muted">{words.details.stays[store.type]}</p>
      {known?.career && <p className="inset">{words.career.renames}</p>}
      <Await request={store.lists} meanwhile={<Skeleton lines={6} />}>
        {() => (store.type === 'student' ? <StudyFields /> : <WorkFields />)}
      </Await>
      <StepProblem hasFailed={store.hasFailed} isClosed={store.isClosed} />
    </form>
  );
});

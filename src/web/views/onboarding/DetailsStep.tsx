import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import { DetailsStepStore } from '#web/stores/onboarding/details-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { stepForm } from '../steps/step-form.ts';
import { StepProblem } from '../steps/StepProblem.tsx';
import { StudyFields } from './StudyFields.tsx';
import { useWords } from '../words.tsx';
import { WorkFields } from './WorkFields.tsx';
import styles from '../steps/steps.module.css';

/** The step that asks for the details of a job or a course. */
export const DetailsStep = observer(function DetailsStep() {
  const words = useWords(onboardingWords);
  const store = useStore(DetailsStepStore);
  useEffect(() => void store.arrive(), [store]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void store.send();
  };
  return (
    <form id={stepForm} className={styles.step} onSubmit={send}>
      <p className="muted">{store.type === 'unemployed' ? words.details.unemployedLead : words.details.lead}</p>
      <Await request={store.lists} meanwhile={<Skeleton lines={6} />}>
        {() => (store.type === 'student' ? <StudyFields /> : <WorkFields />)}
      </Await>
      <StepProblem hasFailed={store.hasFailed} isClosed={store.isClosed} />
    </form>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { screens } from '#core/navigation/screens.ts';
import type { Operator } from '#core/operator/operator.ts';
import { OperatorStore } from '#web/stores/operator/operator-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { GrievanceStore } from '#web/stores/support/grievance-store.ts';
import { supportWords } from '#web/words/support/support-words.ts';
import { useFormLogin } from '../login/use-form-login.ts';
import { useFocusAfterRender } from '../overlays/use-focus-after-render.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { DemoNumbers } from './DemoNumbers.tsx';
import { GrievanceForm } from './GrievanceForm.tsx';
import { GrievanceLookUp } from './GrievanceLookUp.tsx';
import { SentGrievance } from './SentGrievance.tsx';
import { WithoutScript } from './WithoutScript.tsx';
import styles from './support.module.css';

/** Grievances: who decides and how soon, the form, and the outcome (R-246, S-119). */
export const GrievancesScreen = observer(function GrievancesScreen() {
  const { grievances: words } = useWords(supportWords);
  const store = useStore(GrievanceStore);
  const { operator } = useStore(OperatorStore);
  const { isKnown } = useStore(SessionStore);
  const { owner } = store;
  useFormLogin({ takeOver: () => store.takeOver(), isOpen: true });
  useEffect(() => {
    if (isKnown) store.open();
  }, [store, owner, isKnown]);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <header className="stack g3">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <Await request={operator}>{(known) => <Officer operator={known} />}</Await>
      </header>
      <WithoutScript>{words.noScript}</WithoutScript>
      <ErrorBoundary>
        <FormOrReceipt />
      </ErrorBoundary>
      <ErrorBoundary>
        <GrievanceLookUp />
      </ErrorBoundary>
    </div>
  );
});

/** Another grievance begins at the first field. */
const FormOrReceipt = observer(function FormOrReceipt() {
  const store = useStore(GrievanceStore);
  const { receipt } = store;
  const place = useRef<HTMLDivElement>(null);
  const focusAfterRender = useFocusAfterRender();
  const another = () => {
    store.another();
    focusAfterRender(() => place.current?.querySelector('input'));
  };
  return <div ref={place}>{receipt ? <SentGrievance receipt={receipt} another={another} /> : <GrievanceForm />}</div>;
});

const Officer = observer(function Officer({ operator: { officer, isDemo } }: { readonly operator: Operator }) {
  const { grievances: words } = useWords(supportWords);
  return (
    <>
      {isDemo && <DemoNumbers />}
      {officer ? (
        <p>
          {words.officer(officer.name)} <a href={`mailto:${officer.mail}`}>{officer.mail}</a>
        </p>
      ) : (
        !isDemo && <p>{words.noOfficer}</p>
      )}
      <Link className="go" to={screens.contact}>
        {words.who}
      </Link>
    </>
  );
});

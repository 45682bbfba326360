import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import type { Operator } from '#core/operator/operator.ts';
import { OperatorStore } from '#web/stores/operator/operator-store.ts';
import { GrievanceStore } from '#web/stores/support/grievance-store.ts';
import { supportWords } from '#web/words/support/support-words.ts';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { DemoNumbers } from './DemoNumbers.tsx';
import { GrievanceForm } from './GrievanceForm.tsx';
import { GrievanceLookUp } from './GrievanceLookUp.tsx';
import { SentGrievance } from './SentGrievance.tsx';
import styles from './support.module.css';

/** The page of grievances: who decides them and how soon, the form, and what became of one (R-246, S-119). */
export const GrievancesScreen = observer(function GrievancesScreen() {
  const { grievances: words } = useWords(supportWords);
  const store = useStore(GrievanceStore);
  const { operator } = useStore(OperatorStore);
  const { owner } = store;
  useEffect(() => store.open(), [store, owner]);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <header className="stack g3">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <Await request={operator}>{(known) => <Officer operator={known} />}</Await>
      </header>
      <Part>{store.receipt ? <SentGrievance receipt={store.receipt} /> : <GrievanceForm />}</Part>
      <Part>
        <GrievanceLookUp />
      </Part>
    </div>
  );
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

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { mayWrite } from '#core/company-desk/desk-role.ts';
import type { DeskOverview } from '#core/company-desk/desk.ts';
import { DeskJobsStore } from '#web/stores/company-desk/desk-jobs-store.ts';
import { useStore } from '../stores.tsx';
import { DeskFeed } from './DeskFeed.tsx';
import { DeskFile } from './DeskFile.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { DeskJobForm } from './DeskJobForm.tsx';
import { DeskJobPreview } from './DeskJobPreview.tsx';
import { DeskJobs } from './DeskJobs.tsx';
import styles from './company-desk.module.css';

/** Jobs of one company: those that are open, and the one being typed. */
export const DeskJobsScreen = () => <DeskFrame part="jobs">{(desk) => <Jobs desk={desk} />}</DeskFrame>;

const Jobs = observer(function Jobs({ desk }: { readonly desk: DeskOverview }) {
  const store = useStore(DeskJobsStore);
  const { urlName } = desk.company;
  useEffect(() => void store.open(), [store, urlName]);
  if (!store.isOpen)
    return (
      <div className={`stack g5 ${styles.form}`}>
        <DeskJobs desk={desk} />
        <DeskFeed desk={desk} />
        {mayWrite(desk.role) && <DeskFile />}
      </div>
    );
  const details = store.looking.value;
  return details ? <DeskJobPreview details={details} /> : <DeskJobForm />;
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { VisitStore } from '#web/stores/browsing-history/visit-store.ts';
import { useStore } from '../stores.tsx';

/** Records a shown company in the history. Renders nothing. */
export const VisitEffect = observer(function VisitEffect() {
  const visits = useStore(VisitStore);
  const shown = useStore(CompanyStore).header.value?.urlName;
  useEffect(() => {
    if (shown !== undefined) void visits.note(shown);
  }, [visits, shown]);
  return null;
});

import { observer } from 'mobx-react-lite';
import { officesPath } from '#core/navigation/screens.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { OfficesStore } from '#web/stores/company-profiles/offices-store.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { ListScreen } from './ListScreen.tsx';
import { OfficeRows } from './OfficeRows.tsx';

/** Offices, head office first. */
export const OfficesScreen = observer(function OfficesScreen() {
  const { officesTitle: title, officesLead: lead, moreOffices: more, officesEnd: end, noOffices: none, fromTheStart } = useWords(companyProfileWords);
  const { urlName } = useStore(CompanyStore);
  const { pages } = useStore(OfficesStore);
  return (
    <ListScreen current="offices" words={{ title, lead, more, end, none, fromTheStart }} pages={pages} path={officesPath(urlName)}>
      {(offices) => <OfficeRows urlName={urlName} offices={offices} />}
    </ListScreen>
  );
});

import { observer } from 'mobx-react-lite';
import { organisationPath } from '#core/navigation/screens.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { OrganisationStore } from '#web/stores/company-profiles/organisation-store.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { AssociatedRows } from './AssociatedRows.tsx';
import { ListScreen } from './ListScreen.tsx';

/** Owners, subsidiaries and siblings of a company. */
export const OrganisationScreen = observer(function OrganisationScreen() {
  const { related, fromTheStart } = useWords(companyProfileWords);
  const { urlName } = useStore(CompanyStore);
  const { pages } = useStore(OrganisationStore);
  return (
    <ListScreen current="organisation" words={{ ...related, fromTheStart }} pages={pages} path={organisationPath(urlName)}>
      {(companies) => <AssociatedRows companies={companies} />}
    </ListScreen>
  );
});

import { observer } from 'mobx-react-lite';
import { officesPath } from '#core/navigation/screens.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { OfficesStore } from '#web/stores/company-profiles/offices-store.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { ContributedSkeleton } from '../companies/ContributedSkeleton.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useWords } from '../words.tsx';
import { ListScreen } from './ListScreen.tsx';
import { OfficeRows } from './OfficeRows.tsx';

/** The offices of a company, the head office first. */
export const OfficesScreen = observer(function OfficesScreen() {
  const words = useWords(companyProfileWords);
  const { urlName } = useStore(CompanyStore);
  const { pages } = useStore(OfficesStore);
  return (
    <ListScreen current="offices" heading={words.officesTitle} lead={words.officesLead}>
      <PagedList
        pages={pages}
        more={words.moreOffices}
        end={words.officesEnd}
        urlOf={(cursor) => `${officesPath(urlName)}?cursor=${cursor}`}
        meanwhile={<ContributedSkeleton />}
        start={{ label: words.fromTheStart, to: officesPath(urlName) }}
        empty={<EmptyState title={words.noOffices} />}
      >
        {(items) => <OfficeRows urlName={urlName} offices={items} />}
      </PagedList>
    </ListScreen>
  );
});

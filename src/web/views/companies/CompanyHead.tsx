import { observer } from 'mobx-react-lite';
import { discussionsPath, overviewPath, screens } from '#core/navigation/screens.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { LinkTabs } from '../ui/Tabs.tsx';
import { useWords } from '../words.tsx';
import { CompanyHeaderSkeleton } from './CompanyHeaderSkeleton.tsx';
import { CompanyHeaderView } from './CompanyHeaderView.tsx';

/** What stands at the top of every page of a company: the way here, who it is, and its other pages. */
export const CompanyHead = observer(function CompanyHead({ tab }: { readonly tab: 'about' | 'community' }) {
  const words = useWords();
  const { header, urlName } = useStore(CompanyStore);
  return (
    <>
      <Crumbs label={words.company.crumbs} steps={[{ label: words.shell.companies, to: screens.companies }, { label: header.value?.name ?? urlName }]} />
      <Part>
        <Await request={header} meanwhile={<CompanyHeaderSkeleton />}>
          {(known) => <CompanyHeaderView company={known} />}
        </Await>
      </Part>
      <LinkTabs
        label={words.company.tabs}
        tabs={[
          { label: words.company.about, to: overviewPath(urlName), isCurrent: tab === 'about' },
          { label: words.company.community, to: discussionsPath(urlName), isCurrent: tab === 'community' },
        ]}
      />
    </>
  );
});

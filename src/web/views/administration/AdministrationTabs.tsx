import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { administrationParts, type AdministrationPart } from '#web/stores/administration/administration-part.ts';
import { GrievanceDeskStore } from '#web/stores/administration/grievance-desk-store.ts';
import { TypedCompaniesStore } from '#web/stores/administration/typed-companies-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { useStore } from '../stores.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { useWords } from '../words.tsx';

const tabs = [...administrationParts, 'numbers'] as const;

type AdministrationTab = AdministrationPart | 'numbers';

const pathOfTab = (tab: AdministrationTab): string =>
  tab === 'numbers' ? screens.hostNumbers : tab === 'topics' ? screens.administration : `${screens.administration}?part=${tab}`;

/** Tabs of all parts of administration, with what waits in them. */
export const AdministrationTabs = observer(function AdministrationTabs({ current }: { readonly current: AdministrationTab }) {
  const { parts, waiting, title } = useWords(administrationWords);
  const waitingIn = { grievances: useStore(GrievanceDeskStore), typed: useStore(TypedCompaniesStore) };
  const labelOf = (tab: AdministrationTab): string => {
    const waits = tab === 'grievances' || tab === 'typed' ? waitingIn[tab] : undefined;
    return waits && waits.waiting > 0 ? waiting(parts[tab], waits.waiting, waits.mayMoreWait) : parts[tab];
  };
  return <LinkTabs label={title} tabs={tabs.map((tab) => ({ label: labelOf(tab), to: pathOfTab(tab), isCurrent: tab === current }))} />;
});

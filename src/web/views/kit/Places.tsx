import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { compact } from '#core/figures/counts.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { kitWords } from '#web/words/kit/kit-words.ts';
import { Crumbs } from '../ui/Crumbs.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { TabPanels } from '../ui/TabPanels.tsx';
import { useWords } from '../words.tsx';
import { KitSection } from './KitSection.tsx';

export const Places = observer(function Places() {
  const { places: words } = useWords(kitWords);
  const { units } = useWords(uiWords);
  const [companies = '', industry = '', company = ''] = words.steps;
  const counts = [2_041, 1_28_430, 940].map((count) => compact(count, units));
  const names = [words.reviews, words.salaries, words.benefits];
  return (
    <KitSection heading={words.heading} lead={words.lead}>
      <Crumbs steps={[{ label: companies, to: screens.companies }, { label: industry, to: screens.companies }, { label: company }]} />
      <LinkTabs
        label={words.tabs}
        tabs={[
          { label: words.reviews, to: screens.kit, isCurrent: true, ...countIn(counts, 0) },
          { label: words.salaries, to: screens.companies, isCurrent: false, ...countIn(counts, 1) },
          { label: words.benefits, to: screens.dataMap, isCurrent: false, ...countIn(counts, 2) },
        ]}
      />
      <div>
        <TabPanels
          label={words.inPage}
          tabs={names.map((label, at) => ({ id: String(at), label, panel: <p>{words.panels[at]}</p>, ...countIn(counts, at) }))}
        />
      </div>
      <Pagination label={words.pager} previous={`${screens.kit}?cursor=before`} next={`${screens.kit}?cursor=after`} />
      <Pagination label={words.lastPager} previous={`${screens.kit}?cursor=before`} />
    </KitSection>
  );
});

const countIn = (counts: readonly string[], at: number): { readonly count?: string } => (counts[at] ? { count: counts[at] } : {});

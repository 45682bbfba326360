import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { payAxis, spreadOn } from '#core/salaries/pay-picture.ts';
import type { HomeCompany } from '#core/home/home-page.ts';
import { HomeStore } from '#web/stores/home/home-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { LookedAtLately } from '../browsing-history/LookedAtLately.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { RowSkeleton } from '../ui/RowSkeleton.tsx';
import { SkeletonList } from '../ui/SkeletonList.tsx';
import { useWords } from '../words.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { CompaniesHead } from './CompaniesHead.tsx';
import { HomeCompanyRow } from './HomeCompanyRow.tsx';
import { Section } from './Section.tsx';
import styles from './home-companies.module.css';

const rowsWaiting = 6;

export const MostReviewed = observer(function MostReviewed() {
  const words = useWords(homeWords);
  const { list } = useWords(companyWords);
  const { page } = useStore(HomeStore);
  return (
    <Section heading={words.mostReviewed} more={{ to: screens.companies, label: words.all }}>
      <Await request={page} meanwhile={<Waiting />}>
        {({ companies }) => (companies.length === 0 ? <EmptyState title={list.noneYet} /> : <Companies companies={companies} />)}
      </Await>
      <LookedAtLately />
    </Section>
  );
});

const Companies = observer(function Companies({ companies }: { readonly companies: readonly HomeCompany[] }) {
  const words = useWords(homeWords);
  const paid = companies.flatMap(({ pay }) => pay ?? []);
  const axis = payAxis(paid);
  const isDrawn = paid.some((figures) => spreadOn(axis, figures));
  return (
    <>
      <div className={`card ${styles.companies}`} data-drawn={isDrawn}>
        <CompaniesHead axis={isDrawn ? axis : undefined} hasPay={paid.length > 0} />
        <ul aria-label={words.mostReviewed}>
          {companies.map(({ company, pay }) => (
            <HomeCompanyRow key={company.urlName} company={company} pay={pay} axis={isDrawn ? axis : undefined} />
          ))}
        </ul>
      </div>
      {paid.length > 0 && <Provenance>{words.payNote}</Provenance>}
    </>
  );
});

const Waiting = () => (
  <SkeletonList places={rowsWaiting} className={`card ${styles.companies}`}>
    <RowSkeleton className={`${styles.company} ${styles.companyWaiting}`} sign="logo" />
  </SkeletonList>
);

import { observer } from 'mobx-react-lite';
import { compact } from '#core/figures/counts.ts';
import {
  askedQuestionsPath,
  benefitsPath,
  discussionsPath,
  interviewsPath,
  overviewPath,
  photosPath,
  reviewsPath,
  salariesPath,
  screens,
} from '#core/navigation/screens.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { useWords } from '../words.tsx';
import { CompanyHeaderSkeleton } from './CompanyHeaderSkeleton.tsx';
import { CompanyHeaderView } from './CompanyHeaderView.tsx';

/** The header of every page of a company: breadcrumbs, name, and the tabs that there are, in the order of the specification. */
export const CompanyHead = observer(function CompanyHead({
  tab,
}: {
  readonly tab: 'reviews' | 'salaries' | 'interviews' | 'about' | 'photos' | 'benefits' | 'community' | 'questions' | null;
}) {
  const { page } = useWords(companyWords);
  const shell = useWords(navigationWords);
  const { units } = useWords(uiWords);
  const { header, urlName } = useStore(CompanyStore);
  const reviewsCount = header.value?.reviewsCount ?? 0;
  const photosCount = header.value?.photosCount ?? 0;
  return (
    <>
      <Crumbs steps={[{ label: shell.companies, to: screens.companies }, { label: header.value?.name ?? urlName }]} />
      <Part>
        <Await request={header} meanwhile={<CompanyHeaderSkeleton />}>
          {(known) => <CompanyHeaderView company={known} />}
        </Await>
      </Part>
      <LinkTabs
        label={page.tabs}
        tabs={[
          { label: page.reviews, to: reviewsPath(urlName), isCurrent: tab === 'reviews', ...(reviewsCount > 0 && { count: compact(reviewsCount, units) }) },
          { label: page.salaries, to: salariesPath(urlName), isCurrent: tab === 'salaries' },
          { label: page.interviews, to: interviewsPath(urlName), isCurrent: tab === 'interviews' },
          { label: page.about, to: overviewPath(urlName), isCurrent: tab === 'about' },
          { label: page.benefits, to: benefitsPath(urlName), isCurrent: tab === 'benefits' },
          { label: page.officePhotos, to: photosPath(urlName), isCurrent: tab === 'photos', ...(photosCount > 0 && { count: compact(photosCount, units) }) },
          { label: page.community, to: discussionsPath(urlName), isCurrent: tab === 'community' },
          { label: page.questions, to: askedQuestionsPath(urlName), isCurrent: tab === 'questions' },
        ]}
      />
    </>
  );
});

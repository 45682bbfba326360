import { observer } from 'mobx-react-lite';
import { compareCompaniesUrl } from '#core/company-compare/company-compare-url.ts';
import { screens } from '#core/navigation/screens.ts';
import { CompanyCompareStore } from '#web/stores/company-compare/company-compare-store.ts';
import { ShareStore } from '#web/stores/app/share-store.ts';
import { companyCompareWords } from '#web/words/company-compare/company-compare-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ShareIcon } from '../ui/icons.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words.tsx';
import { ComparePicker } from './ComparePicker.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { Differences } from './Differences.tsx';
import { PayVerdicts } from './PayVerdicts.tsx';
import styles from './company-compare.module.css';

/** Up to four companies side by side, shareable by URL. */
export const CompareCompaniesScreen = observer(function CompareCompaniesScreen() {
  const words = useWords(companyCompareWords);
  const shell = useWords(navigationWords);
  const { urlNames, isFull } = useStore(CompanyCompareStore);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <Crumbs steps={[{ label: shell.companies, to: screens.companies }, { label: words.heading }]} />
      <header>
        <h1>{words.heading}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      <ErrorBoundary>
        <ComparePicker />
      </ErrorBoundary>
      <div role="status">{isFull && <p className="hint">{words.full}</p>}</div>
      <ErrorBoundary>{urlNames.length === 0 ? <EmptyState title={words.empty} /> : <SideBySide />}</ErrorBoundary>
    </div>
  );
});

const SideBySide = observer(function SideBySide() {
  const words = useWords(companyCompareWords);
  const { comparison } = useStore(CompanyCompareStore);
  if (comparison.isMissing)
    return <EmptyState title={words.missing} because={words.missingBecause} link={{ label: words.clear, to: screens.compareCompanies }} />;
  return (
    <Await request={comparison} meanwhile={<Skeleton lines={12} />}>
      {(known) => (
        <>
          {known.companies.length > 1 ? (
            <>
              <CopyLink />
              <div className="cols even">
                <PayVerdicts comparison={known} />
                <Differences comparison={known} />
              </div>
            </>
          ) : (
            <p className="inset">{words.oneMore(known.companies[0]?.name ?? '')}</p>
          )}
          <ComparisonTable comparison={known} />
        </>
      )}
    </Await>
  );
});

const CopyLink = observer(function CopyLink() {
  const words = useWords(companyCompareWords);
  const { urlNames } = useStore(CompanyCompareStore);
  const shares = useStore(ShareStore);
  const copy = () => void shares.copy(new URL(compareCompaniesUrl(urlNames), location.href).href, { done: words.copied, failed: words.notCopied });
  return (
    <p className="needs-script">
      <Button look="quiet" onClick={copy}>
        <ShareIcon small />
        {words.copy}
      </Button>
    </p>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words.tsx';
import { ContributionSteps, type ContributionStepsProps } from './ContributionSteps.tsx';
import styles from './contribution-form.module.css';

/** Page of every contribution form. New kinds implement `ContributionFormStore`. */
export const ContributionFormScreen = observer(function ContributionFormScreen({ store, words, ...shown }: ContributionStepsProps) {
  const { page } = useWords(companyWords);
  const { isKnown, member } = useStore(SessionStore);
  const { isChange, companyName, opening } = store;
  const changed = store.changedBy(useLocation().hash);
  const owner = member?.userId;
  useEffect(() => {
    if (isKnown) void store.begin(changed);
  }, [store, isKnown, owner, changed, opening]);
  if (store.isGone) return <Gone words={words} />;
  return (
    <div className={`wrap page ${styles.screen}`}>
      <h1>{isChange && companyName ? words.change(companyName) : words.heading(companyName)}</h1>
      {store.isCompanyMissing && (
        <p className="inset" role="status">
          {page.missing}
        </p>
      )}
      {store.isNotLoaded ? (
        <NotLoaded says={words.couldNotLoad} again={() => void store.begin(changed)} />
      ) : (
        <ContributionSteps store={store} words={words} {...shown} />
      )}
    </div>
  );
});

const NotLoaded = observer(function NotLoaded({ says, again }: { readonly says: string; readonly again: () => void }) {
  const { list } = useWords(contributionWords);
  return (
    <div className="empty" role="alert">
      <p>{says}</p>
      <Button onClick={again}>{list.ask}</Button>
    </div>
  );
});

const Gone = observer(function Gone({ words }: Pick<ContributionStepsProps, 'words'>) {
  const { form } = useWords(contributionWords);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <EmptyState title={words.gone} level={1} because={words.goneBecause} link={{ label: form.toList, to: screens.contributions }} />
    </div>
  );
});

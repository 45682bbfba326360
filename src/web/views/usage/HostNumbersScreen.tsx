import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { numberSpans, usualNumberSpan, type HostNumbers } from '#core/usage/host-numbers.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { HostNumbersStore, hasNumbers, spanNamed } from '#web/stores/usage/host-numbers-store.ts';
import { hostNumberWords } from '#web/words/usage/host-number-words.ts';
import { AdministrationTabs } from '../administration/AdministrationTabs.tsx';
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx';
import { AccountAway } from '../login/AccountAway.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkChips } from '../ui/LinkChips.tsx';
import { useQuery } from '../use-query.ts';
import { useWords } from '../words.tsx';
import { ContributionsByWeek } from './ContributionsByWeek.tsx';
import { DayByDay } from './DayByDay.tsx';
import { InShort } from './InShort.tsx';
import { NumberLists } from './NumberLists.tsx';
import { ScreensTable } from './ScreensTable.tsx';
import styles from './host-numbers.module.css';

/** Numbers of an installation, for administrators alone. Others see a missing page. */
export const HostNumbersScreen = observer(function HostNumbersScreen() {
  const words = useWords(hostNumberWords);
  const store = useStore(HostNumbersStore);
  const { isAwake } = useStore(SessionStore);
  const span = spanNamed(useQuery().get('days'));
  useEffect(() => void store.open(span), [store, span, isAwake]);
  if (store.isAway) return <AccountAway />;
  if (!store.mayAdminister) return <NotFoundScreen />;
  const chips = numberSpans.map((days) => ({
    label: words.days(days),
    to: days === usualNumberSpan ? screens.hostNumbers : `${screens.hostNumbers}?days=${days}`,
    isCurrent: days === span,
  }));
  return (
    <div className={`wrap page ${styles.screen}`}>
      <header className="stack g2">
        <h1>{words.title}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      <AdministrationTabs current="numbers" />
      <LinkChips label={words.span} chips={chips} />
      <Await request={store.reading}>{(numbers) => <Numbers numbers={numbers} />}</Await>
    </div>
  );
});

const Numbers = observer(function Numbers({ numbers }: { readonly numbers: HostNumbers }) {
  const words = useWords(hostNumberWords);
  if (!hasNumbers(numbers)) return <EmptyState title={words.none} because={words.noneBecause} />;
  return (
    <>
      <InShort numbers={numbers} />
      <DayByDay days={numbers.days} before={numbers.before} />
      <ScreensTable screens={numbers.screens} />
      <ContributionsByWeek weeks={numbers.weeks} />
      <NumberLists numbers={numbers} />
    </>
  );
});

import { observer } from 'mobx-react-lite';
import type { Benefit, BenefitShare } from '#core/benefits/benefit.ts';
import { benefitsPath } from '#core/navigation/screens.ts';
import { withPairs } from '#core/navigation/url.ts';
import { BenefitStore } from '#web/stores/benefits/benefit-store.ts';
import type { NotedBenefit } from '#web/stores/benefits/noted-benefit.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import { ContributedList } from '../companies/ContributedList.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { AddYourBenefits } from './AddYourBenefits.tsx';
import { NoteCard } from './NoteCard.tsx';
import { ShareBar } from './ShareBar.tsx';
import styles from './benefits.module.css';

/** One company benefit: share of employees and notes. */
export const BenefitScreen = observer(function BenefitScreen() {
  const { unknown } = useWords(benefitWords);
  const { benefit, noted, urlName } = useStore(BenefitStore);
  return (
    <CompanyScreen tab="benefits">
      {benefit && noted ? (
        <Noted key={benefit} benefit={benefit} noted={noted} urlName={urlName} />
      ) : (
        <EmptyState title={unknown.title} level={2} because={unknown.because}>
          <ToAll />
        </EmptyState>
      )}
    </CompanyScreen>
  );
});

interface NotedProps {
  readonly benefit: Benefit;
  readonly noted: NotedBenefit;
  readonly urlName: string;
}

const Noted = observer(function Noted({ benefit, noted: { share, notes }, urlName }: NotedProps) {
  const words = useWords(benefitWords);
  const url = benefitsPath(urlName, benefit);
  return (
    <section className={styles.panel} aria-labelledby="one-benefit">
      <div className={styles.share}>
        <h2 id="one-benefit">{words.names[benefit]}</h2>
        {share && <Share share={share} />}
      </div>
      <ErrorBoundary>
        <ContributedList
          pages={notes}
          words={words.notes}
          urlOf={(cursor) => withPairs(url, { cursor })}
          wholeUrl={undefined}
          ask={share && <AddYourBenefits urlName={urlName} people={share.people} />}
        >
          {(note) => <NoteCard key={note.benefitsId} note={note} />}
        </ContributedList>
      </ErrorBoundary>
      <p>
        <ToAll />
      </p>
    </section>
  );
});

const Share = observer(function Share({ share }: { readonly share: BenefitShare }) {
  const words = useWords(benefitWords);
  const { percent, people } = share;
  if (percent !== null)
    return (
      <>
        <p className="strong">{words.said(percent, people)}</p>
        <ShareBar share={share} />
        <p className="muted sm">{words.how}</p>
      </>
    );
  return (
    <>
      <p>{words.few}</p>
      <p className="muted sm">{words.how}</p>
    </>
  );
});

const ToAll = observer(function ToAll() {
  const { toAll } = useWords(benefitWords);
  const { name, urlName } = useStore(CompanyStore);
  if (name === undefined) return null;
  return (
    <Link to={benefitsPath(urlName)} className="btn">
      {toAll(name)}
    </Link>
  );
});

import { observer } from 'mobx-react-lite';
import type { BenefitShare, CompanyBenefits, SharedGroup } from '#core/benefits/benefit.ts';
import { mostGiven } from '#core/benefits/most-given.ts';
import type { CompanyFacts } from '#core/companies/company.ts';
import { benefitsPath } from '#core/navigation/screens.ts';
import { CompanyBenefitsStore } from '#web/stores/benefits/company-benefits-store.ts';
import { SimilarStore } from '#web/stores/followers/similar-store.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { SimilarCompanies } from '../followers/SimilarCompanies.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { SkeletonList } from '../ui/SkeletonList.tsx';
import { useWords } from '../words.tsx';
import { AddYourBenefits } from './AddYourBenefits.tsx';
import { OfferedBenefits } from './OfferedBenefits.tsx';
import { ShareBar } from './ShareBar.tsx';
import styles from './benefits.module.css';

/** Benefits at a company as its employees tell them. */
export const CompanyBenefitsScreen = observer(function CompanyBenefitsScreen() {
  const words = useWords(benefitWords);
  const { benefits, facts, urlName, isThin } = useStore(CompanyBenefitsStore);
  const { similar } = useStore(SimilarStore);
  return (
    <CompanyScreen tab="benefits">
      <ErrorBoundary>
        <Await
          request={benefits}
          meanwhile={
            <SkeletonList places={8} className={styles.groups}>
              <SkeletonBars />
            </SkeletonList>
          }
        >
          {(known) =>
            known.groups.length === 0 ? (
              <EmptyState title={known.people === 0 ? words.none : words.tooFew}>
                {known.people > 0 && <p>{words.how}</p>}
                {facts.value && <OfferedBenefits facts={facts.value} />}
                <AddYourBenefits urlName={urlName} people={known.people} />
              </EmptyState>
            ) : (
              <Reported known={known} facts={facts.value} urlName={urlName} />
            )
          }
        </Await>
      </ErrorBoundary>
      {isThin && (
        <ErrorBoundary>
          <SimilarCompanies similar={similar.value} />
        </ErrorBoundary>
      )}
    </CompanyScreen>
  );
});

interface ReportedProps {
  readonly known: CompanyBenefits;
  readonly facts: CompanyFacts | undefined;
  readonly urlName: string;
}

const Reported = observer(function Reported({ known: { people, groups }, facts, urlName }: ReportedProps) {
  const words = useWords(benefitWords);
  const most = mostGiven(groups);
  return (
    <section className={styles.panel} aria-labelledby="what-people-get">
      <div>
        <h2 id="what-people-get">{words.heading}</h2>
        {most.length > 0 && <p>{words.most(most.map((benefit) => words.names[benefit]))}</p>}
        <Provenance>
          {words.basedOn(people)}
          {words.share}
        </Provenance>
      </div>
      <div className={styles.groups}>
        {groups.map((group) => (
          <BenefitRows key={group.group} urlName={urlName} group={group} />
        ))}
      </div>
      {facts && <OfferedBenefits facts={facts} />}
      <p className="muted sm">{words.how}</p>
      <AddYourBenefits urlName={urlName} people={people} />
    </section>
  );
});

interface BenefitRowsProps {
  readonly urlName: string;
  readonly group: SharedGroup;
}

const BenefitRows = observer(function BenefitRows({ urlName, group: { group, benefits } }: BenefitRowsProps) {
  const words = useWords(benefitWords);
  return (
    <div>
      <h3 className="lab">{words.groups[group]}</h3>
      <ul className={styles.rows}>
        {benefits.map((share) => (
          <Row key={share.benefit} urlName={urlName} share={share} />
        ))}
      </ul>
    </div>
  );
});

const Row = observer(function Row({ urlName, share }: { readonly urlName: string; readonly share: BenefitShare }) {
  const words = useWords(benefitWords);
  const { benefit, people, percent, notesCount } = share;
  return (
    <li>
      <Link to={benefitsPath(urlName, benefit)} className={`plain ${styles.row}`}>
        <span className="strong">{words.names[benefit]}</span>
        <span className={percent === null ? 'sm muted' : 'sm'}>{percent === null ? words.few : words.said(percent, people)}</span>
        <ShareBar share={share} />
        {notesCount > 0 && <span className="sm muted">{words.notesCount(notesCount)}</span>}
      </Link>
    </li>
  );
});

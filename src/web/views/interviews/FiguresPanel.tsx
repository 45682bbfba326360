import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { fewestContributors } from '#core/crowds/fewest.ts';
import type { InterviewFigures } from '#core/interviews/interview-figures.ts';
import { sharesOfMany, type SharesOfMany } from '#core/crowds/shares-of-many.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { Bars } from '../figures/Bars.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { useWords } from '../words.tsx';
import { Finding } from './Finding.tsx';
import { ManyTogether } from './ManyTogether.tsx';
import styles from './interviews.module.css';

interface FiguresPanelProps {
  readonly figures: InterviewFigures;
  /** True where the list has filters that the figures ignore. */
  readonly isOfAll?: boolean;
  readonly children?: ReactNode;
}

/** Interview figures of a company. Nothing from fewer than eight people. */
export const FiguresPanel = observer(function FiguresPanel({ figures, isOfAll = false, children }: FiguresPanelProps) {
  const { figures: words } = useWords(interviewWords);
  const { interviewsCount, uncountedCount, questionsCount, experiences } = figures;
  const countOf = (experience: 'fresher' | 'experienced') => experiences.find(({ of }) => of === experience)?.count ?? 0;
  return (
    <section className={styles.panel} aria-labelledby="how-they-interview">
      <div>
        <h2 id="how-they-interview">{words.heading}</h2>
        <Provenance>
          {words.interviews(interviewsCount)}
          {words.questions(questionsCount)}
          {words.experience(countOf('fresher'), countOf('experienced'))}
        </Provenance>
        {isOfAll && <p className="sm muted">{words.ofAll}</p>}
        {uncountedCount > 0 && <p className="sm muted">{words.uncounted(uncountedCount)}</p>}
      </div>
      {children}
      {interviewsCount < fewestContributors ? (
        <>
          <p className="inset">{words.tooFew}</p>
          <ManyTogether figures={figures} />
        </>
      ) : (
        <details className={styles.folded}>
          <Most figures={figures} />
          <div className={styles.panel}>
            <ReportedFigures figures={figures} />
            <ManyTogether figures={figures} />
          </div>
        </details>
      )}
    </section>
  );
});

/** Most useful figures while the others are folded: difficulty, duration, offers. */
const Most = observer(function Most({ figures: { outcomes, hardnesses, totalDays } }: FiguresPanelProps) {
  const { figures: words, waits } = useWords(interviewWords);
  const [ends, steps] = [sharesOfMany(outcomes), sharesOfMany(hardnesses)];
  const offered = ends?.shares.find(({ of }) => of === 'offered')?.percent ?? 0;
  return (
    <summary className={styles.most}>
      {steps && <span>{steps.most ? words.hardness[steps.most] : words.hardnessDiffers}</span>}
      {totalDays && <span>{waits.total(totalDays.median)}</span>}
      {ends && <span>{words.offered(offered)}</span>}
      <span className="go">{words.all}</span>
    </summary>
  );
});

const ReportedFigures = observer(function ReportedFigures({ figures }: FiguresPanelProps) {
  const { figures: words, outcomes: ends, hardnesses: steps, sources: ways, rounds: kinds } = useWords(interviewWords);
  const [outcomes, hardnesses, sources] = [sharesOfMany(figures.outcomes), sharesOfMany(figures.hardnesses), sharesOfMany(figures.sources)];
  const rounds = sharesOfMany(figures.roundKinds.toSorted((one, other) => other.count - one.count));
  const offered = outcomes?.shares.find(({ of }) => of === 'offered')?.percent ?? 0;
  return (
    <div className={styles.findings}>
      {outcomes && <Shares title={words.offered(offered)} people={words.people(outcomes.people)} shares={named(outcomes, ends)} />}
      {hardnesses && (
        <Shares
          title={hardnesses.most ? words.hardness[hardnesses.most] : words.hardnessDiffers}
          people={words.people(hardnesses.people)}
          shares={named(hardnesses, steps)}
        />
      )}
      {sources && (
        <Shares title={sources.most ? words.source[sources.most] : words.sourceDiffers} people={words.people(sources.people)} shares={named(sources, ways)} />
      )}
      {rounds && <Shares title={words.rounds} people={words.reportedRounds(rounds.people)} shares={named(rounds, kinds)} />}
    </div>
  );
});

interface NamedShare {
  readonly label: string;
  readonly percent: number;
}

const named = <Of extends string>({ shares }: SharesOfMany<Of>, names: Readonly<Record<Of, string>>): readonly NamedShare[] =>
  shares.map(({ of, percent }) => ({ label: names[of], percent }));

interface SharesProps {
  readonly title: string;
  readonly people: string;
  readonly shares: readonly NamedShare[];
}

const Shares = ({ title, people, shares }: SharesProps) => (
  <Finding title={title} people={people}>
    <Bars bars={shares.map(({ label, percent }) => ({ label, share: percent, said: `${percent}%` }))} />
  </Finding>
);

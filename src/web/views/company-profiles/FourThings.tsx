import { observer } from 'mobx-react-lite';
import type { CompanyOverview } from '#core/company-profiles/company-overview.ts';
import { interviewFormUrl } from '#core/interviews/interview-form-url.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import { tellPayUrl } from '#core/salaries/pay-urls.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { useWords } from '../words.tsx';
import { KnownTiles } from './KnownTiles.tsx';
import { NotYet } from './NotYet.tsx';
import styles from './overview.module.css';

interface FourThingsProps {
  readonly overview: Pick<CompanyOverview, 'pay' | 'exit' | 'interviews'>;
}

/** First things a reader asks: common pay, leaving, bond, and validity of offers. */
export const FourThings = observer(function FourThings({ overview }: FourThingsProps) {
  const { known: words } = useWords(companyProfileWords);
  return (
    <section className={styles.part} aria-labelledby="four-things">
      <h2 id="four-things">{words.heading}</h2>
      <Tiles overview={overview} />
    </section>
  );
});

const Tiles = observer(function Tiles({ overview: { pay, exit, interviews } }: FourThingsProps) {
  const { known: words, shared } = useWords(companyProfileWords);
  const { company } = pay;
  const { offers } = interviews;
  const { urlName } = company;
  const isKnown = pay.jobs.length > 0 || [exit.noticeDays, exit.bond, offers.revoked].some((figure) => figure !== null);
  if (!isKnown)
    return (
      <NotYet
        said={`${words.none} ${words.noneBecause}`}
        ways={[
          { label: shared.addSalary, to: tellPayUrl({ company }) },
          { label: shared.writeReview, to: reviewFormUrl({ company: urlName }) },
          { label: shared.addInterview, to: interviewFormUrl({ company: urlName }) },
        ]}
      />
    );
  return (
    <>
      <KnownTiles pay={pay} exit={exit} offers={offers} />
      <Provenance>{words.how}</Provenance>
    </>
  );
});

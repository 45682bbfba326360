import { observer } from 'mobx-react-lite';
import type { InterviewFigures } from '#core/interviews/interview-figures.ts';
import { interviewFormUrl } from '#core/interviews/interview-form-url.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import type { ReviewInsights } from '#core/reviews/review-insights.ts';
import { tellPayUrl } from '#core/salaries/pay-urls.ts';
import type { CompanyPay } from '#core/salaries/salary-figures.ts';
import { OverviewStore } from '#web/stores/company-profiles/overview-store.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words.tsx';
import { KnownTiles } from './KnownTiles.tsx';
import { NotYet } from './NotYet.tsx';
import styles from './overview.module.css';

/** What a reader wants to know of a company before all else: what the job that most people shared pays, what leaving takes, whether a bond is signed, and whether offers stay valid. */
export const FourThings = observer(function FourThings() {
  const { known: words } = useWords(companyProfileWords);
  const { pay, interviews } = useStore(OverviewStore);
  const { insights } = useStore(CompanyReviewsStore);
  const meanwhile = (
    <div className={styles.knownWaiting}>
      <Skeleton lines={6} />
    </div>
  );
  return (
    <section className={styles.part} aria-labelledby="four-things">
      <h2 id="four-things">{words.heading}</h2>
      <Await request={pay} meanwhile={meanwhile}>
        {(paid) => (
          <Await request={insights} meanwhile={meanwhile}>
            {(reviewed) => (
              <Await request={interviews} meanwhile={meanwhile}>
                {(interviewed) => <Tiles pay={paid} insights={reviewed} interviews={interviewed} />}
              </Await>
            )}
          </Await>
        )}
      </Await>
    </section>
  );
});

interface TilesProps {
  readonly pay: CompanyPay;
  readonly insights: ReviewInsights;
  readonly interviews: InterviewFigures;
}

const Tiles = observer(function Tiles({ pay, insights: { exit }, interviews: { offers } }: TilesProps) {
  const { known: words, shared } = useWords(companyProfileWords);
  const { company } = pay;
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

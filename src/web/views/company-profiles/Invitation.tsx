import { observer } from 'mobx-react-lite';
import { benefitsFormUrl } from '#core/benefits/benefits-form-url.ts';
import { interviewFormUrl } from '#core/interviews/interview-form-url.ts';
import { declaredKinds, type ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { salariesPath } from '#core/navigation/screens.ts';
import { photoFormUrl } from '#core/photos/photo-form-url.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import { tellPayUrl } from '#core/salaries/pay-urls.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './overview.module.css';

interface InvitationProps {
  readonly company: { readonly urlName: string; readonly name: string };
  readonly gaps: readonly ContributionKind[];
}

/** Invitation that names all of which little is known, instead of empty sections, and leads to each form. */
export const Invitation = observer(function Invitation({ company, gaps }: InvitationProps) {
  const { invitation: words, shared } = useWords(companyProfileWords);
  const { page } = useWords(companyWords);
  const of = { company: company.urlName };
  const ways: Readonly<Record<ContributionKind, readonly [label: string, to: string]>> = {
    review: [shared.writeReview, reviewFormUrl(of)],
    salary: [shared.addSalary, tellPayUrl({ company })],
    interview: [shared.addInterview, interviewFormUrl(of)],
    benefits: [shared.addBenefits, benefitsFormUrl(of)],
    photo: [shared.addPhotos, photoFormUrl(of)],
  };
  return (
    <section className={`card ${styles.part}`} aria-labelledby="invitation">
      <h2 id="invitation">{words.heading(company.name)}</h2>
      <p className="muted">
        {words.lead(gaps.map((kind) => page[declaredKinds[kind].page]).join(', '))}{' '}
        {gaps.some((kind) => kind === 'salary' || kind === 'benefits') && words.shown}
      </p>
      <div className={styles.invited}>
        {gaps.map((kind) => {
          const [label, to] = ways[kind];
          return (
            <Link key={kind} to={to} className="btn">
              {label}
            </Link>
          );
        })}
      </div>
      {gaps.includes('salary') && (
        <Link to={salariesPath(company.urlName)} className="go">
          {shared.elsewhere}
        </Link>
      )}
    </section>
  );
});

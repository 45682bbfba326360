import { observer } from 'mobx-react-lite';
import { hiringSection } from '#core/company-profiles/hiring-section.ts';
import { hrQuestionsPath, overviewPath, screens } from '#core/navigation/screens.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { CompanyProfileStore } from '#web/stores/company-profiles/company-profile-store.ts';
import { SimilarStore } from '#web/stores/followers/similar-store.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { SimilarCompanies } from '../followers/SimilarCompanies.tsx';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Ways on where little is known: own hiring words, general questions and similar companies. */
export const InterviewWays = observer(function InterviewWays() {
  const { ways: words } = useWords(interviewWords);
  const { urlName, name } = useStore(CompanyStore);
  const { profile } = useStore(CompanyProfileStore);
  const { similar } = useStore(SimilarStore);
  const hiring = profile.value && hiringSection(profile.value);
  const links = [
    ...(hiring !== undefined && name !== undefined ? [{ label: words.hiring(name), to: `${overviewPath(urlName)}#${hiring}` }] : []),
    { label: words.anywhere, to: hrQuestionsPath() },
    { label: words.elsewhere, to: screens.interviews },
  ];
  return (
    <>
      <section className="section stack g3" aria-labelledby="to-prepare">
        <h2 id="to-prepare">{words.heading}</h2>
        <p className="row">
          {links.map(({ label, to }) => (
            <Link key={to} to={to} className="btn">
              {label}
            </Link>
          ))}
        </p>
      </section>
      <SimilarCompanies similar={similar.value} />
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { askedQuestionsPath, benefitsPath, interviewsPath, photosPath, salariesPath } from '#core/navigation/screens.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './company-profiles.module.css';

/** The ways to what people say of a company, which it did not write itself. */
export const ToldByPeople = observer(function ToldByPeople({ urlName }: { readonly urlName: string }) {
  const words = useWords(companyProfileWords);
  const ways = [
    { to: salariesPath(urlName), name: words.salaries, what: words.paid },
    { to: interviewsPath(urlName), name: words.interviews, what: words.asked },
    { to: benefitsPath(urlName), name: words.benefits, what: words.given },
    { to: photosPath(urlName), name: words.photos, what: words.seen },
    { to: askedQuestionsPath(urlName), name: words.questions, what: words.ask },
  ];
  return (
    <ul className={styles.told}>
      {ways.map(({ to, name, what }) => (
        <li key={to}>
          <Link to={to} className="plain">
            <b>{name}</b>
            <span className="muted">{what}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
});

import { observer } from 'mobx-react-lite';
import type { CollegeSummary } from '#core/colleges/college.ts';
import { collegePath } from '#core/navigation/screens.ts';
import { collegeWords } from '#web/words/colleges/college-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useWords } from '../words.tsx';
import styles from './colleges.module.css';
import { usePlace } from './use-place.ts';

export const CollegeRow = observer(function CollegeRow({ college }: { readonly college: CollegeSummary }) {
  const words = useWords(collegeWords);
  const placeOf = usePlace();
  const { urlName, name, logo, interviewsCount, companiesCount } = college;
  return (
    <li className={`item ${styles.row}`}>
      <Logo name={name} picture={logo} />
      <div>
        <h2 className={styles.name}>
          <Link to={collegePath(urlName)} className={`plain ${styles.cover}`}>
            {name}
          </Link>
        </h2>
        <Provenance>
          {placeOf(college)}
          {interviewsCount > 0 ? words.interviews(interviewsCount) : words.nothing}
          {companiesCount > 0 && words.companies(companiesCount)}
        </Provenance>
      </div>
    </li>
  );
});

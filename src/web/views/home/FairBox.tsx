import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './home.module.css';

/** The link to whether one is paid fairly, from the first page. */
export const FairBox = observer(function FairBox() {
  const words = useWords(homeWords).fair;
  return (
    <section className={`card ${styles['takeHome']}`} aria-labelledby="paid-fairly">
      <div>
        <h2 id="paid-fairly">{words.heading}</h2>
        <p className="muted sm">{words.lead}</p>
      </div>
      <Link to={screens.paidFairly} className="go">
        {words.go}
      </Link>
    </section>
  );
});

import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './home.module.css';

/** Our promises, each with a link to check it where it can be checked. */
export const Promises = observer(function Promises() {
  const words = useWords(homeWords);
  return (
    <section className={styles.section}>
      <h2>{words.promises}</h2>
      <ul className={styles.promises}>
        {words.promise.map(({ heading, text, link }) => (
          <li key={heading}>
            <b>{heading}</b> {text} {link && <Link to={screens.dataMap}>{link}</Link>}
          </li>
        ))}
      </ul>
    </section>
  );
});

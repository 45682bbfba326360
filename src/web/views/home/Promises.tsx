import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { Section } from './Section.tsx';
import styles from './home.module.css';

/** Promises, each with a link to verify it where possible. */
export const Promises = observer(function Promises() {
  const words = useWords(homeWords);
  return (
    <Section heading={words.promises}>
      <ol className={styles.promises}>
        {words.promise.map(({ heading, text, link, to }) => (
          <li key={heading}>
            <p>
              <b>{heading}</b> {text} {to && <Link to={screens[to]}>{link}</Link>}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
});

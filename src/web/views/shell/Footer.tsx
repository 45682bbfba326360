import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { PreferenceChoice } from './PreferenceChoice.tsx';
import styles from './shell.module.css';

/** What ends every page. */
export const Footer = observer(function Footer() {
  const words = useWords();
  return (
    <footer className="foot">
      <div className={`wrap ${styles.foot}`}>
        <div>
          <nav aria-label={words.shell.footer} className={styles.footLinks}>
            <Link to={screens.companies} stays>
              {words.shell.companies}
            </Link>
            <Link to={screens.dataMap} stays>
              {words.shell.dataMap}
            </Link>
            <Link to={screens.transparency} stays>
              {words.shell.removals}
            </Link>
          </nav>
          <p>{words.shell.promise}</p>
        </div>
        <PreferenceChoice />
      </div>
    </footer>
  );
});

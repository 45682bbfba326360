import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { PreferenceChoice } from './PreferenceChoice.tsx';
import styles from './shell.module.css';

const links = ['companies', 'forCompanies', 'dataMap', 'transparency', 'faq', 'terms', 'contact'] as const;

export const Footer = observer(function Footer() {
  const words = useWords(navigationWords);
  return (
    <footer className="foot">
      <div className={`wrap ${styles.foot}`}>
        <div>
          <nav aria-label={words.footer} className={styles.footLinks}>
            {links.map((screen) => (
              <Link key={screen} to={screens[screen]} stays>
                {words[screen]}
              </Link>
            ))}
          </nav>
          <p>{words.promise}</p>
        </div>
        <PreferenceChoice />
      </div>
    </footer>
  );
});

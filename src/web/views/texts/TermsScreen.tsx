import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import type { TextWords } from '#web/words/en/texts/words.ts';
import { textWords } from '#web/words/texts/text-words.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './texts.module.css';

const groups = {
  rules: ['privacyPolicy', 'communityGuidelines', 'termsOfUse'],
  checks: ['dataMap', 'transparency', 'securityChecks', 'credits'],
  complaints: ['contact', 'grievances', 'summonsNotice'],
} as const satisfies Partial<Record<keyof TextWords['terms'], readonly (keyof TextWords['terms']['entries'])[]>>;

const shown = ['rules', 'checks', 'complaints'] as const;

/** Index of rules, and where to complain. */
export const TermsScreen = observer(function TermsScreen() {
  const words = useWords(textWords).terms;
  return (
    <div className="wrap page stack g5">
      <header className="stack g2">
        <h1>{words.title}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      {shown.map((group) => (
        <section key={group} className="stack g3" aria-labelledby={`terms-${group}`}>
          <h2 id={`terms-${group}`}>{words[group]}</h2>
          <ul className={styles.index}>
            {groups[group].map((page) => (
              <li key={page}>
                <Link to={screens[page]} className="go">
                  {words.entries[page].title}
                </Link>
                <p className="muted sm">{words.entries[page].text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import type { HelpWords } from '#web/words/en/settings/help.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { helpWords } from '#web/words/settings/help-words.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { classes } from '../ui/classes.ts';
import { CheckIcon, CloseIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import styles from './settings.module.css';
import { SettingsPage } from './SettingsPage.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

const ways: readonly { readonly way: keyof HelpWords['ways']; readonly to: string }[] = [
  { way: 'lost', to: `${screens.session}#recovery-codes` },
  { way: 'elsewhere', to: screens.session },
  { way: 'wrong', to: screens.user },
  { way: 'leave', to: screens.manageAccount },
  { way: 'kept', to: screens.dataMap },
  { way: 'rules', to: screens.terms },
  { way: 'complaint', to: screens.grievances },
];

/** Ways to get help, and where anonymity makes help impossible. */
export const NeedHelpScreen = observer(function NeedHelpScreen() {
  const words = useWords(helpWords);
  const { appVersion, appBuild } = useStore(SessionStore).user;
  return (
    <SettingsPage title={words.title} lead={words.lead}>
      <section className={styles.stack} aria-labelledby="help-yourself">
        <h2 id="help-yourself">{words.yourself}</h2>
        <dl className={`card list ${styles.list}`}>
          {ways.map(({ way, to }) => (
            <div key={way} className={styles.help}>
              <dt>{words.ways[way].title}</dt>
              <dd>
                {words.ways[way].text} <Link to={to}>{words.ways[way].to}</Link>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <div className={`stack g6 ${styles.halves}`}>
        <section className={styles.stack} aria-labelledby="help-can">
          <h2 id="help-can">{words.can}</h2>
          <Points points={words.canDo} isPossible />
        </section>
        <section className={styles.stack} aria-labelledby="help-cannot">
          <h2 id="help-cannot">{words.cannot}</h2>
          <Points points={words.cannotDo} />
        </section>
      </div>
      <ErrorBoundary>
        <FeedbackForm />
      </ErrorBoundary>
      {appVersion !== null && appBuild !== null && <p className="hint">{words.app(appVersion, appBuild)}</p>}
    </SettingsPage>
  );
});

const Points = ({ points, isPossible = false }: { readonly points: readonly string[]; readonly isPossible?: boolean }) => (
  <ul className={classes(styles.plain, isPossible && styles.good)}>
    {points.map((point) => (
      <li key={point}>
        {isPossible ? <CheckIcon /> : <CloseIcon />}
        <span>{point}</span>
      </li>
    ))}
  </ul>
);

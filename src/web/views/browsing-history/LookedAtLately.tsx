import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { browsingDays, type BrowsedCompany } from '#core/browsing-history/browsing-histories.ts';
import { overviewPath } from '#core/navigation/screens.ts';
import { BrowsingHistoryStore } from '#web/stores/browsing-history/browsing-history-store.ts';
import { browsingHistoryWords } from '#web/words/browsing-history/browsing-history-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useWords } from '../words.tsx';
import styles from './browsing-history.module.css';

/** Recently viewed companies, loaded on demand so that no page shown to others contains them. */
export const LookedAtLately = observer(function LookedAtLately() {
  const words = useWords(browsingHistoryWords);
  const store = useStore(BrowsingHistoryStore);
  const summary = useRef<HTMLElement>(null);
  /** Moves focus to the heading, as the pressed button is gone. */
  const act = async (acting: Promise<void>) => {
    await acting;
    summary.current?.focus();
  };
  return (
    <details className={`needs-script ${styles.lately}`} onToggle={({ currentTarget }) => void (currentTarget.open && store.open())}>
      <summary ref={summary} className="go">
        {words.title}
      </summary>
      {store.isOpen && (
        <Await request={store.list}>
          {(companies) =>
            companies.length === 0 ? (
              <p className="muted sm">{words.none}</p>
            ) : (
              <>
                <ul className={styles.companies} aria-label={words.title}>
                  {companies.map((company) => (
                    <Looked key={company.urlName} company={company} forget={() => void act(store.forget(company.urlName))} />
                  ))}
                </ul>
                <p className="muted sm">{words.kept(browsingDays)}</p>
                <Button look="quiet" onClick={() => void act(store.clear())}>
                  {words.clear}
                </Button>
              </>
            )
          }
        </Await>
      )}
    </details>
  );
});

interface LookedProps {
  readonly company: BrowsedCompany;
  readonly forget: () => void;
}

const Looked = observer(function Looked({ company: { urlName, name, logo }, forget }: LookedProps) {
  const words = useWords(browsingHistoryWords);
  return (
    <li className={styles.company}>
      <Logo name={name} picture={logo} size="small" />
      <Link to={overviewPath(urlName)}>{name}</Link>
      <Button look="quiet" square aria-label={words.forget(name)} onClick={forget}>
        <CloseIcon small />
      </Button>
    </li>
  );
});

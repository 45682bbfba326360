import { observer } from 'mobx-react-lite';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { useFirstThings, type FirstThingsProps } from './use-first-things.tsx';
import styles from './overview.module.css';

const mostThings = 4;

/** First things a reader asks, up to four of those that are known. One alone is no overview. */
export const FirstThings = observer(function FirstThings({ overview }: { readonly overview: FirstThingsProps }) {
  const { known: words } = useWords(companyProfileWords);
  const things = useFirstThings(overview).slice(0, mostThings);
  if (things.length < 2) return null;
  return (
    <section className={styles.part} aria-labelledby="first-things">
      <h2 id="first-things">{words.heading}</h2>
      <div className={styles.known}>
        {things.map(({ name, to, value, facts }) => (
          <Link key={name} to={to} className="plain">
            <span className="muted">{name}</span>
            <b>{value}</b>
            <span className="xs muted">{facts.filter(Boolean).join(' · ')}</span>
          </Link>
        ))}
      </div>
      <Provenance>{words.how}</Provenance>
    </section>
  );
});

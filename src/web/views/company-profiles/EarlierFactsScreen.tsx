import { observer } from 'mobx-react-lite';
import type { FactHistory } from '#core/company-desk/desk-facts.ts';
import { dateIn } from '#core/figures/ago.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { EarlierFactsStore } from '#web/stores/company-profiles/earlier-facts-store.ts';
import { factWords } from '#web/words/company-profiles/fact-words.ts';
import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words.tsx';
import { FactLines } from './FactLines.tsx';
import styles from './facts.module.css';

/** Earlier wordings of a company's page, fact by fact, for everyone. */
export const EarlierFactsScreen = observer(function EarlierFactsScreen() {
  const words = useWords(factWords);
  const { name = '' } = useStore(CompanyStore);
  const { history } = useStore(EarlierFactsStore);
  return (
    <CompanyScreen tab="overview">
      <section className="stack g4" aria-labelledby="earlier-facts">
        <h2 id="earlier-facts">{words.heading}</h2>
        <p className="muted">{words.lead(name)}</p>
        <ErrorBoundary>
          <Await request={history}>
            {(facts) => (facts.length === 0 ? <EmptyState title={words.none} /> : facts.map((known) => <Wordings key={known.fact} history={known} />))}
          </Await>
        </ErrorBoundary>
      </section>
    </CompanyScreen>
  );
});

const Wordings = observer(function Wordings({ history: { fact, wordings } }: { readonly history: FactHistory }) {
  const words = useWords(factWords);
  const { language } = useStore(WordsStore);
  return (
    <section className="stack g1" aria-labelledby={`fact-${fact}`}>
      <h3 id={`fact-${fact}`}>{words.names[fact]}</h3>
      <table className={`table ${styles.facts}`} aria-labelledby={`fact-${fact}`}>
        <thead>
          <tr>
            <th scope="col">{words.said}</th>
            <th scope="col">{words.source}</th>
            <th scope="col">{words.date}</th>
          </tr>
        </thead>
        <tbody>
          {wordings.map(({ lines, source, writtenOn }, at) => (
            <tr key={`${wordings.length - at}`}>
              <td className={styles.full}>
                <FactLines fact={fact} lines={lines} />
              </td>
              <td className={`muted ${styles.source}`}>{words.sources[source]}</td>
              <td className={`muted ${styles.day}`}>
                {[writtenOn === null ? [] : dateIn(`${language}-IN`, Date.parse(writtenOn)), at === 0 ? words.now : []].flat().join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

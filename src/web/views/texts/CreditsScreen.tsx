import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { creditKinds, type Credit } from '#core/texts/credit.ts';
import { CreditsStore } from '#web/stores/texts/credits-store.ts';
import { textWords } from '#web/words/texts/text-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { useWords } from '../words.tsx';
import { AboutTabs } from './AboutTabs.tsx';
import styles from './texts.module.css';

/** Third-party works that ship, each with its licence. */
export const CreditsScreen = observer(function CreditsScreen() {
  const words = useWords(textWords).credits;
  const { credits } = useStore(CreditsStore);
  return (
    <div className="wrap page stack g5">
      <AboutTabs path={screens.credits} />
      <header className="stack g2">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <Await request={credits}>
        {(all) => (
          <>
            {creditKinds.map((kind) => (
              <Works key={kind} kind={kind} works={all.filter((credit) => credit.kind === kind)} />
            ))}
          </>
        )}
      </Await>
    </div>
  );
});

const Works = observer(function Works({ kind, works }: { readonly kind: Credit['kind']; readonly works: readonly Credit[] }) {
  const words = useWords(textWords).credits;
  if (works.length === 0) return null;
  return (
    <section className="stack g3" aria-labelledby={`credits-${kind}`}>
      <h2 id={`credits-${kind}`}>{words.kinds[kind]}</h2>
      <table className={`table ${styles.works}`} aria-labelledby={`credits-${kind}`}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.version}</th>
            <th scope="col">{words.licence}</th>
          </tr>
        </thead>
        <tbody>
          {works.map(({ name, version, licence }) => (
            <tr key={`${name} ${version}`} translate="no">
              <th scope="row">{name}</th>
              <td>{version}</td>
              <td>{licence ?? words.unsaid}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

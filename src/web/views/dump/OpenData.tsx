import { observer } from 'mobx-react-lite';
import { dumpPath } from '#core/dump/dumps.ts';
import { DumpsStore } from '#web/stores/dump/dumps-store.ts';
import { dumpWords } from '#web/words/dump/dump-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { useWords } from '../words.tsx';
import styles from './open-data.module.css';

/** Open data archives and how to verify them (F-33). */
export const OpenData = observer(function OpenData() {
  const words = useWords(dumpWords);
  const { listing } = useStore(DumpsStore);
  return (
    <section id="open-data" className="section stack g2">
      <h2>{words.heading}</h2>
      <p>{words.lead}</p>
      <Await request={listing}>
        {({ publicKey, items }) => (
          <>
            {items.length === 0 ? (
              <p className="muted">{words.none}</p>
            ) : (
              <ul className={styles.files} aria-label={words.list}>
                {items.map(({ name, madeOn, bytes }) => (
                  <li key={name}>
                    <a href={dumpPath(name)} download>
                      {words.file(madeOn)}
                    </a>{' '}
                    <span className="muted sm">{words.bytes(bytes)}</span>
                  </li>
                ))}
              </ul>
            )}
            <details>
              <summary className="go">{words.how}</summary>
              <div className="stack g2">
                <p>{words.check}</p>
                <pre className={styles.key} translate="no">
                  {words.command(publicKey)}
                </pre>
                <p className="muted sm">
                  {words.key}: <code className={styles.key}>{publicKey}</code>
                </p>
              </div>
            </details>
          </>
        )}
      </Await>
    </section>
  );
});

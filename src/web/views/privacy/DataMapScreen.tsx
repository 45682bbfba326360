import { observer } from 'mobx-react-lite';
import type { TableMap } from '#core/privacy/data-map.ts';
import { DataMapStore } from '#web/stores/privacy/data-map-store.ts';
import { privacyWords } from '#web/words/privacy/privacy-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { useWords } from '../words.tsx';
import styles from './data-map.module.css';

/** The data map of this installation, made from the database itself (F-15). */
export const DataMapScreen = observer(function DataMapScreen() {
  const words = useWords(privacyWords);
  const { map } = useStore(DataMapStore);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <header className={styles.title}>
        <h1>{words.heading}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      <Await request={map}>
        {(tables) => (
          <>
            {tables.map((table) => (
              <TableCard key={table.table} table={table} />
            ))}
          </>
        )}
      </Await>
    </div>
  );
});

const TableCard = observer(function TableCard({ table: { table, purpose, kept, columns } }: { readonly table: TableMap }) {
  const words = useWords(privacyWords);
  return (
    <section className={styles.table}>
      <h2 translate="no">{table}</h2>
      <p lang="en">{purpose}</p>
      <p className="prov">
        <span lang={kept.for === 'always' ? 'en' : undefined}>{kept.for === 'always' ? words.always(kept.because) : words.days(kept.days)}</span>
      </p>
      <table className={`table ${styles.columns}`} aria-label={table}>
        <thead>
          <tr>
            <th scope="col">{words.column}</th>
            <th scope="col">{words.purpose}</th>
            <th scope="col">{words.readBy}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ column, purpose: reason, readBy }) => (
            <tr key={column}>
              <th scope="row" translate="no">
                {column}
              </th>
              <td lang="en">{reason}</td>
              <td className={styles.readers} data-label={words.readBy}>
                {words.readers[readBy]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

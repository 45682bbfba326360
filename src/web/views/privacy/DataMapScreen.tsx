import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { memberTraces, type MemberTrace, type TableMap } from '#core/privacy/data-map.ts';
import { DataMapStore } from '#web/stores/privacy/data-map-store.ts';
import { privacyWords } from '#web/words/privacy/privacy-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './data-map.module.css';

/** Data map of the instance, generated from the database (F-15). */
export const DataMapScreen = observer(function DataMapScreen() {
  const words = useWords(privacyWords);
  const { map } = useStore(DataMapStore);
  return (
    <div className="wrap page stack g6">
      <header className={styles.title}>
        <h1>{words.heading}</h1>
      </header>
      <IfAsked />
      <details id="tables" className="section">
        <summary className="go">{words.every}</summary>
        <div className="stack g6">
          <p className="muted">{words.lead}</p>
          <p className="muted">{words.choice}</p>
          <Await request={map}>
            {(tables) => (
              <>
                {memberTraces.map((trace) => (
                  <Traced key={trace} trace={trace} tables={tables.filter((table) => table.trace === trace)} />
                ))}
              </>
            )}
          </Await>
        </div>
      </details>
    </div>
  );
});

/** Answer to a company that asks for an author. `tests/anonymity/if-asked.test.ts` compares it with the tables. */
const IfAsked = observer(function IfAsked() {
  const words = useWords(privacyWords);
  const { heading, lead, can, cannot, order, policy } = words.asked;
  return (
    <section className="stack" aria-labelledby="asked">
      <h2 id="asked">{heading}</h2>
      <p>{lead}</p>
      <div className="grid broad">
        {[can, cannot].map((side) => (
          <section key={side.heading} className="card stack g2">
            <h3>{side.heading}</h3>
            <ul className="stack g2">
              {side.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="row">
        <Link className="go" to={screens.summonsNotice}>
          {order}
        </Link>
        <Link className="go" to={screens.privacyPolicy}>
          {policy}
        </Link>
        <Link className="go" to={screens.recorded}>
          {words.recorded}
        </Link>
      </p>
    </section>
  );
});

/** Tables whose rows name members by the same kind of key, or none. */
const Traced = observer(function Traced({ trace, tables }: { readonly trace: MemberTrace; readonly tables: readonly TableMap[] }) {
  const words = useWords(privacyWords);
  if (tables.length === 0) return null;
  const { heading, text } = words.traces[trace];
  return (
    <section className="stack g6" aria-labelledby={`trace-${trace}`}>
      <div className={styles.title}>
        <h2 id={`trace-${trace}`}>{heading}</h2>
        <p>{text}</p>
        <p className="prov">
          <span>{words.tables(tables.length)}</span>
        </p>
      </div>
      {tables.map((table) => (
        <TableCard key={table.table} table={table} />
      ))}
    </section>
  );
});

const TableCard = observer(function TableCard({ table: { table, purpose, kept, onDeletion, columns } }: { readonly table: TableMap }) {
  const words = useWords(privacyWords);
  return (
    <section className={styles.table}>
      <h3 translate="no">{table}</h3>
      <p lang="en">{purpose}</p>
      <p className="sm">
        {kept.for === 'days' ? (
          words.days(kept.days)
        ) : (
          <>
            {words.always} <span lang="en">{kept.because}</span>
          </>
        )}
      </p>
      <p className="sm">{words.deletion[onDeletion]}</p>
      <details>
        <summary className="go">{words.columns(columns.length)}</summary>
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
      </details>
    </section>
  );
});

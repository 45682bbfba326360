import { observer } from 'mobx-react-lite';
import { grouped } from '#core/figures/counts.ts';
import { LedgerStore } from '#web/stores/moderation/ledger-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { useStore } from '../stores.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { ColumnHeads } from './ColumnHeads.tsx';
import { useWords } from '../words.tsx';
import styles from './moderation.module.css';

/** Daily heads in full, so that a saved copy witnesses the ledger (F-04). */
export const DailyHeads = observer(function DailyHeads() {
  const words = useWords(moderationWords).ledger;
  const { heads } = useStore(LedgerStore);
  if (heads.items.length === 0 && heads.state.status !== 'FAILURE') return null;
  return (
    <section id="heads" className="section stack g2" aria-labelledby="heads-heading">
      <h2 id="heads-heading">{words.heads.heading}</h2>
      <p>{words.heads.text}</p>
      <PagedList pages={heads} more={words.heads.more} empty={null}>
        {(days) => (
          <table className={`table ${styles.ledger}`}>
            <ColumnHeads names={[words.heads.day, words.heads.count, words.heads.last, words.hash]} />
            <tbody>
              {days.map(({ day, sequence, hash, count }) => (
                <tr key={day}>
                  <th scope="row">
                    <time dateTime={day}>{day}</time>
                  </th>
                  <td className={styles.count} data-label={words.heads.count}>
                    {grouped(count)}
                  </td>
                  <td className={styles.week} data-label={words.heads.last}>
                    {grouped(sequence)}
                  </td>
                  <td className={styles.hash}>
                    <code>{hash}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </PagedList>
    </section>
  );
});

import { observer } from 'mobx-react-lite';
import { grouped } from '#core/figures/counts.ts';
import { LedgerStore } from '#web/stores/moderation/ledger-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ColumnHeads } from './ColumnHeads.tsx';
import styles from './moderation.module.css';

/** The entries of the ledger, newest first. */
export const LedgerTable = observer(function LedgerTable() {
  const { ledger: words, rulesNamed } = useWords(moderationWords);
  const { entries } = useStore(LedgerStore);
  const { columns } = words;
  if (entries.items.length === 0) return <Await request={entries}>{() => <EmptyState title={words.empty} />}</Await>;
  return (
    <>
      <table className={`table ${styles.ledger}`}>
        <ColumnHeads names={[columns.sequence, columns.week, columns.what, columns.action, columns.rule, columns.askedBy]} />
        <tbody>
          {entries.items.map(({ sequence, week, itemKind, community, action, rule, askedBy, hash }) => (
            <tr key={sequence} id={`line-${sequence}`}>
              <th scope="row">
                <abbr title={`${words.hash}: ${hash}`}>{grouped(sequence)}</abbr>
              </th>
              <td className={styles.week}>{week}</td>
              <td className={styles.what}>{community === null ? words.kinds[itemKind] : words.kindIn(words.kinds[itemKind], community)}</td>
              <td className={styles.action}>{words.actions[action]}</td>
              <td className={styles.rule}>{action === 'published' ? '' : rulesNamed[rule]}</td>
              <td className={styles.asked} data-label={columns.askedBy}>
                {words.askedBy[askedBy]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {entries.next !== null && (
        <div>
          <Button busy={entries.state.status === 'LOADING'} onClick={() => void entries.more()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
});

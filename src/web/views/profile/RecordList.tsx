import { observer } from 'mobx-react-lite';
import type { OwnRecords } from '#web/stores/forms/own-list.ts';
import type { ProfileWords } from '#web/words/profile/en.ts';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import styles from './profile.module.css';
import { RecordRow } from './RecordRow.tsx';
import type { RecordView } from './record-view.ts';
import { Unsent } from './Unsent.tsx';

interface RecordListProps {
  readonly list: OwnRecords;
  readonly rows: readonly RecordView[] | undefined;
  readonly words: ProfileWords['entries']['experience' | 'education'];
  readonly remove: (row: RecordView) => void;
}

/** The entries. What was read stays in sight while it is read anew. */
export const RecordList = observer(function RecordList({ list, rows, words, remove }: RecordListProps) {
  if (!rows || list.entries.state.status === 'FAILURE') return <Await request={list.entries}>{() => null}</Await>;
  if (rows.length === 0) {
    return (
      <EmptyState title={words.none}>
        <p>{words.noneBecause}</p>
      </EmptyState>
    );
  }
  return (
    <ul className={`card list ${styles.list}`}>
      {rows.map((row) => (
        <RecordRow key={row.id} view={row} remove={() => remove(row)}>
          {list.unsent.includes(row.id) && <Unsent goOn={row.edit} throwAway={() => list.throwAway(row.id)} />}
        </RecordRow>
      ))}
    </ul>
  );
});

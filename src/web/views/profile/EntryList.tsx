import { observer } from 'mobx-react-lite';
import type { OwnEntries } from '#web/stores/forms/own-list.ts';
import type { ProfileWords } from '#web/words/en/profile/words.ts';
import { Await } from '../ui/Await.tsx';
import styles from './profile.module.css';
import { EntryRow } from './EntryRow.tsx';
import type { EntryView } from './entry-view.ts';
import { UnsentEntry } from './UnsentEntry.tsx';

interface EntryListProps {
  readonly list: OwnEntries;
  readonly rows: readonly EntryView[] | undefined;
  readonly words: ProfileWords['entries']['experience' | 'education'];
  readonly remove: (row: EntryView) => void;
}

/** Entries, the old list in sight during a reload. */
export const EntryList = observer(function EntryList({ list, rows, words, remove }: EntryListProps) {
  if (!rows || list.entries.state.status === 'FAILURE') return <Await request={list.entries}>{() => null}</Await>;
  if (rows.length === 0) return <p className="sm muted">{words.none}</p>;
  return (
    <ul className={`list ${styles.list}`}>
      {rows.map((row) => (
        <EntryRow key={row.id} view={row} remove={() => remove(row)}>
          {list.unsent.includes(row.id) && <UnsentEntry goOn={row.edit} throwAway={() => list.throwAway(row.id)} />}
        </EntryRow>
      ))}
    </ul>
  );
});

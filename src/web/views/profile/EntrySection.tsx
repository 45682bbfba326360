import { observer } from 'mobx-react-lite';
import { PlusIcon } from '../ui/form-icons.tsx';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { OwnEntries } from '#web/stores/forms/own-list.ts';
import type { ProfileWords } from '#web/words/en/profile/words.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { Button } from '../ui/Button.tsx';
import styles from './profile.module.css';
import { EntryForm } from './EntryForm.tsx';
import { EntryList } from './EntryList.tsx';
import { EntryRemoval } from './EntryRemoval.tsx';
import type { EntryView } from './entry-view.ts';
import { UnsentEntry } from './UnsentEntry.tsx';
import { useWords } from '../words.tsx';

interface EntrySectionProps {
  readonly list: OwnEntries;
  readonly rows: readonly EntryView[] | undefined;
  readonly words: ProfileWords['entries']['experience' | 'education'];
  readonly children: ReactNode;
}

/** Editable list of past positions or studies. */
export const EntrySection = observer(function EntrySection({ list, rows, words, children }: EntrySectionProps) {
  const all = useWords(profileWords).entries;
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, ask] = useState<EntryView>();
  const id = useId();
  return (
    <section className="stack g1" aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} ref={heading} tabIndex={-1}>
          {words.heading}
        </h3>
        <Button look="quiet" className="needs-script" aria-label={words.add} onClick={() => list.begin()}>
          <PlusIcon small />
          {all.add}
        </Button>
      </div>
      {list.unsent.includes('') && <UnsentEntry goOn={() => list.begin()} throwAway={() => list.throwAway('')} />}
      <EntryList list={list} rows={rows} words={words} remove={ask} />
      <EntryForm list={list} words={words}>
        {children}
      </EntryForm>
      <EntryRemoval list={list} words={words} removed={removed} close={() => ask(undefined)} heading={heading} />
    </section>
  );
});

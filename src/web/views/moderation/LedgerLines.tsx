import { observer } from 'mobx-react-lite';
import type { LedgerEntry } from '#core/moderation/ledger.ts';
import { LedgerStore } from '#web/stores/moderation/ledger-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { useMonday } from '../content/use-monday.ts';
import { useStore } from '../stores.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useWords } from '../words.tsx';
import { LedgerThingLink, useLedgerThing } from './LedgerThingLink.tsx';
import styles from './moderation.module.css';

export const LedgerLines = observer(function LedgerLines() {
  const { ledger: words } = useWords(moderationWords);
  const { entries } = useStore(LedgerStore);
  return (
    <PagedList pages={entries} more={words.more} empty={null}>
      {(items) => (
        <ol className="list" reversed>
          {items.map((entry) => (
            <Line key={entry.sequence} entry={entry} />
          ))}
        </ol>
      )}
    </PagedList>
  );
});

/** Entry in words. */
const Line = observer(function Line({ entry }: { readonly entry: LedgerEntry }) {
  const { ledger: words, rulesNamed } = useWords(moderationWords);
  const monday = useMonday();
  const { said, isShown } = useLedgerThing(entry);
  const { sequence, week, itemKind, action, rule, askedBy, hash } = entry;
  const isPlain = action === 'deleted' || action === 'published' || itemKind === 'desk';
  const isAskedSaid = action === 'asked' || action === 'kept' || action === 'appealed' || action === 'upheld' || rule === 'author' || rule === 'court';
  return (
    <li id={`line-${sequence}`} className={styles.line}>
      <p>{words.happened[action](said)}</p>
      {!isPlain && <p className="muted sm">{[words.rule(rulesNamed[rule]), ...(isAskedSaid ? [] : [words.askedBy[askedBy]])].join(' ')}</p>}
      <p className="prov">
        <span title={`${words.hash}: ${hash}`}>{words.line(sequence)}</span>
        <span>{words.weekOf(monday(week))}</span>
        {isShown && (
          <span>
            <LedgerThingLink entry={entry} />
          </span>
        )}
      </p>
    </li>
  );
});

import { observer } from 'mobx-react-lite';
import type { LedgerEntry } from '#core/moderation/ledger.ts';
import { thingPath } from '#core/navigation/content-paths.ts';
import { LedgerStore } from '#web/stores/moderation/ledger-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { useCommunityName } from '../content/use-community-name.ts';
import { useMonday } from '../content/use-monday.ts';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useWords } from '../words.tsx';
import styles from './moderation.module.css';

export const LedgerLines = observer(function LedgerLines() {
  const { ledger: words } = useWords(moderationWords);
  const { entries } = useStore(LedgerStore);
  return (
    <PagedList pages={entries} more={words.more} empty={<EmptyState title={words.empty} />}>
      {(items) => (
        <ol className={styles.lines} reversed>
          {items.map((entry) => (
            <Line key={entry.sequence} entry={entry} />
          ))}
        </ol>
      )}
    </PagedList>
  );
});

/** Entry in words, linked to its content while that is shown. */
const Line = observer(function Line({ entry }: { readonly entry: LedgerEntry }) {
  const { ledger: words, rulesNamed } = useWords(moderationWords);
  const monday = useMonday();
  const thing = useStore(LedgerStore).things.get(entry.itemId);
  const nameOf = useCommunityName();
  const { sequence, week, itemKind, itemId, action, rule, askedBy, hash } = entry;
  const kind = words.kinds[itemKind];
  const isPlain = action === 'deleted' || action === 'published' || itemKind === 'desk';
  const isAskedSaid = action === 'asked' || action === 'kept' || action === 'appealed' || action === 'upheld' || rule === 'author' || rule === 'court';
  return (
    <li id={`line-${sequence}`} className={styles.line}>
      <p>{words.happened[action](thing ? words.kindIn(kind, nameOf(thing.place)) : kind)}</p>
      {!isPlain && <p className="muted sm">{[words.rule(rulesNamed[rule]), ...(isAskedSaid ? [] : [words.askedBy[askedBy]])].join(' ')}</p>}
      <p className="prov">
        <span title={`${words.hash}: ${hash}`}>{words.line(sequence)}</span>
        <span>{words.weekOf(monday(week))}</span>
        {thing?.postId && (
          <span>
            <Link to={thingPath({ resourceType: itemKind.toUpperCase(), resourceId: itemId, postId: thing.postId })} aria-label={words.seeLine(sequence)}>
              {words.see}
            </Link>
          </span>
        )}
      </p>
    </li>
  );
});

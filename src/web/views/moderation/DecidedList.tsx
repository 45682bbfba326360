import { observer } from 'mobx-react-lite';
import { dateIn } from '#core/figures/ago.ts';
import type { DecidedItem } from '#core/moderation/moderations.ts';
import { moderatedPath } from '#core/moderation/moderated-path.ts';
import { ModerationStore } from '#web/stores/moderation/moderation-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { decisionSaid } from '../queue/second-look.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { PagedList } from '../ui/PagedList.tsx';

export const DecidedList = observer(function DecidedList() {
  const words = useWords(moderationWords);
  const { language } = useStore(WordsStore);
  const { decided } = useStore(ModerationStore);
  return (
    <PagedList pages={decided} more={words.more} empty={<EmptyState title={words.empty} />}>
      {(items) => (
        <ul className="card list">
          {items.map((item) => (
            <li key={`${item.itemId} ${item.stage}`} className="item">
              <span />
              <span className="sm">
                <b>{decisionSaid(item, words)}</b> · {words.kinds[item.resourceType]} · {words.rulesNamed[item.rule]}
                <br />
                <ItemTitle item={item} />
                <br />
                <span className="muted">
                  {words.stages[item.stage]} · {dateIn(`${language}-IN`, Date.parse(item.decidedOn))}
                  {item.isMine && ` · ${words.mine}`}
                  {item.note && ` · ${item.note}`}
                  {item.noteToAuthor && ` · ${words.announced}: ${item.noteToAuthor}`}
                </span>
              </span>
              <span />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
});

/** Links to a decided item where the moderator may read it. */
const ItemTitle = observer(function ItemTitle({ item }: { readonly item: DecidedItem }) {
  const words = useWords(moderationWords);
  const path = moderatedPath(item);
  return path ? (
    <Link to={path}>
      <span dir="auto">{item.title || words.open}</span>
    </Link>
  ) : (
    <span dir="auto">{item.title || words.kinds[item.resourceType]}</span>
  );
});

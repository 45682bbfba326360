import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { dateIn } from '#core/figures/ago.ts';
import { moderatedPath } from '#core/moderation/moderated-path.ts';
import type { QueueItem } from '#core/queue/queue-items.ts';
import { ModerationStore } from '#web/stores/moderation/moderation-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useCommunityName } from '../content/use-community-name.ts';
import { EarlierDecisions } from './EarlierDecisions.tsx';
import { EarlierVersions } from './EarlierVersions.tsx';
import { SeenThing } from './SeenThing.tsx';
import { VerdictForm } from './VerdictForm.tsx';
import { openerOf } from './use-next-case.ts';
import { useStayInPlace } from './use-stay-in-place.ts';
import styles from './queue.module.css';

export const QueueCard = observer(function QueueCard({ item }: { readonly item: QueueItem }) {
  const words = useWords(moderationWords);
  const { language } = useStore(WordsStore);
  const nameOf = useCommunityName();
  const { itemId, resourceId, cause, place, openedOn, comment, resourceType } = item;
  const store = useStore(ModerationStore);
  const isOpen = store.isUnfolded(item);
  const stay = useStayInPlace();
  const unfold = ({ currentTarget }: MouseEvent) => {
    stay(currentTarget);
    store.unfold(itemId);
  };
  const said = Object.values(item.texts).find(Boolean) ?? '';
  const thread = moderatedPath({ resourceType, resourceId, postId: comment?.postId ?? resourceId });
  return (
    <article className="card stack g3" aria-labelledby={`item-${itemId}`}>
      <p className="prov">
        <span>
          <Tag tone={cause === 'appeal' ? 'ink' : 'warn'}>{words.causes[cause]}</Tag>
        </span>
        <span>{words.kinds[resourceType]}</span>
        <span>{nameOf(place)}</span>
        <span>{words.openedOn(dateIn(`${language}-IN`, Date.parse(openedOn)))}</span>
        {thread && (
          <span>
            <Link to={thread}>{words.open}</Link>
          </span>
        )}
      </p>
      <h2 id={`item-${itemId}`} className={styles.title} dir="auto">
        <button type="button" id={openerOf(itemId)} className={styles.unfold} aria-expanded={isOpen} aria-controls={`decide-${itemId}`} onClick={unfold}>
          {item.texts['title'] ?? (said.slice(0, 60) || words.kinds[resourceType])}
        </button>
      </h2>
      {!isOpen && item.fromEmployer && <p className="muted sm">{words.fromEmployer.asked(words.rulesNamed[item.fromEmployer.reason])}</p>}
      {!isOpen && item.reports.length > 0 && (
        <p className="muted sm">{item.reports.map(({ reason, count }) => words.reportedAs(words.rulesNamed[reason], count)).join('; ')}</p>
      )}
      <div id={`decide-${itemId}`} className="stack g3" hidden={!isOpen}>
        {isOpen && <Unfolded item={item} />}
      </div>
    </article>
  );
});

const Unfolded = observer(function Unfolded({ item }: { readonly item: QueueItem }) {
  const words = useWords(moderationWords);
  const { former, appealText } = item;
  return (
    <>
      <SeenThing item={item} />
      <EarlierVersions item={item} />
      <Said item={item} />
      <FromEmployer item={item} />
      <EarlierDecisions item={item} />
      {former && <p className="sm">{words.former[former]}</p>}
      {appealText && (
        <div className="inset">
          <p className="strong">{words.appealText}</p>
          <p dir="auto">{appealText}</p>
        </div>
      )}
      <Beside item={item} />
      <VerdictForm item={item} />
    </>
  );
});

/** Other stage where the same content waits, so that both decisions are known. */
const Beside = observer(function Beside({ item: { beside } }: { readonly item: QueueItem }) {
  const words = useWords(moderationWords);
  if (!beside) return null;
  const { cause, former, appealText } = beside;
  return (
    <div className="inset stack g2">
      <p className="strong">{cause === 'appeal' ? words.beside.appeal : words.beside.report}</p>
      {former && <p className="sm">{words.former[former]}</p>}
      {appealText && <p dir="auto">{appealText}</p>}
    </div>
  );
});

/** Report of the company itself, apart from those of readers. */
const FromEmployer = observer(function FromEmployer({ item: { fromEmployer } }: { readonly item: QueueItem }) {
  const words = useWords(moderationWords);
  if (!fromEmployer) return null;
  const { reason, note, again } = fromEmployer;
  return (
    <div className="inset stack g2">
      <p className="strong">{words.fromEmployer.asked(words.rulesNamed[reason])}</p>
      {note && <p dir="auto">{note}</p>}
      {again && <p className="sm">{words.fromEmployer.again}</p>}
      {again && <p dir="auto">{again}</p>}
    </div>
  );
});

const Said = observer(function Said({ item: { reports, onlyNewcomers } }: { readonly item: QueueItem }) {
  const words = useWords(moderationWords);
  if (reports.length === 0) return null;
  return (
    <div className="stack g2">
      <ul className={styles.said}>
        {reports.map(({ reason, count, notes }) => (
          <li key={reason}>
            {words.reportedAs(words.rulesNamed[reason], count)}
            {notes.map((note) => (
              <p key={note}>
                <span className="muted">{words.reporterWrote}</span> <span dir="auto">{note}</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
      {onlyNewcomers && <p className="sm">{words.onlyNewcomers}</p>}
    </div>
  );
});

import { postPath } from '#core/navigation/screens.ts';
import { observer } from 'mobx-react-lite';
import { dateIn } from '#core/figures/ago.ts';
import type { Ban } from '#core/moderation/bans.ts';
import { BanStore } from '#web/stores/moderation/ban-store.ts';
import { ModerationStore } from '#web/stores/moderation/moderation-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { takeLostFocus } from '../overlays/lost-focus.ts';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useWords } from '../words.tsx';
import { BanActions } from './BanActions.tsx';

/** Active bans and silences for administrators, open appeals first. */
export const BanList = observer(function BanList() {
  const { bans: words, more } = useWords(moderationWords);
  const { bans } = useStore(ModerationStore);
  return (
    <section className="stack g4">
      <p className="muted">{words.lead}</p>
      <PagedList pages={bans} more={more} empty={<EmptyState title={words.empty} />}>
        {(items) => items.map((ban) => <BanCard key={ban.banId} ban={ban} />)}
      </PagedList>
    </section>
  );
});

const BanCard = observer(function BanCard({ ban }: { readonly ban: Ban }) {
  const { bans: words, rulesNamed } = useWords(moderationWords);
  const { language } = useStore(WordsStore);
  const done = useStore(BanStore).done.get(ban.banId);
  const { measure, covers, name, postId, rule, note, imposedOn, until, appeal, appealText, answer } = ban;
  const day = (moment: number) => dateIn(`${language}-IN`, moment);
  return (
    <article className="card stack g3">
      <h2 dir="auto">{name ?? words.returned[measure]}</h2>
      <p className="muted">
        {words.kinds[measure][covers]} {words.since(day(Date.parse(imposedOn)), until === null ? words.forGood : words.until(day(until)))}
      </p>
      {name !== null && <p>{words.why(rulesNamed[rule])}</p>}
      {note !== '' && <p dir="auto">{note}</p>}
      {postId !== null && (
        <p>
          <Link className="go" to={postPath(postId)}>
            {words.open}
          </Link>
        </p>
      )}
      {appealText !== null && (
        <div className="inset stack g2">
          <p className="strong">{words.appealed}</p>
          <p dir="auto">{appealText}</p>
        </div>
      )}
      {!done && measure === 'ban' && <p>{words.appeals[appeal]}</p>}
      {answer !== '' && <p dir="auto">{answer}</p>}
      {done ? (
        <p ref={takeLostFocus} role="status" tabIndex={-1}>
          {done === 'upheld' ? words.upheld : words.lifted[measure]}
        </p>
      ) : (
        <BanActions ban={ban} />
      )}
    </article>
  );
});

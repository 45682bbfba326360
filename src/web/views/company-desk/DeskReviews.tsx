import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { DeskOverview } from '#core/company-desk/desk.ts';
import { mayWrite } from '#core/company-desk/desk-role.ts';
import { repliedIdOf } from '#core/company-desk/company-replies.ts';
import { repliedKinds } from '#core/kinds/contribution-kinds.ts';
import { benefitsPath, interviewsPath, reviewsPath } from '#core/navigation/screens.ts';
import { DeskRepliesStore } from '#web/stores/company-desk/desk-replies-store.ts';
import { HiddenRepliesStore } from '#web/stores/company-desk/hidden-replies-store.ts';
import { deskReplyWords } from '#web/words/company-desk/desk-reply-words.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useWords } from '../words.tsx';
import { DeskThing } from './DeskThing.tsx';
import styles from './company-desk.module.css';

const pages = { review: reviewsPath, interview: interviewsPath, benefits: benefitsPath } as const;

/** Lists of what waits for a reply or has one, one kind in sight. */
export const DeskReviews = observer(function DeskReviews({ desk }: { readonly desk: DeskOverview }) {
  const [words, { kinds, toPage, noneAnswered }] = [useWords(deskWords), useWords(deskReplyWords)];
  const [{ kind, shown }, hidden] = [useStore(DeskRepliesStore), useStore(HiddenRepliesStore)];
  const { urlName } = desk.company;
  useEffect(() => void Promise.all([shown.open(), hidden.open()]), [shown, hidden, urlName]);
  return (
    <section className="stack g3" aria-labelledby="desk-reviews">
      <KindSwitch desk={desk} />
      <h2 id="desk-reviews">{kind === 'review' ? words.waiting(desk.waiting) : kinds[kind]}</h2>
      <p className="sm muted">
        {words.same} <Link to={pages[kind](urlName)}>{toPage[kind]}</Link>
      </p>
      <Tabs desk={desk} />
      <PagedList
        key={`${kind} ${shown.isAnswered}`}
        pages={shown.list}
        more={words.more}
        empty={<p className="muted">{shown.isAnswered ? noneAnswered[kind] : words.none}</p>}
      >
        {(things) => (
          <ul className={styles.reviews}>
            {things.map((thing) => (
              <li key={repliedIdOf(thing)}>
                <DeskThing store={shown} thing={thing} isWriter={mayWrite(desk.role)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
});

const KindSwitch = observer(function KindSwitch({ desk: { counts } }: { readonly desk: DeskOverview }) {
  const { kindsLabel, kinds } = useWords(deskReplyWords);
  const store = useStore(DeskRepliesStore);
  return (
    <div className="row" role="group" aria-label={kindsLabel}>
      {repliedKinds.map((kind) => (
        <Button key={kind} aria-pressed={store.kind === kind} onClick={() => store.show(kind)}>
          {counts[kind].waiting === 0 ? kinds[kind] : `${kinds[kind]} (${counts[kind].waiting})`}
        </Button>
      ))}
    </div>
  );
});

const Tabs = observer(function Tabs({ desk: { counts } }: { readonly desk: DeskOverview }) {
  const words = useWords(deskWords);
  const { kind, shown } = useStore(DeskRepliesStore);
  const tabs = words.tabs(counts[kind].waiting, counts[kind].answered);
  return (
    <div className="row" role="group" aria-label={words.tabsLabel}>
      <Button aria-pressed={!shown.isAnswered} onClick={() => shown.choose(false)}>
        {tabs.waiting}
      </Button>
      <Button aria-pressed={shown.isAnswered} onClick={() => shown.choose(true)}>
        {tabs.answered}
      </Button>
    </div>
  );
});

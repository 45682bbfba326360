import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import type { Mute, MuteKind } from '#core/moderation/mutes.ts';
import { screens } from '#core/navigation/screens.ts';
import { OwnMutesStore } from '#web/stores/moderation/own-mutes-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { mutesWords } from '#web/words/moderation/mutes-words.ts';
import { AuthorSign } from '../content/AuthorSign.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { MembersPage } from '../settings/MembersPage.tsx';
import styles from '../settings/settings.module.css';
import { useWords } from '../words.tsx';

const kinds: readonly MuteKind[] = ['MUTE', 'BLOCK'];

/** Muted and blocked authors, each undone by one press. */
export const MutesScreen = observer(function MutesScreen() {
  const words = useWords(mutesWords);
  const store = useStore(OwnMutesStore);
  const open = () => store.mutes.state.status === 'IDLE' && store.open();
  return (
    <MembersPage title={words.title} lead={words.lead} guest={words.guest} guestBecause={words.guestBecause} open={open}>
      <Await request={store.mutes}>{() => <Personas />}</Await>
    </MembersPage>
  );
});

const Personas = observer(function Personas() {
  const words = useWords(mutesWords);
  const store = useStore(OwnMutesStore);
  const place = useRef<HTMLDivElement>(null);
  const isEmpty = kinds.every((kind) => store.ofKind(kind).length === 0);
  return (
    <div ref={place} tabIndex={-1} className={styles.screen}>
      {isEmpty ? (
        <EmptyState title={words.none} level={2} because={words.noneBecause} link={{ label: words.wayOn, to: screens.communities }} />
      ) : (
        <>
          {kinds.map((kind) => (
            <Kind key={kind} kind={kind} stay={() => place.current?.focus()} />
          ))}
          <p className="muted sm">{words.manyNames}</p>
          <p className="muted sm">{words.oneThing}</p>
          <p className="muted sm">{words.most}</p>
        </>
      )}
    </div>
  );
});

interface KindProps {
  readonly kind: MuteKind;
  readonly stay: () => void;
}

const Kind = observer(function Kind({ kind, stay }: KindProps) {
  const words = useWords(mutesWords);
  const mutes = useStore(OwnMutesStore).ofKind(kind);
  const id = useId();
  if (mutes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id}>{kind === 'MUTE' ? words.muted : words.blocked}</h2>
        <p className="muted">{kind === 'MUTE' ? words.mutedMeans : words.blockedMeans}</p>
      </div>
      <ul className={`card list ${styles.list}`}>
        {mutes.map((mute) => (
          <Row key={mute.muteId} mute={mute} stay={stay} />
        ))}
      </ul>
    </section>
  );
});

const Row = observer(function Row({ mute, stay }: { readonly mute: Mute; readonly stay: () => void }) {
  const words = useWords(mutesWords);
  const store = useStore(OwnMutesStore);
  const toasts = useStore(ToastStore);
  const { kind, author } = mute;
  const name = words.authorName(author.name);
  const undo = async () => {
    const isUndone = await store.undo(mute);
    toasts.show(isUndone ? { type: 'success', text1: words.undone(name) } : { type: 'failure', text1: words.failed });
    if (isUndone) stay();
  };
  return (
    <li className="item">
      <AuthorSign author={author} />
      <strong>{name}</strong>
      <Button className="needs-script" aria-label={words.undoNamed[kind](name)} onClick={() => void undo()}>
        {words.undo}
      </Button>
    </li>
  );
});

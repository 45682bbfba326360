import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { PostCommunity } from '#core/communities/community.ts';
import { avatarNamed } from '#core/personas/avatar.ts';
import type { PostKind } from '#core/posts/post.ts';
import { screens } from '#core/navigation/screens.ts';
import { PostOutboxStore } from '#web/stores/posts/post-outbox-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { useGoesOut } from '../content/use-name-begun.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { EditIcon, CompareIcon, PhotoIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { PlayIcon, PollIcon } from '../content/post-icons.tsx';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

const kinds = [
  ['poll', PollIcon],
  ['salary', CompareIcon],
  ['image', PhotoIcon],
  ['video', PlayIcon],
] as const satisfies readonly (readonly [PostKind, unknown])[];

/** Opens the composer, with a button per kind of post. */
export const ComposeCard = observer(function ComposeCard({ community }: { readonly community?: PostCommunity }) {
  const words = useWords(postWords);
  const writing = useStore(WritingStore);
  const { isSignedIn, isOutOfReach, isWriter } = useStore(SessionStore);
  const { persona, isKnown } = useMadeUpName(isSignedIn);
  const open = (kind: PostKind) => writing.open({ kind, ...(community && { community }) });
  const name = persona?.userName;
  const below = isSignedIn ? name : !isOutOfReach && words.compose.guest;
  // Only a name that is still read has its line held for it: without one the invitation is in line with the buttons beside it.
  const isAwaited = isSignedIn && isWriter && !isKnown;
  return (
    <div className={`card needs-script ${styles.compose} ${styles.flush}`}>
      <button type="button" className={`who ${styles.begin}`} onClick={() => open('text')}>
        {name ? (
          <Avatar name={name} picture={avatarNamed(persona?.avatarUri ?? '')} />
        ) : (
          <span className="glyph avatar">
            <EditIcon />
          </span>
        )}
        <span>
          <span className={styles.ask}>{words.compose.ask}</span>
          {(below || isAwaited) && (
            <>
              <br />
              <span className="xs muted">
                {below}
                {'\u00a0'}
              </span>
            </>
          )}
        </span>
      </button>
      <div className={styles.kinds}>
        {kinds.map(([kind, Sign]) => (
          <Button key={kind} look="quiet" onClick={() => open(kind)}>
            <Sign />
            {words.compose.kinds[kind]}
          </Button>
        ))}
      </div>
      <WaitingHere />
    </div>
  );
});

function useMadeUpName(isSignedIn: boolean) {
  const choice = useStore(PersonaChoiceStore);
  useEffect(() => {
    if (isSignedIn) void choice.open();
  }, [choice, isSignedIn]);
  return { persona: choice.personas.find(({ profileType }) => profileType === 'ANONYMOUS'), isKnown: choice.known !== undefined };
}

const WaitingHere = observer(function WaitingHere() {
  const { sentOut } = useWords(postWords);
  const outbox = useStore(PostOutboxStore);
  const { pageOf } = useStore(SessionStore);
  const goesOut = useGoesOut();
  useEffect(() => outbox.find(), [outbox, pageOf]);
  if (outbox.waiting.length === 0) return null;
  return (
    <p className="inset sm" role="status">
      {sentOut.waits(outbox.waiting.length)} {goesOut} <Link to={screens.ownPosts}>{sentOut.see}</Link>
    </p>
  );
});

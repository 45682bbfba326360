import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { PostCommunity } from '#core/communities/community.ts';
import { avatarNamed } from '#core/personas/avatar.ts';
import type { PostKind } from '#core/posts/post.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { EditIcon, CompareIcon, PhotoIcon } from '../ui/icons.tsx';
import { PlayIcon, PollIcon } from '../content/post-icons.tsx';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

const kinds = [
  ['poll', PollIcon],
  ['salary', CompareIcon],
  ['image', PhotoIcon],
  ['video', PlayIcon],
] as const satisfies readonly (readonly [PostKind, unknown])[];

/** The card that opens the composer: one button for each kind of post. */
export const ComposeCard = observer(function ComposeCard({ community }: { readonly community?: PostCommunity }) {
  const words = useWords(postWords);
  const writing = useStore(WritingStore);
  const choice = useNames();
  const { isSignedIn, isOutOfReach, isWriter } = useStore(SessionStore);
  const persona = choice.personas.find(({ profileType }) => profileType === 'ANONYMOUS');
  const open = (kind: PostKind) => writing.open({ kind, ...(community && { community }) });
  const name = persona?.userName;
  const below = isSignedIn ? name : !isOutOfReach && words.compose.guest;
  // Only a name that is still read has its line held for it: without one the invitation is in line with the buttons beside it.
  const isAwaited = isSignedIn && isWriter && choice.known === undefined;
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
    </div>
  );
});

/** The names of the member, which are read with the card. A view that asks must be an observer. */
function useNames(): PersonaChoiceStore {
  const choice = useStore(PersonaChoiceStore);
  const { isSignedIn } = useStore(SessionStore);
  useEffect(() => {
    if (isSignedIn) void choice.open();
  }, [choice, isSignedIn]);
  return choice;
}

import { observer } from 'mobx-react-lite';
import { isSanction, nameBanned } from '#core/moderation/sanction.ts';
import { nameAway, nameDeleted } from '#core/persona-keys/name-away.ts';
import { nameWaits } from '#core/personas/waiting-name.ts';
import { nameChanged } from '#core/personas/draft-persona.ts';
import { screens } from '#core/navigation/screens.ts';
import { minutesOf, type Failure } from '#core/failure.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import type { CommentWords } from '#web/words/en/comments/words.ts';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CopyTyped } from '../fields/CopyTyped.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useNameBegins } from '../content/use-name-begun.ts';
import { useNameChanged } from '../personas/use-name-changed.ts';
import { CommentAlreadyPosted } from './CommentAlreadyPosted.tsx';
import { useNameFirst } from './use-name-first.ts';
import { useTalkWords } from './use-talk-words.ts';
import { useWords } from '../words.tsx';

interface RefusedProps {
  readonly parentKey: string;
  readonly text: string;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Reason of the last refusal. Takes the focus unless the author typed on. */
export const Refused = observer(function Refused({ parentKey, text }: RefusedProps) {
  const words = useWords(abuseWords);
  const said = useTalkWords();
  const { chooseName } = useNameFirst();
  const renamed = useNameChanged();
  const nameAwayNow = useNameBegins() ?? said.nameAway;
  const store = useStore(CommentsStore);
  const { known, isNamed } = useStore(PersonaChoiceStore);
  // A writer without a name that can be chosen here has one that is not ready here.
  const isAway = useStore(SessionStore).member?.isWriter === true && known !== undefined && !isNamed;
  const commentId = store.alreadyPostedAt(parentKey);
  const state = store.outcomeAt(parentKey);
  const failure = state?.status === 'FAILURE' && state.failure.code !== nameWaits ? state.failure : undefined;
  const answer = state?.status === 'SUCCESS' ? state.value : undefined;
  const refused = answer && 'refusal' in answer ? words.refusals[answer.refusal] : undefined;
  const problem =
    commentId !== undefined
      ? said.already.said
      : failure
        ? failureIn(failure, { ...said, nameAway: nameAwayNow, nameChanged: renamed, ...(isAway && { notWriter: nameAwayNow }) })
        : refused;
  if (!problem) return null;
  const isClosed = failure !== undefined && isSanction(failure);
  const isNameless = failure?.code === 'WRITER_REQUIRED' && !isAway;
  const leadsToName = failure !== undefined && isWantOfKey(failure, isAway);
  return (
    <div ref={answer && 'comment' in answer ? null : focus} role="alert" tabIndex={-1} className="stack g2">
      <p className="err">
        <WarningIcon small />
        <span>
          {problem}{' '}
          {isClosed && (
            <>
              <Link to={screens.ownPosts}>{said.locked.ownPosts}</Link>
              {said.locked.end}
            </>
          )}
        </span>
      </p>
      {commentId !== undefined && <CommentAlreadyPosted parentKey={parentKey} commentId={commentId} />}
      <CopyTyped texts={[text]} />
      {leadsToName && <Link to={screens.madeUpName}>{said.toName}</Link>}
      {isNameless && <Button onClick={chooseName}>{said.becomeWriter}</Button>}
    </div>
  );
});

/** True where the key of a name was missing, so that the way to it is shown. */
export const isWantOfKey = ({ code }: Failure, isAway: boolean): boolean => code === nameAway || code === nameDeleted || (code === 'WRITER_REQUIRED' && isAway);

function failureIn({ kind, code, retryAfterSeconds }: Failure, said: CommentWords & { readonly nameChanged: string }): string {
  if (kind === 'offline') return said.offline;
  if (kind === 'limited') return said.limited(minutesOf(retryAfterSeconds));
  if (code === 'CLOSED_TO_YOU') return said.closed;
  if (code === 'COMMENTS_CLOSED') return said.locked.meanwhile;
  if (code === 'SILENCED') return said.locked.silenced;
  if (code === 'BANNED') return said.locked.banned;
  if (code === nameBanned) return said.locked.nameBanned;
  if (code === nameAway) return said.nameAway;
  if (code === nameDeleted) return said.nameDeleted;
  if (code === nameChanged) return said.nameChanged;
  if (code === 'WRITER_REQUIRED') return said.notWriter;
  return kind === 'conflict' ? said.nameless : said.failed;
}

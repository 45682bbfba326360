import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { screens } from '#core/navigation/screens.ts';
import type { FieldProblem } from '#core/failure.ts';
import { contactsIn } from '#core/content/contact-pattern.ts';
import { CommentDraftsStore } from '#web/stores/comments/comment-drafts-store.ts';
import { parentKeyOf, type CommentParent } from '#web/stores/comments/comment-keys.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { mayGoAs, sentAs } from '#web/stores/content/sent-names-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { refusedWordsOf } from '#web/stores/abuse/refused-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { RefusedWords } from '../abuse/RefusedWords.tsx';
import { useRefused } from '../abuse/use-refused.ts';
import { ContactWarning } from '../content/ContactWarning.tsx';
import { useTextStop } from '../exposure/use-exposure-stop.tsx';
import { PersonaPicker } from '../personas/PersonaPicker.tsx';
import { useDraftPersona, type DraftPersonaState } from '../personas/use-draft-persona.ts';
import { useMembersOnly } from '../content/use-members-only.ts';
import { useGoesOut } from '../content/use-name-begun.ts';
import { CommentField } from './CommentField.tsx';
import { CommentsLeft } from './CommentsLeft.tsx';
import { DraftName } from './DraftName.tsx';
import { isWantOfKey, Refused } from './Refused.tsx';
import { WaitingComment } from './WaitingComment.tsx';
import { useCommentSending } from './use-comment-sending.ts';
import { useNameFirst } from './use-name-first.ts';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

const none: readonly FieldProblem[] = [];

interface ReplyFormProps {
  readonly parent: CommentParent;
  readonly label: string;
  readonly isFocused?: boolean;
}

/** Form of a comment or reply, or a sent one waiting for its made-up name. */
export const ReplyForm = observer(function ReplyForm(props: ReplyFormProps) {
  const parentKey = parentKeyOf(props.parent);
  const waits = useStore(CommentDraftsStore).waitsAt(parentKey);
  const goesOut = useGoesOut();
  const wasForm = useRef(false);
  const isForm = !waits || goesOut === undefined;
  useEffect(() => {
    wasForm.current = isForm;
  });
  return isForm ? <Form {...props} /> : <WaitingComment parentKey={parentKey} goesOut={goesOut} takesFocus={wasForm.current} />;
});

/** Keeps its draft on this device until the comment has arrived. */
const Form = observer(function Form({ parent, label, isFocused = false }: ReplyFormProps) {
  const drafts = useStore(CommentDraftsStore);
  const { member } = useStore(SessionStore);
  const asMember = useMembersOnly('answer', 'w');
  const parentKey = parentKeyOf(parent);
  const text = drafts.textAt(parentKey);
  const { field, find, own, isRefused } = useRefusedComment(parentKey, text);
  const isOpen = text !== '' || isFocused;
  useOpened(field, parentKey, isFocused, isOpen);
  const persona = useDraftPersona(drafts.personaAt(parentKey), (chosen) => drafts.choose(parentKey, chosen));
  const mayGo = useMayGo(parentKey, text, persona);
  const { isNameless, chooseName } = useNameFirst();
  const send = useCommentSending(parent, text.trim(), persona);
  const { checked, notice } = useTextStop({ draftKey: parentKey, text, type: (plain) => drafts.type(parentKey, plain), field, send: () => void send() });
  const cancel = useLeaving(parentKey);
  return (
    <form
      className={`needs-script ${styles.reply}`}
      onSubmit={(event) => {
        event.preventDefault();
        asMember(isNameless ? chooseName : () => mayGo && (persona.isKnown || !member) && checked());
      }}
    >
      <CommentField
        field={field}
        draftKey={parentKey}
        text={text}
        type={(typed) => drafts.type(parentKey, typed)}
        aria-label={label}
        aria-invalid={isRefused || undefined}
        placeholder={label}
        rows={isOpen ? 3 : 1}
        onKeyDown={({ key, nativeEvent }) => isFocused && key === 'Escape' && !nativeEvent.isComposing && cancel()}
      />
      <ContactWarning kinds={contactsIn(text)} />
      <RefusedWords problems={own} text={text} find={find} />
      {!isRefused && <Said parentKey={parentKey} text={text} />}
      {member && isOpen && <DraftName parentKey={parentKey} persona={persona} startsIn={field} />}
      {member && isOpen && <CommentsLeft persona={persona.profileType} />}
      {notice}
      {isOpen && <Foot parentKey={parentKey} persona={member && persona} mayGo={mayGo} {...(isFocused && { cancel })} />}
    </form>
  );
});

function useMayGo(parentKey: string, text: string, persona: DraftPersonaState): boolean {
  const store = useStore(CommentsStore);
  const drafts = useStore(CommentDraftsStore);
  return text.trim() !== '' && store.alreadyPostedAt(parentKey) === undefined && mayGoAs(drafts.sentNameAt(parentKey), sentAs(persona));
}

const Said = (props: { readonly parentKey: string; readonly text: string }) => (
  <>
    <Refused {...props} />
    <Waiting parentKey={props.parentKey} />
  </>
);

/** Tells that a comment waits and goes out by itself. Typing takes it back. */
const Waiting = observer(function Waiting({ parentKey }: { readonly parentKey: string }) {
  const said = useWords(commentWords);
  const store = useStore(CommentsStore);
  const waits = useStore(CommentDraftsStore).waitsAt(parentKey);
  useEffect(() => store.sendWaiting(), [store]);
  return waits && store.outcomeAt(parentKey) === undefined ? (
    <p className="hint" role="status">
      {said.waits}
    </p>
  ) : null;
});

function useRefusedComment(parentKey: string, text: string) {
  const state = useStore(CommentsStore).outcomeAt(parentKey);
  return useRefused<HTMLTextAreaElement>(state ? refusedWordsOf(state) : none, '/body/content', text);
}

/** Takes over text typed before hydration, which the first update would wipe out. */
function useTypedBefore(field: RefObject<HTMLTextAreaElement | null>, parentKey: string): void {
  const drafts = useStore(CommentDraftsStore);
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    drafts.find();
    const known = drafts.textAt(parentKey);
    if (typed !== '' && typed !== known) drafts.type(parentKey, [known, typed].filter(Boolean).join('\n'));
  }, [field, drafts, parentKey]);
}

/** Restores the draft, focuses a newly opened form and loads the personas. */
function useOpened(field: RefObject<HTMLTextAreaElement | null>, parentKey: string, isFocused: boolean, isOpen: boolean): void {
  useTypedBefore(field, parentKey);
  const personas = useStore(PersonaChoiceStore);
  const { member } = useStore(SessionStore);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [field, isFocused]);
  useEffect(() => {
    if (member && isOpen) void personas.open();
  }, [personas, member, isOpen]);
}

/** Closes a reply, keeps its text and returns the focus to its button. */
function useLeaving(parentKey: string): () => void {
  const store = useStore(CommentsStore);
  return () => {
    store.write(undefined);
    document.getElementById(`reply-${parentKey}`)?.focus();
  };
}

interface FootProps {
  readonly parentKey: string;
  /** Current persona, undefined for guests. */
  readonly persona: DraftPersonaState | undefined;
  readonly mayGo: boolean;
  readonly cancel?: () => void;
}

/** Persona, also named on the button, which sends or leads to a name first. */
const Foot = observer(function Foot({ parentKey, persona, mayGo, cancel }: FootProps) {
  const words = useWords(postWords);
  const said = useWords(commentWords);
  const drafts = useStore(CommentDraftsStore);
  const { sending } = useStore(CommentsStore);
  const { isNameless } = useNameFirst();
  const isBusy = sending.state.status === 'LOADING' || (!isNameless && persona?.isKnown === false);
  const label = isNameless ? said.nameFirst : persona?.isKnown ? said.sendAs(persona.name) : said.send;
  return (
    <div className={styles.foot}>
      <NameAway parentKey={parentKey} />
      {isNameless ? (
        <span />
      ) : persona?.hasFailed ? (
        <Unread />
      ) : (
        <PersonaPicker
          chosen={persona?.profileType ?? 'ANONYMOUS'}
          isFixed={drafts.sentNameAt(parentKey) !== undefined}
          choose={(chosen) => drafts.choose(parentKey, chosen)}
        />
      )}
      <span className="row">
        {cancel && <Button onClick={cancel}>{words.cancel}</Button>}
        <Button type="submit" look="main" busy={isBusy} disabled={!mayGo}>
          {label}
        </Button>
      </span>
    </div>
  );
});

/** Tells that the member's made-up name is not ready in this browser. */
const NameAway = observer(function NameAway({ parentKey }: { readonly parentKey: string }) {
  const said = useWords(commentWords);
  const { known, isNamed } = useStore(PersonaChoiceStore);
  const { member } = useStore(SessionStore);
  const state = useStore(CommentsStore).outcomeAt(parentKey);
  if (!member?.isWriter || !known || isNamed) return null;
  // The refusal says it, with the same way.
  if (state?.status === 'FAILURE' && isWantOfKey(state.failure, true)) return null;
  return (
    <p className="hint">
      {said.nameAway} <Link to={screens.madeUpName}>{said.toName}</Link>
    </p>
  );
});

const Unread = observer(function Unread() {
  const said = useWords(commentWords);
  const personas = useStore(PersonaChoiceStore);
  return (
    <span className="row" role="status">
      <span className="hint">{said.personasFailed}</span>
      <Button look="quiet" onClick={() => void personas.reload()}>
        {said.readAgain}
      </Button>
    </span>
  );
});

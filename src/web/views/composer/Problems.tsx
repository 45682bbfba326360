import { observer } from 'mobx-react-lite';
import { isSanction, nameBanned } from '#core/moderation/sanction.ts';
import { nameAway, nameDeleted } from '#core/persona-keys/name-away.ts';
import { nameChanged } from '#core/personas/draft-persona.ts';
import { screens } from '#core/navigation/screens.ts';
import { Link } from '../ui/Link.tsx';
import type { RefObject } from 'react';
import { minutesOf, type Failure } from '#core/failure.ts';
import { AlreadyPostedStore } from '#web/stores/composer/already-posted-store.ts';
import type { ComposerProblem } from '#core/composer/composer-problems.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { WritingGateStore } from '#web/stores/composer/writing-gate-store.ts';
import { isPublishRefusal } from '#core/composer/publish-refusal.ts';
import { isEditable } from '#core/posts/post-texts.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import type { AbuseWords } from '#web/words/en/abuse/words.ts';
import type { ComposerWords } from '#web/words/en/composer/words.ts';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { CopyTyped } from '../fields/CopyTyped.tsx';
import { useNameBegins } from '../content/use-name-begun.ts';
import { useNameChanged } from '../personas/use-name-changed.ts';
import { AlreadyPosted } from './AlreadyPosted.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { useBound } from './use-bound.ts';
import styles from './composer.module.css';

interface ProblemsProps {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly save: () => void;
}

export const Problems = observer(function Problems({ place, save }: ProblemsProps) {
  const words = useWords(composerWords);
  const taken = useWords(abuseWords);
  const gate = useStore(WritingGateStore);
  const { postId } = useStore(AlreadyPostedStore);
  const { known, isNamed } = useStore(PersonaChoiceStore);
  // A writer without a name that can be chosen here has one that is not ready here.
  const isAway = useStore(SessionStore).member?.isWriter === true && known !== undefined && !isNamed;
  // Beside a button that is off no sentence asks to press it.
  const { isOff } = useBound();
  const { hasTried, problems, publishing, saving, writing, options = {} } = useStore(ComposerStore);
  const failures = [publishing.state, saving.state].flatMap((state) =>
    state.status === 'FAILURE' && state.failure.existingId === undefined ? [state.failure] : [],
  );
  const lacksName = failures.some(({ code }) => code === 'WRITER_REQUIRED');
  const leadsToName = failures.some(({ code }) => code === nameAway || code === nameDeleted) || (lacksName && isAway);
  const nameAwayNow = useNameBegins() ?? words.nameAway;
  const saidNow = {
    ...words,
    nameAway: nameAwayNow,
    nameChanged: useNameChanged(),
    ...(isAway && { notWriter: nameAwayNow }),
    ...(isOff && { offline: words.lost }),
  };
  const failed = failures.map((failure) => failureIn(failure, writing.postId === null, saidNow, taken));
  const refused = writing.refusal ? [taken.refusals[writing.refusal]] : [];
  const all = [...(hasTried ? problems.map((problem) => problemIn(problem, words)) : []), ...refused, ...failed];
  const copy = <CopyTyped texts={[writing.title, writing.inputText]} />;
  return (
    <div ref={place} role="alert" tabIndex={-1} className={styles.problems}>
      {all.map((text) => (
        <p key={text} className="err">
          <WarningIcon small />
          {text}
        </p>
      ))}
      <Elsewhere save={save} />
      {postId !== undefined && <AlreadyPosted postId={postId}>{copy}</AlreadyPosted>}
      {(failed.length > 0 || refused.length > 0) && postId === undefined && copy}
      {failures.some(isSanction) && <Link to={screens.ownPosts}>{words.ownPosts}</Link>}
      {leadsToName && <Link to={screens.madeUpName}>{words.toName}</Link>}
      {lacksName && !isAway && <Button onClick={() => gate.lead(options)}>{words.becomeWriter}</Button>}
    </div>
  );
});

function problemIn(problem: ComposerProblem, words: ComposerWords): string {
  switch (problem) {
    case 'community':
      return words.chooseCommunity;
    case 'offer':
      return words.chooseOffer;
    case 'offer-not-added':
      return words.addTypedOffer;
    case 'foreign-offers':
      return words.offers.foreign;
    case 'pictures-under-way':
      return words.waitForPictures;
    case 'foreign-pictures':
      return words.pictures.foreign;
    default:
      return isEditable(problem) ? words.texts[problem].tooLong : words.problems[problem];
  }
}

function failureIn(
  { kind, code, retryAfterSeconds }: Failure,
  isNew: boolean,
  words: ComposerWords & { readonly nameChanged: string },
  taken: AbuseWords,
): string {
  if (kind === 'offline') return isNew ? words.offline : words.elsewhere.offline;
  if (kind === 'limited') return words.limited(minutesOf(retryAfterSeconds));
  if (code === nameChanged) return words.nameChanged;
  if (code === 'WRITER_REQUIRED') return words.notWriter;
  if (code === nameAway) return words.nameAway;
  if (code === nameDeleted) return words.nameDeleted;
  if (code === 'SILENCED') return words.silenced;
  if (code === 'BANNED') return words.banned;
  if (code === nameBanned) return words.nameBanned;
  if (isPublishRefusal(code)) return taken.refusals[code];
  if (kind === 'missing') return isNew ? words.partGone : words.elsewhere.gone;
  if (kind !== 'conflict') return words.failed;
  return isNew ? words.personaGone : words.conflict;
}

import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { dateIn } from '#core/figures/ago.ts';
import { longestAppeal } from '#core/moderation/moderations.ts';
import type { OwnSanction } from '#core/moderation/sanction.ts';
import { postPath, screens } from '#core/navigation/screens.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { OwnDecisionsStore } from '#web/stores/moderation/own-decisions-store.ts';
import { ownPostWords } from '#web/words/posts/own-post-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { NoteField } from '../fields/NoteField.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { AuthorNote } from '../content/AuthorNote.tsx';

/** Ban of the account or persona with reason, end, effect and appeal. Lifted ones remain for days. */
export const BanNotice = observer(function BanNotice({ sanction }: { readonly sanction: OwnSanction }) {
  const { decisions, rulesNamed } = useWords(ownPostWords);
  const { ban: words } = decisions;
  const { own } = useWords(postWords);
  const { language } = useStore(WordsStore);
  const store = useStore(OwnDecisionsStore);
  useEffect(() => void store.see(), [store]);
  const { profileType, rule, note, until, postId, appeal, answer, isLifted } = sanction;
  const said = profileType === null ? words : words.name;
  if (isLifted)
    return (
      <div className="card stack g2" role="note">
        <p className="strong">{said.lifted}</p>
        {appeal === 'granted' && <p>{words.appeals.granted}</p>}
      </div>
    );
  return (
    <div className="card stack g3" role="note">
      <p className="strong">{said.title(until === null ? words.forGood : decisions.until(dateIn(`${language}-IN`, until)))}</p>
      <p>{postId === null ? words.carried : own.rule(rulesNamed[rule])}</p>
      <AuthorNote label={decisions.note} note={note} />
      {postId !== null && (
        <p>
          <Link className="go" to={postPath(postId)}>
            {decisions.silencedFor}
          </Link>
        </p>
      )}
      <p>{said.means}</p>
      {profileType === null &&
        [decisions.reach, words.tokens].map((sentence) => (
          <p key={sentence} className="hint">
            {sentence}
          </p>
        ))}
      {appeal === 'none' ? <BanAppeal profileType={profileType} /> : <p>{words.appeals[appeal]}</p>}
      {answer !== '' && <p dir="auto">{words.answer(answer)}</p>}
      <p>
        <Link className="go" to={profileType === null ? screens.manageAccount : screens.user}>
          {profileType === null ? words.account : words.name.own}
        </Link>
      </p>
    </div>
  );
});

const BanAppeal = observer(function BanAppeal({ profileType }: Pick<OwnSanction, 'profileType'>) {
  const { ban: words } = useWords(ownPostWords).decisions;
  const store = useStore(OwnDecisionsStore);
  const toasts = useStore(ToastStore);
  useEffect(() => store.openAppeal(profileType), [store, profileType]);
  const { text } = store.words.fields;
  const { state } = store.appealing;
  const [isMissing, miss] = useState(false);
  const { form, point } = useInvalidFocus<HTMLDivElement>();
  const send = async () => {
    if (text.trim() === '') {
      miss(true);
      return point();
    }
    const outcome = await store.appeal(profileType);
    if (outcome !== 'refused') toasts.show({ type: 'success', text1: words[outcome] });
  };
  return (
    <div ref={form} className="stack g2">
      <NoteField
        label={words.appeal}
        hint={words.appealLead}
        error={isMissing && text.trim() === '' ? words.missing : undefined}
        rows={4}
        longest={longestAppeal}
        text={text}
        type={(typed) => store.words.type({ text: typed })}
      />
      {state.status === 'FAILURE' && (
        <p className="err" role="alert">
          {state.failure.kind === 'conflict' ? words.already : words.failed}
        </p>
      )}
      <div>
        <Button look="main" busy={state.status === 'LOADING'} onClick={() => void send()}>
          {words.send}
        </Button>
      </div>
    </div>
  );
});

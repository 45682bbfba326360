import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { dateIn } from '#core/figures/ago.ts';
import { longestDecisionNote, type QueueItem } from '#core/moderation/moderations.ts';
import { reportReasons } from '#core/moderation/report.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { paragraphsOf } from '#core/content/post-text.ts';
import { ModerationStore } from '#web/stores/moderation/moderation-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { keyed } from '../content/keyed.ts';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { Tag } from '../ui/Tag.tsx';
import styles from './moderation.module.css';

const rules: readonly ModerationRule[] = [...reportReasons, 'court'];

/** One thing that waits: what it says, what is said about it, and the decision. */
export const QueueCard = observer(function QueueCard({ item }: { readonly item: QueueItem }) {
  const words = useWords(moderationWords);
  const { language } = useStore(WordsStore);
  const { itemId, cause, communityName, openedOn, title, content, otherTexts, former, appealText, resourceType } = item;
  return (
    <article className="card stack g3" aria-labelledby={`item-${itemId}`}>
      <p className="prov">
        <span>
          <Tag tone={cause === 'appeal' ? 'ink' : 'warn'}>{words.causes[cause]}</Tag>
        </span>
        <span>{words.kinds[resourceType]}</span>
        <span>{communityName}</span>
        <span>{words.openedOn(dateIn(`${language}-IN`, Date.parse(openedOn)))}</span>
      </p>
      <h2 id={`item-${itemId}`} className={styles.title}>
        {title ?? content.slice(0, 60)}
      </h2>
      <div className={styles.text}>
        {keyed(paragraphsOf(content)).map(([key, lines]) => (
          <p key={key}>{lines.map((parts) => parts.map(({ text }) => text).join('')).join('\n')}</p>
        ))}
        {otherTexts.length > 0 && (
          <ul>
            {keyed(otherTexts).map(([key, text]) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <Said item={item} />
      {former && <p className="sm">{words.former[former]}</p>}
      {appealText && (
        <div className="inset">
          <p className="strong">{words.appealText}</p>
          <p>{appealText}</p>
        </div>
      )}
      <Verdict item={item} />
    </article>
  );
});

const Said = observer(function Said({ item: { reports } }: { readonly item: QueueItem }) {
  const words = useWords(moderationWords);
  const posts = useWords(postWords);
  if (reports.length === 0) return null;
  return (
    <ul className={styles.said}>
      {reports.map(({ reason, count, notes }) => (
        <li key={reason}>
          {words.reportedAs(words.rulesNamed[reason], count)}
          {notes.map((note) => (
            <p key={note} className="muted sm">
              {note}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
});

const Verdict = observer(function Verdict({ item: { itemId, suggestedRule } }: { readonly item: QueueItem }) {
  const words = useWords(moderationWords);
  const store = useStore(ModerationStore);
  const toasts = useStore(ToastStore);
  const [rule, choose] = useState<ModerationRule>(suggestedRule);
  const [note, say] = useState('');
  const [problem, tell] = useState<string>();
  const isBusy = store.deciding.state.status === 'LOADING';
  const decide = async (decision: 'keep' | 'remove') => {
    const isDone = await store.decide(itemId, { decision, rule: decision === 'remove' ? rule : null, ...(note.trim() && { note: note.trim() }) });
    if (isDone) return toasts.show({ type: 'success', text1: decision === 'keep' ? words.kept : words.removed });
    const { state } = store.deciding;
    tell(state.status === 'FAILURE' && state.failure.kind === 'conflict' ? words.conflict : words.failed);
  };
  return (
    <div className={styles.verdict}>
      <RuleChoice rule={rule} choose={choose} />
      <Field label={words.note}>
        {(control) => (
          <input {...control} className="input" maxLength={longestDecisionNote} value={note} onChange={({ currentTarget }) => say(currentTarget.value)} />
        )}
      </Field>
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <Button busy={isBusy} onClick={() => void decide('keep')}>
          {words.keep}
        </Button>
        <Button busy={isBusy} onClick={() => void decide('remove')}>
          {words.remove}
        </Button>
      </div>
    </div>
  );
});

const RuleChoice = observer(function RuleChoice({ rule, choose }: { readonly rule: ModerationRule; readonly choose: (rule: ModerationRule) => void }) {
  const words = useWords(moderationWords);
  const posts = useWords(postWords);
  return (
    <Field label={words.rule}>
      {(control) => (
        <Select
          {...control}
          options={rules.map((each) => ({ value: each, label: words.rulesNamed[each] }))}
          value={rule}
          onChange={({ currentTarget }) => choose(rules.find((each) => each === currentTarget.value) ?? rule)}
        />
      )}
    </Field>
  );
});

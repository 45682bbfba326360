import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { topicCategories, type TopicField } from '#core/administration/topic-form.ts';
import { topicSigns } from '#core/communities/topic-signs.ts';
import { TopicsStore } from '#web/stores/administration/topics-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { TopicMark } from '../communities/TopicMark.tsx';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import styles from './administration.module.css';

/** The form of one topic, new or known. */
export const TopicForm = observer(function TopicForm() {
  const { topics: words, save, cancel, saved } = useWords(administrationWords);
  const store = useStore(TopicsStore);
  const toasts = useStore(ToastStore);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [store.edited?.entityId]);
  const { edited, theirs } = store;
  return (
    <form
      className="card stack g4"
      aria-labelledby="topic"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store.save().then((isSaved) => isSaved && toasts.show({ type: 'success', text1: saved }));
      }}
    >
      <h2 id="topic" tabIndex={-1} ref={heading}>
        {edited ? words.changing(edited.name) : words.adding}
      </h2>
      <div className={styles.pair}>
        <TextField field="name" hint={edited ? undefined : words.nameHint} />
        <TextField field="nameInHindi" hint={words.hindiHint} />
        <TextField field="about" />
        <TextField field="aboutInHindi" />
        <Choices />
      </div>
      <label className={styles.check}>
        <input type="checkbox" checked={store.form.isClosed} onChange={({ currentTarget }) => store.type({ isClosed: currentTarget.checked })} />
        <span>{words.closed}</span>
      </label>
      <SaveProblem request={store.saving} now={theirs && [theirs.name, theirs.about]} isSaidElsewhere={store.isTaken} />
      <div className="row">
        <Button type="submit" look="main" busy={store.saving.state.status === 'LOADING'}>
          {save}
        </Button>
        <Button onClick={() => store.cancel()}>{cancel}</Button>
      </div>
    </form>
  );
});

/** The heading that a topic stands under, and its sign. */
const Choices = observer(function Choices() {
  const { topics: words } = useWords(administrationWords);
  const store = useStore(TopicsStore);
  return (
    <>
      <Field label={words.category}>
        {(control) => (
          <Select
            {...control}
            options={topicCategories.map((value) => ({ value, label: words.categories[value] }))}
            value={store.form.category}
            onChange={({ currentTarget }) => store.type({ category: topicCategories.find((known) => known === currentTarget.value) ?? 'Money' })}
          />
        )}
      </Field>
      <Field label={words.sign}>
        {(control) => (
          <span className={styles.row}>
            <span className="glyph">
              <TopicMark sign={store.form.sign} />
            </span>
            <Select
              {...control}
              options={topicSigns.map((value) => ({ value, label: words.signNamed(value) }))}
              value={store.form.sign}
              onChange={({ currentTarget }) => store.type({ sign: topicSigns.find((known) => known === currentTarget.value) ?? 'talk' })}
            />
          </span>
        )}
      </Field>
    </>
  );
});

const TextField = observer(function TextField({ field, hint }: { readonly field: TopicField; readonly hint?: string | undefined }) {
  const { topics: words } = useWords(administrationWords);
  const store = useStore(TopicsStore);
  const problem = store.problems[field];
  const long = field === 'name' || field === 'nameInHindi' ? words.long.name : words.long.about;
  const taken = field === 'name' && store.isTaken ? words.taken : undefined;
  const error = problem === 'empty' ? words.empty : problem === 'long' ? long : taken;
  const isHindi = field === 'nameInHindi' || field === 'aboutInHindi';
  return (
    <Field label={words[field]} {...(hint !== undefined && { hint })} error={error}>
      {(control) => (
        <input
          {...control}
          className="input"
          dir="auto"
          {...(isHindi && { lang: 'hi' })}
          value={store.form[field]}
          onChange={({ currentTarget }) => store.type({ [field]: currentTarget.value })}
        />
      )}
    </Field>
  );
});

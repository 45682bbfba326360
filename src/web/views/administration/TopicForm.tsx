import { observer } from 'mobx-react-lite';
import { topicCategories, type TopicField } from '#core/administration/topic-form.ts';
import { topicSigns } from '#core/communities/topic-signs.ts';
import { TopicsStore } from '#web/stores/administration/topics-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { TopicMark } from '../communities/TopicMark.tsx';
import { Checkbox } from '../fields/Checkbox.tsx';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { EditorForm } from './EditorForm.tsx';
import styles from './administration.module.css';

/** The form of one topic, new or known. */
export const TopicForm = observer(function TopicForm() {
  const { topics: words } = useWords(administrationWords);
  const { editor } = useStore(TopicsStore);
  const { edited, theirs } = editor;
  return (
    <EditorForm
      id="topic"
      heading={edited ? words.changing(edited.name) : words.adding}
      editor={editor}
      now={theirs && [inBoth(theirs.name, theirs.nameInHindi), inBoth(theirs.about, theirs.aboutInHindi)]}
    >
      <div className={styles.pair}>
        <TextField field="name" hint={edited ? undefined : words.nameHint} />
        <TextField field="nameInHindi" hint={words.hindiHint} />
        <TextField field="about" />
        <TextField field="aboutInHindi" />
        <Choices />
      </div>
      <Checkbox isChecked={editor.form.isClosed} onCheck={(isClosed) => editor.type({ isClosed })}>
        {words.closed}
      </Checkbox>
    </EditorForm>
  );
});

/** A text in both languages; the Hindi may be left empty. */
const inBoth = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' · ');

/** The heading that a topic is under, and its sign. */
const Choices = observer(function Choices() {
  const { topics: words } = useWords(administrationWords);
  const { editor } = useStore(TopicsStore);
  return (
    <>
      <Field label={words.category}>
        {(control) => (
          <Select
            {...control}
            options={topicCategories.map((value) => ({ value, label: words.categories[value] }))}
            value={editor.form.category}
            onChange={({ currentTarget }) => editor.type({ category: topicCategories.find((known) => known === currentTarget.value) ?? 'Money' })}
          />
        )}
      </Field>
      <Field label={words.sign}>
        {(control) => (
          <span className={styles.row}>
            <span className="glyph">
              <TopicMark sign={editor.form.sign} />
            </span>
            <Select
              {...control}
              options={topicSigns.map((value) => ({ value, label: words.signNamed(value) }))}
              value={editor.form.sign}
              onChange={({ currentTarget }) => editor.type({ sign: topicSigns.find((known) => known === currentTarget.value) ?? 'talk' })}
            />
          </span>
        )}
      </Field>
    </>
  );
});

const TextField = observer(function TextField({ field, hint }: { readonly field: TopicField; readonly hint?: string | undefined }) {
  const { topics: words } = useWords(administrationWords);
  const { editor } = useStore(TopicsStore);
  const problem = editor.problems[field];
  const long = field === 'name' || field === 'nameInHindi' ? words.long.name : words.long.about;
  const taken = field === 'name' && editor.isTaken ? words.taken : undefined;
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
          value={editor.form[field]}
          onChange={({ currentTarget }) => editor.type({ [field]: currentTarget.value })}
        />
      )}
    </Field>
  );
});

import { observer } from 'mobx-react-lite';
import { topicCategories, type TopicField, type TopicForm as Form } from '#core/administration/topic-form.ts';
import { topicSigns } from '#core/communities/topic-signs.ts';
import { languages } from '#core/device/preferences.ts';
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

export const TopicForm = observer(function TopicForm() {
  const { topics: words } = useWords(administrationWords);
  const { editor } = useStore(TopicsStore);
  const { edited, theirs } = editor;
  return (
    <EditorForm
      id="topic"
      heading={edited ? words.changing(edited.name) : words.adding}
      editor={editor}
      now={theirs && [inAll(theirs.name, theirs.names), inAll(theirs.about, theirs.abouts)]}
    >
      <div className="grid broad">
        <TextField of="name" hint={edited ? undefined : words.nameHint} />
        {others.map((language) => (
          <TextField key={language} of="name" language={language} hint={words.otherHint} />
        ))}
        <TextField of="about" />
        {others.map((language) => (
          <TextField key={language} of="about" language={language} />
        ))}
        <Choices />
      </div>
      <Checkbox isChecked={editor.form.isClosed} onCheck={(isClosed) => editor.type({ isClosed })}>
        {words.closed}
      </Checkbox>
    </EditorForm>
  );
});

const others = languages.filter((language) => language !== 'en');

/** Text in every language that has it. */
const inAll = (text: string, texts: Readonly<Record<string, string>>): string => [text, ...Object.values(texts)].join(' · ');

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

interface TextFieldProps {
  readonly of: 'name' | 'about';
  readonly language?: string;
  readonly hint?: string | undefined;
}

const TextField = observer(function TextField({ of, language, hint }: TextFieldProps) {
  const { topics: words } = useWords(administrationWords);
  const { editor } = useStore(TopicsStore);
  const texts = `${of}s` as const;
  const problem = editor.problems[language === undefined ? of : (`${texts}/${language}` satisfies TopicField)];
  const taken = of === 'name' && language === undefined && editor.isTaken ? words.taken : undefined;
  const error = problem === 'empty' ? words.empty : problem === 'long' ? words.long[of] : taken;
  const typed = (text: string): Partial<Form> => (language === undefined ? { [of]: text } : { [texts]: { ...editor.form[texts], [language]: text } });
  return (
    <Field label={words[of](language)} {...(hint !== undefined && { hint })} error={error}>
      {(control) => (
        <input
          {...control}
          className="input"
          dir="auto"
          lang={language}
          value={language === undefined ? editor.form[of] : (editor.form[texts][language] ?? '')}
          onChange={({ currentTarget }) => editor.type(typed(currentTarget.value))}
        />
      )}
    </Field>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, type ClipboardEvent, type DragEvent } from 'react';
import { contactsWritten } from '#core/composer/composer-problems.ts';
import { textOf, withText } from '#core/composer/written-texts.ts';
import { longestTexts, type EditableName } from '#core/posts/post-texts.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { WritingGateStore } from '#web/stores/composer/writing-gate-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { RefusedWords } from '../abuse/RefusedWords.tsx';
import { useRefused } from '../abuse/use-refused.ts';
import { ContactWarning } from '../content/ContactWarning.tsx';
import { refusedWordsOf } from '#web/stores/abuse/refused-words.ts';
import { useStore } from '../stores.tsx';
import { Field } from '../fields/Field.tsx';
import { CommunityField } from './CommunityField.tsx';
import { FoundChanges } from './FoundChanges.tsx';
import { LaterChoice } from './LaterChoice.tsx';
import { PersonaChoice } from './PersonaChoice.tsx';
import { PublishedPictures } from './PublishedPictures.tsx';
import { KindChoice } from './KindChoice.tsx';
import { KindPart } from './KindPart.tsx';
import { useAdding } from './use-adding.ts';
import { RephrasePart } from './RephrasePart.tsx';
import { SilenceNote } from './SilenceNote.tsx';
import { useWords } from '../words.tsx';
import styles from './composer.module.css';

/** Fields of a post. Published posts change in their texts only. */
export const ComposerForm = observer(function ComposerForm({ isLater }: { readonly isLater: boolean }) {
  const store = useStore(ComposerStore);
  const add = useAdding();
  const { writing } = store;
  const { writesFirst } = useStore(WritingGateStore);
  const isNew = writing.postId === null;
  const take: Take = async (event, files) => {
    const isRoomFor = isNew && !writesFirst && (writing.kind === 'text' || writing.kind === 'image');
    if (!isRoomFor || !files || files.files.length === 0) return;
    event.preventDefault();
    await add(files.files);
  };
  return (
    <div className={`stack ${styles.form}`} onDragOver={(event) => event.preventDefault()} onDrop={(event) => void take(event, event.dataTransfer)}>
      {!writesFirst && <SilenceNote />}
      {isNew ? <KindChoice /> : <FoundChanges />}
      <ReviewNote />
      <LineField name="title" />
      <TextField take={take} />
      <ContactWarning kinds={contactsWritten(writing)} />
      {!writesFirst && <RephrasePart />}
      {isNew ? (
        <>
          <KindPart />
          <CommunityField />
          {!writesFirst && <PersonaChoice />}
          <LaterChoice isLater={isLater} />
        </>
      ) : (
        <PublishedPictures />
      )}
    </div>
  );
});

const ReviewNote = observer(function ReviewNote() {
  const { ofReview } = useWords(composerWords);
  const { writing } = useStore(ComposerStore);
  return writing.openTouchpoint === 'own_review' ? <p className="inset sm">{ofReview.warning}</p> : null;
});

/** First line of the form, focused where no on-screen keyboard opens. */
const LineField = observer(function LineField({ name }: { readonly name: EditableName }) {
  const words = useWords(composerWords);
  const store = useStore(ComposerStore);
  const text = textOf(store.writing, name);
  const { field, find, own, isRefused } = useRefused<HTMLInputElement>(refusedWordsOf(store.saving.state, store.publishing.state), `/body/${name}`, text);
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [field]);
  return (
    <>
      <Field label={words.texts[name].label}>
        {(control) => (
          <input
            {...control}
            ref={field}
            dir="auto"
            aria-invalid={isRefused || undefined}
            className="input"
            placeholder={words.texts[name].placeholder}
            maxLength={longestTexts[name]}
            value={text}
            onChange={({ currentTarget }) => store.change((writing) => withText(writing, name, currentTarget.value))}
          />
        )}
      </Field>
      <RefusedWords problems={own} text={text} find={find} />
    </>
  );
});

type Take = (event: ClipboardEvent | DragEvent, files: DataTransfer | null) => Promise<void>;

const TextField = observer(function TextField({ take }: { readonly take: Take }) {
  const words = useWords(composerWords);
  const store = useStore(ComposerStore);
  const { inputText } = store.writing;
  const { field, find, own, isRefused } = useRefused<HTMLTextAreaElement>(
    refusedWordsOf(store.saving.state, store.publishing.state),
    '/body/content',
    inputText,
  );
  return (
    <>
      <Field label={words.texts.content.label}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            dir="auto"
            aria-invalid={isRefused || undefined}
            className={`input ${styles.text}`}
            placeholder={words.texts.content.placeholder}
            maxLength={longestTexts.content}
            rows={5}
            value={inputText}
            onPaste={(event) => void take(event, event.clipboardData)}
            onChange={({ currentTarget }) => store.change({ inputText: currentTarget.value })}
          />
        )}
      </Field>
      <RefusedWords problems={own} text={inputText} find={find} />
    </>
  );
});

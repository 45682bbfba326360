import { observer } from 'mobx-react-lite';
import type { ClipboardEvent, DragEvent } from 'react';
import { longestContent, longestTitle } from '#core/posts/post-draft.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { PostImagesStore } from '#web/stores/composer/post-images-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { RefusedWords } from '../abuse/RefusedWords.tsx';
import { useRefused } from '../abuse/use-refused.ts';
import { ContactWarning } from '../content/ContactWarning.tsx';
import { refusedWordsOf } from '#web/stores/abuse/refused-words.ts';
import { useStore } from '../stores.tsx';
import { Field } from '../fields/Field.tsx';
import { CommunityField } from './CommunityField.tsx';
import { PersonaChoice } from './PersonaChoice.tsx';
import { KeptImages } from './KeptImages.tsx';
import { KindChoice } from './KindChoice.tsx';
import { KindPart } from './KindPart.tsx';
import { picturesIn } from './pictures-in.ts';
import { RephrasePart } from './RephrasePart.tsx';
import { useWords } from '../words.tsx';
import styles from './composer.module.css';

/** Everything that makes a post. A post that stands already is changed in its words alone. */
export const ComposerForm = observer(function ComposerForm() {
  const store = useStore(ComposerStore);
  const pictures = useStore(PostImagesStore);
  const { writing } = store;
  const isNew = writing.postId === null;
  const take: Take = async (event, files) => {
    const isRoomFor = isNew && (writing.kind === 'text' || writing.kind === 'image');
    if (!isRoomFor || !files || files.files.length === 0) return;
    event.preventDefault();
    await pictures.add(await picturesIn(files.files));
  };
  return (
    <div className={styles.form} onDragOver={(event) => event.preventDefault()} onDrop={(event) => void take(event, event.dataTransfer)}>
      <TitleField />
      <TextField take={take} />
      <ContactWarning kinds={store.contacts} />
      <RephrasePart />
      {isNew ? (
        <>
          <KindChoice />
          <KindPart />
          <CommunityField />
          <PersonaChoice />
        </>
      ) : (
        <KeptImages />
      )}
    </div>
  );
});

const TitleField = observer(function TitleField() {
  const words = useWords(composerWords);
  const store = useStore(ComposerStore);
  const { title } = store.writing;
  const { field, find, own, isRefused } = useRefused<HTMLInputElement>(refusedWordsOf(store.saving.state, store.publishing.state), '/body/title', title);
  return (
    <>
      <Field label={words.heading}>
        {(control) => (
          <input
            {...control}
            ref={field}
            dir="auto"
            aria-invalid={isRefused || undefined}
            className="input"
            placeholder={words.headingPlaceholder}
            maxLength={longestTitle}
            value={title}
            onChange={({ currentTarget }) => store.change({ title: currentTarget.value })}
          />
        )}
      </Field>
      <RefusedWords problems={own} text={title} find={find} />
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
      <Field label={words.text}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            dir="auto"
            aria-invalid={isRefused || undefined}
            className={`input ${styles.text}`}
            placeholder={words.textPlaceholder}
            maxLength={longestContent}
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

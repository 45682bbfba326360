import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { paragraphsOf } from '#core/content/post-text.ts';
import { TranslationStore } from '#web/stores/content/translation-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { useWords } from '../words.tsx';
import { RichText } from './RichText.tsx';

interface TranslationDialogProps {
  readonly text: string;
  readonly from: string;
  readonly close: () => void;
}

export const TranslationDialog = observer(function TranslationDialog({ text, from, close }: TranslationDialogProps) {
  const words = useWords(contentWords).translation;
  const { language } = useStore(WordsStore);
  const { translation } = useStore(TranslationStore);
  useEffect(() => void translation.send(text, from, language), [translation, text, from, language]);
  return (
    <Dialog isOpen onClose={close} title={words.title}>
      <div className="stack g3">
        <Await request={translation}>{(translated) => <RichText paragraphs={paragraphsOf(translated)} />}</Await>
        <p className="hint">{words.onDevice}</p>
      </div>
    </Dialog>
  );
});

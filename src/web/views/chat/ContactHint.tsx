import { observer } from 'mobx-react-lite';
import { contactsIn } from '#core/content/contact-pattern.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { useWords } from '../words.tsx';

/** Hints at contact details in a message, without blocking it (D-29, F-40). */
export const ContactHint = observer(function ContactHint({ text }: { readonly text: string }) {
  const { write: words } = useWords(chatWords);
  const kinds = contactsIn(text);
  return (
    <p role="status" className="hint">
      {kinds.length > 0 && words.contacts(kinds)}
    </p>
  );
});

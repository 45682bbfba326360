import { observer } from 'mobx-react-lite';
import type { ContactKind } from '#core/content/contact-pattern.ts';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

/** Warns of contact details without blocking (D-29). */
export const ContactWarning = observer(function ContactWarning({ kinds }: { readonly kinds: readonly ContactKind[] }) {
  const words = useWords(abuseWords);
  return (
    <div role="status">
      {kinds.length > 0 && (
        <p className="inset row">
          <WarningIcon small />
          {words.contacts(kinds)}
        </p>
      )}
    </div>
  );
});

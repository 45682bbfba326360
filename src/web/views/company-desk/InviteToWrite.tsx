import { observer } from 'mobx-react-lite';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import { ShareStore } from '#web/stores/app/share-store.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Link by which people write, whose reviews say that the employer invited them. */
export const InviteToWrite = observer(function InviteToWrite({ company }: { readonly company: string }) {
  const words = useWords(deskWords);
  const shares = useStore(ShareStore);
  const copy = () =>
    void shares.copy(new URL(reviewFormUrl({ company, isInvited: true }), location.href).href, { done: words.copied, failed: words.notCopied });
  return (
    <section className="card stack g2" aria-labelledby="desk-write">
      <h2 id="desk-write">{words.writeTitle}</h2>
      <p className="sm">{words.write}</p>
      <span className="row needs-script">
        <Button onClick={copy}>{words.copyLink}</Button>
      </span>
    </section>
  );
});

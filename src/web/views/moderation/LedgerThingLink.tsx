import { observer } from 'mobx-react-lite';
import type { LedgerEntry } from '#core/moderation/ledger.ts';
import { thingPath } from '#core/navigation/content-paths.ts';
import { LedgerStore } from '#web/stores/moderation/ledger-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { useCommunityName } from '../content/use-community-name.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Thing of an entry in words, with its community where known. For observers only. */
export function useLedgerThing({ itemId, itemKind }: LedgerEntry): { readonly said: string; readonly isShown: boolean } {
  const { ledger: words } = useWords(moderationWords);
  const thing = useStore(LedgerStore).things.get(itemId);
  const nameOf = useCommunityName();
  const kind = words.kinds[itemKind];
  return { said: thing ? words.kindIn(kind, nameOf(thing.place)) : kind, isShown: Boolean(thing?.postId) };
}

/** Way to the thing of an entry, while that is shown. */
export const LedgerThingLink = observer(function LedgerThingLink({ entry, className }: { readonly entry: LedgerEntry; readonly className?: string }) {
  const { ledger: words } = useWords(moderationWords);
  const { sequence, itemId, itemKind } = entry;
  const postId = useStore(LedgerStore).things.get(itemId)?.postId;
  if (!postId) return null;
  return (
    <Link
      {...(className && { className })}
      to={thingPath({ resourceType: itemKind.toUpperCase(), resourceId: itemId, postId })}
      aria-label={words.seeLine(sequence)}
    >
      {words.see}
    </Link>
  );
});

import { observer } from 'mobx-react-lite';
import type { Post } from '#core/posts/post.ts';
import { screens } from '#core/navigation/screens.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { useCommunityName } from '../content/use-community-name.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Reasons from the published formula, heaviest first. */
export const WhyDialog = observer(function WhyDialog({ post: { why, community }, close }: { readonly post: Post; readonly close: () => void }) {
  const words = useWords(contentWords).why;
  const nameOf = useCommunityName();
  return (
    <Dialog isOpen onClose={close} title={words.title}>
      <div className="stack g3">
        <p>{words.lead}</p>
        <ul>
          {why.map((reason) => (
            <li key={reason}>{words.reasons[reason](nameOf(community))}</li>
          ))}
        </ul>
        <p className="muted">{words.nothingElse}</p>
        <p className="row">
          <Link className="btn" to={`${screens.communities}?order=latest`} onClick={close}>
            {words.latest}
          </Link>
          <Link className="go" to={`${screens.transparency}#feed`} onClick={close}>
            {words.formula}
          </Link>
        </p>
      </div>
    </Dialog>
  );
});

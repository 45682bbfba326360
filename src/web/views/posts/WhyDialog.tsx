import { observer } from 'mobx-react-lite';
import type { Post } from '#core/posts/post.ts';
import { screens } from '#core/navigation/screens.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Link } from '../ui/Link.tsx';
import { useTalkWords } from './use-talk-words.ts';

/** Why a post stands where it does in the feed: the reasons of the published formula, the heaviest first. */
export const WhyDialog = observer(function WhyDialog({ post: { why, community }, close }: { readonly post: Post; readonly close: () => void }) {
  const words = useTalkWords();
  return (
    <Dialog isOpen onClose={close} title={words.whyTitle}>
      <div className="stack g3">
        <p>{words.whyLead}</p>
        <ul>
          {why.map((reason) => (
            <li key={reason}>{words.whyReasons[reason](community.name)}</li>
          ))}
        </ul>
        <p className="muted">{words.whyNothingElse}</p>
        <p className="row">
          <Link className="btn" to={`${screens.communities}?order=latest`} onClick={close}>
            {words.whyLatest}
          </Link>
          <Link className="go" to={`${screens.transparency}#feed`} onClick={close}>
            {words.whyFormula}
          </Link>
        </p>
      </div>
    </Dialog>
  );
});

import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Post } from '#core/posts/post.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { Button } from '../ui/Button.tsx';
import { MoreIcon } from '../ui/icons.tsx';
import { Menu } from '../overlays/Menu.tsx';
import { usePostActions } from './use-post-actions.tsx';
import { useWords } from '../words.tsx';

interface PostMenuProps {
  readonly post: Post;
  readonly moderated?: (() => void) | undefined;
}

/** Further actions of a post, rendered on first press, as lists have many. */
export const PostMenu = observer(function PostMenu({ post, moderated }: PostMenuProps) {
  const words = useWords(postWords);
  const [isMade, make] = useState(false);
  return isMade ? (
    <OpenMenu post={post} moderated={moderated} />
  ) : (
    <Button look="quiet" square className="needs-script" aria-haspopup="menu" aria-expanded={false} aria-label={words.actions} onClick={() => make(true)}>
      <MoreIcon />
    </Button>
  );
});

const OpenMenu = observer(function OpenMenu({ post, moderated }: PostMenuProps) {
  const words = useWords(postWords);
  const items = usePostActions(post, moderated);
  const place = useRef<HTMLSpanElement>(null);
  // The focus goes back to the button when the menu closes, so it has to stand there before it opens.
  useLayoutEffect(() => {
    place.current?.querySelector('button')?.focus();
    place.current?.querySelector<HTMLElement>('[popover]')?.showPopover?.();
  }, []);
  return (
    <span ref={place}>
      <Menu button={<MoreIcon />} buttonClass="btn quiet sq" label={words.actions} items={items} />
    </span>
  );
});

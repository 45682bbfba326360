import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import type { DraftPersona } from '#core/personas/draft-persona.ts';
import { CommentDraftsStore } from '#web/stores/comments/comment-drafts-store.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { SpeakingNote } from '../personas/SpeakingNote.tsx';
import { useStore } from '../stores.tsx';

interface DraftNameProps {
  readonly parentKey: string;
  readonly persona: DraftPersona;
  readonly startsIn: RefObject<HTMLElement | null>;
}

export const DraftName = observer(function DraftName({ parentKey, persona, startsIn }: DraftNameProps) {
  const store = useStore(CommentsStore);
  const sent = useStore(CommentDraftsStore).sentNameAt(parentKey);
  const startOver = () => {
    store.renew(parentKey);
    startsIn.current?.focus();
  };
  return <SpeakingNote what="comment" now={persona} sent={sent} onAgain={store.alreadyPostedAt(parentKey) === undefined ? startOver : undefined} />;
});

import type { Post } from '#core/posts/post.ts';
import { HiddenContentStore } from '#web/stores/moderation/hidden-content-store.ts';
import { PostPatchesStore } from '#web/stores/posts/post-patches-store.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { aboutPath } from '../chat/messages-path.ts';
import { useStore } from '../stores.tsx';
import { EditIcon, ChatIcon, FlagIcon, InfoIcon } from '../ui/icons.tsx';
import type { MenuItem } from '../overlays/Menu.tsx';
import { AskIcon, DeleteIcon, HideIcon } from '../content/post-icons.tsx';
import { useMembersOnly } from '../content/use-members-only.ts';
import { useNameBegun } from '../content/use-name-begun.ts';
import { useReport } from '../content/use-report.ts';
import { useModerating } from '../moderation/use-moderating.tsx';
import { useStopActions } from '../moderation/use-stop-actions.tsx';
import { useTellHidden } from '../content/use-undo.ts';
import { useTellFailure } from '../content/use-toast-on-failure.ts';
import { useTranslation } from '../content/use-translation.ts';
import { useWriteTo } from '../content/use-write-to.ts';
import { useWayToKey } from '../content/use-way-to-key.ts';
import { useWords } from '../words.tsx';

/** Edit and delete for authors, report and hide for others. For observers only. */
export function usePostActions(post: Post, moderated?: () => void): readonly MenuItem[] {
  const words = useWords(postWords);
  const actions = useStore(PostActionsStore);
  const why = post.why.length > 0 ? [{ label: words.why, icon: <InfoIcon />, press: () => actions.ask({ kind: 'why', post }) }] : [];
  const patches = useStore(PostPatchesStore);
  const moderating = useModerating({ resourceId: post.postId, resourceType: 'POST' }, post, ({ status, lockedFor }) => {
    if (status === 'LIVE') patches.put({ ...post, status, lockedFor });
    else if (!moderated) patches.drop(post.postId);
    moderated?.();
  });
  const own = useOwnActions(post);
  const others = useReadersActions(post);
  const translate = useTranslation(`${post.title ?? ''}\n\n${post.content}`);
  return [...(post.isMine ? own : others), ...(translate ? [{ label: words.translate, icon: <ChatIcon />, press: translate }] : []), ...why, ...moderating];
}

function useOwnActions(post: Post): readonly MenuItem[] {
  const words = useWords(postWords);
  const actions = useStore(PostActionsStore);
  const writing = useStore(WritingStore);
  const resource = { resourceId: post.postId, resourceType: 'POST' } as const;
  return [
    ...(post.mayEdit ? [{ label: words.edit, icon: <EditIcon />, press: () => writing.open({ edits: post }) }] : []),
    ...(post.mayDelete
      ? [
          {
            label: words.remove,
            icon: <DeleteIcon />,
            isDestructive: true,
            press: () => actions.ask({ kind: 'remove', what: resource, remove: () => actions.remove(post.postId) }),
          },
        ]
      : []),
  ];
}

function useReadersActions({ postId, author }: Post): readonly MenuItem[] {
  const words = useWords(postWords);
  const actions = useStore(PostActionsStore);
  const toasts = useStore(ToastStore);
  const asMember = useMembersOnly();
  const resource = { resourceId: postId, resourceType: 'POST' } as const;
  const hiddenContent = useStore(HiddenContentStore);
  const stops = useStopActions(resource, author);
  const tellHidden = useTellHidden();
  const showWay = useWayToKey();
  const begun = useNameBegun();
  const report = useReport();
  const writeTo = useWriteTo(aboutPath('POST', postId));
  const fail = useTellFailure();
  const hide = async () => {
    if (!(await hiddenContent.hide(postId))) return fail(undefined);
    hiddenContent.point(postId);
    tellHidden(postId, { kind: 'HIDDEN' }, words.notInterestedDone);
  };
  const ask = async () => {
    const asked = await actions.asking.send(postId);
    if (asked.status === 'FAILURE') return showWay(asked.failure) || fail(asked.failure);
    toasts.show({ type: 'success', text1: words.requested });
  };
  return [
    { label: words.writeTo, icon: <ChatIcon />, ...writeTo },
    { label: words.requestAnswer, icon: <AskIcon />, press: () => asMember(() => begun(() => void ask()), { kind: 'requestAnswer', postId }) },
    { label: words.notInterested, icon: <HideIcon />, press: () => asMember(() => void hide(), { kind: 'hide', postId }) },
    ...stops,
    { label: words.report, icon: <FlagIcon />, isDestructive: true, press: () => report(resource) },
  ];
}

import { Comments } from '#core/comments/comments.ts';
import { Questions } from '#core/questions/questions.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CommentDraftsStore } from '#web/stores/comments/comment-drafts-store.ts';
import { CommentOutboxStore } from '#web/stores/comments/comment-outbox-store.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { PostPatchesStore } from '#web/stores/posts/post-patches-store.ts';
import { QuestionStore } from '#web/stores/questions/question-store.ts';
import { questionHead } from '#web/views/questions/question-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { moderatedWords } from '#web/words/moderation/moderated-words.ts';
import { speakingWords } from '#web/words/personas/speaking-words.ts';
import { postPageWords } from '#web/words/posts/post-page-words.ts';
import { copyWords } from '#web/words/ui/copy-words.ts';
import { commentBindings } from '../comments/comment-bindings.ts';
import { exposureBindings } from '../exposure/exposure-bindings.ts';
import { store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { feedSentences, postBindings } from '../posts/post-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';
import { withWords } from '../words/with-words.ts';
import { questionBindings, questionSentences } from './question-parts.ts';

export { QuestionScreen as Screen } from '#web/views/questions/QuestionScreen.tsx';

export const shared = [...postBindings, ...commentBindings];

export const words = [
  ...feedSentences,
  ...questionSentences,
  interviewWords,
  postPageWords,
  moderatedWords,
  commentWords,
  abuseWords,
  copyWords,
  speakingWords,
];

/** Dialogs over the page, with the moderators' fetched on demand. */
export const over = [
  ...postOverlays,
  {
    isWanted: (stores: Stores) => stores.get(QuestionStore).isMerging,
    load: withWords(() => import(/* webpackChunkName: "merge" */ './merge-wiring.ts')),
    dismiss: (stores: Stores) => stores.get(QuestionStore).merge(false),
  },
];

export const bindings = [
  ...exposureBindings,
  ...questionBindings,
  store(QuestionStore, [Questions, PostPatchesStore]),
  store(CommentsStore, [Comments, CommentDraftsStore, PostPatchesStore, QuestionStore, CommentOutboxStore]),
];

/** Loads a question by name or id with its answers, following a merge. */
export const load = async (stores: Stores, { params, query }: RouteMatch) => {
  const shown = stores.get(QuestionStore);
  const { questionId, questionSlug = '' } = params;
  await (questionId === undefined ? shown.openSlug(questionSlug) : shown.openId(questionId));
  const below = shown.question.value?.questionId ?? (shown.isMissing ? shown.askedId : undefined);
  await Promise.all([shown.look(), below !== undefined && stores.get(CommentsStore).open(below, query.get('comment'))]);
};

export const head = (stores: Stores) => questionHead(stores.get(QuestionStore), stores.get(CommentsStore), stores.get(WordsStore));

import { routes as feed } from '#contract/generated/feed.ts';
import { routes as content } from '#contract/generated/feed/content.ts';
import { Comments } from '#core/comments/comments.ts';
import { Quotas } from '#core/quotas/quotas.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { Turns } from '#core/device/turns.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { httpQuotas } from '#web/adapters/quotas/http-quotas.ts';
import { BrowserIdempotencyKeys } from '#web/adapters/device/browser-idempotency-keys.ts';
import { httpComments } from '#web/adapters/comments/http-comments.ts';
import { CommentDraftsStore } from '#web/stores/comments/comment-drafts-store.ts';
import { CommentOutboxStore } from '#web/stores/comments/comment-outbox-store.ts';
import { SentNamesStore } from '#web/stores/content/sent-names-store.ts';
import { QuotasStore } from '#web/stores/quotas/quotas-store.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { CopyStore } from '#web/stores/forms/copy-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { sentNames } from '../content/sent-names.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';

/** Comment bindings shared by screens, so that drafts survive navigation. */
export const commentBindings = [
  overHttp(Comments, httpComments, feed),
  onDevice(IdempotencyKeys, BrowserIdempotencyKeys),
  overHttp(Quotas, httpQuotas, content),
  store(QuotasStore, [Quotas]),
  store(CopyStore, [Clipboards]),
  sentNames,
  store(CommentDraftsStore, [UserStorage, IdempotencyKeys, SessionStore, SentNamesStore]),
  store(CommentOutboxStore, [Comments, CommentDraftsStore, Turns, ConnectionStore, SessionStore]),
];

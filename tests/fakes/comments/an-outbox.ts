import type { Comments } from '#core/comments/comments.ts';
import { FakeConnections } from '#tests/fakes/device/fake-connections.ts';
import { FakeTurns } from '#tests/fakes/device/fake-turns.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import type { CommentDraftsStore } from '#web/stores/comments/comment-drafts-store.ts';
import { CommentOutboxStore } from '#web/stores/comments/comment-outbox-store.ts';
import type { SessionStore } from '#web/stores/sessions/session-store.ts';

export const anOutbox = (
  comments: Comments,
  drafts: CommentDraftsStore,
  session: SessionStore,
  { turns = new FakeTurns(), connection = new ConnectionStore(new FakeConnections(), new FakeClock()) } = {},
): CommentOutboxStore => new CommentOutboxStore(comments, drafts, turns, connection, session);

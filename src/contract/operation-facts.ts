import type { AnnouncementFacts } from '#core/errors/announcement.ts';
import type { RefusalFacts } from '#core/sessions/session-refusal.ts';
import type { UsageFacts } from '#core/usage/sent-call.ts';

/**
 * Credential of an operation while a device has the key of a made-up name; by session where nothing is said.
 * `key`, `vote`: by the key alone. `asked`: by the key where there is one. `both`: by each, and the answers are merged. `nobody`: by none. `device`: no call is
 * sent. `here`: none for what is the name’s. `completed`: by the session, and the device adds to the answer.
 * `speech`, `persona`, `thing`, `own`: by the key where the made-up name writes, is asked for, is the owner, or reads again what it owns. `onward`: as what gave its cursor.
 */
export type Credential =
  | 'session'
  | 'completed'
  | 'key'
  | 'vote'
  | 'asked'
  | 'both'
  | 'speech'
  | 'persona'
  | 'thing'
  | 'own'
  | 'onward'
  | 'nobody'
  | 'device'
  | 'here';

/** Facts of an operation that its contract says, beside how it travels. */
export interface OperationFacts extends AnnouncementFacts, RefusalFacts, UsageFacts {
  readonly credential?: Credential;
  /** True where its answer says of things whose they are, so that those of the name are marked in it. */
  readonly tellsWhose?: true;
  /** True where what the caller muted is left out of its answer. */
  readonly withoutMuted?: true;
  /** True where the server may carry it out later, by key. */
  readonly mayWait?: true;
}

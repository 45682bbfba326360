import type { AnnouncementFacts } from '#core/errors/announcement.ts';
import type { RefusalFacts } from '#core/sessions/session-refusal.ts';
import type { UsageFacts } from '#core/usage/sent-call.ts';

/** Credential of an operation while a device has the key of a made-up name; by session where nothing is said. */
export type Credential =
  | 'session'
  /** By the session, and the device adds to the answer. */
  | 'completed'
  /** By the key alone. */
  | 'key'
  | 'vote'
  /** By the key where there is one. */
  | 'asked'
  /** By each, and the answers are merged. */
  | 'both'
  /** By the key where the made-up name writes. */
  | 'speech'
  /** By the key where the made-up name is asked for. */
  | 'persona'
  /** By the key where the made-up name owns the thing. */
  | 'thing'
  /** By the key where the made-up name reads again what it owns. */
  | 'own'
  /** By what gave its cursor. */
  | 'onward'
  | 'nobody'
  /** By none: no call is sent. */
  | 'device'
  /** By none for what is the name’s. */
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

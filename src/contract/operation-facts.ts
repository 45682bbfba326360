import type { AnnouncementFacts } from '#core/errors/announcement.ts';
import type { RefusalFacts } from '#core/sessions/session-refusal.ts';
import type { UsageFacts } from '#core/usage/sent-call.ts';

/** Credential of operations on a device with a made-up name's key. Defaults to session. */
export type Credential =
  | 'session'
  /** By session, with additions from the device. */
  | 'completed'
  | 'key'
  | 'vote'
  /** By the key where there is one. */
  | 'asked'
  /** Merges answers by session and by key. */
  | 'both'
  /** By the key where the made-up name writes. */
  | 'speech'
  /** By the key where the made-up name is asked for. */
  | 'persona'
  /** By the key where the made-up name owns the thing. */
  | 'thing'
  /** By the key where the made-up name rereads its own things. */
  | 'own'
  /** By the credential that gave the cursor. */
  | 'onward'
  | 'nobody'
  /** No call is sent. */
  | 'device'
  /** No credential for things of the made-up name. */
  | 'here';

export interface OperationFacts extends AnnouncementFacts, RefusalFacts, UsageFacts {
  readonly credential?: Credential;
  /** True if pages name themselves in `systemid`, not their client. */
  readonly byPage?: true;
  /** True if answers tell authors, so that the made-up name's things are marked. */
  readonly tellsWhose?: true;
  /** True if muted things are left out of the answer. */
  readonly withoutMuted?: true;
  /** True if the server may carry it out later, by key. */
  readonly mayWait?: true;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** HTML version without external resources. */
  readonly html?: string;
  /** One-press unsubscribe without login (RFC 8058). */
  readonly leaveUrl?: string;
  /** Stable name across resends, so that a mailbox shows it once. */
  readonly name?: string;
}

export abstract class Mails {
  /** False means that no mail may be promised. */
  abstract canSend(): boolean;
  /** Never awaited by a reader, since timing would reveal whether a mail exists. */
  abstract send(mail: Mail): Promise<void>;
  /** Drops all queued mails to an address. */
  abstract forget(address: string): Promise<void>;
}

/** One mail to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as markup, where it is more than a few lines. It fetches nothing from anywhere. */
  readonly html?: string;
  /** The URL at which its receiver ends all mails of this kind, by one press and without logging in (RFC 8058). */
  readonly leaveUrl?: string;
  /** A name of its own that stays the same when it is sent again, so that a mailbox can show it once. */
  readonly name?: string;
}

/** Outgoing mail. */
export abstract class Mails {
  /** Whether mails can leave just now; otherwise none is promised to anyone. */
  abstract canSend(): boolean;
  /** Resolves once the mail has left. Nobody is kept waiting for that, as the time it takes would tell whether there was a mail at all. */
  abstract send(mail: Mail): Promise<void>;
  /** Drops everything still held of mails to an address. */
  abstract forget(address: string): Promise<void>;
}

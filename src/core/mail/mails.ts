/** One mail to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Outgoing mail. */
export abstract class Mails {
  /** Whether mails can leave just now; otherwise none is promised to anybody. */
  abstract canSend(): boolean;
  /** Resolves once the mail has left. Nobody is kept waiting for that, as the time it takes would tell whether there was a mail at all. */
  abstract send(mail: Mail): Promise<void>;
  /** Drops everything still held of mails to an address. */
  abstract forget(address: string): Promise<void>;
}

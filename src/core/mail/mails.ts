/** One mail to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Outgoing mail. */
export abstract class Mails {
  abstract send(mail: Mail): Promise<void>;
  /** Drops everything still held of mails to an address. */
  abstract forget(address: string): Promise<void>;
}

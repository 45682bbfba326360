/** An answer as a rule of meaning reads it. */
export interface Reply {
  readonly status: number;
  readonly isSuccess: boolean;
  readonly value: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** What came, in a few words: `404 NOT_FOUND`. */
  readonly said: string;
}

/** The answer to a request that was not made. */
export const noReply: Reply = { status: 0, isSuccess: false, value: undefined, headers: {}, said: 'nothing' };

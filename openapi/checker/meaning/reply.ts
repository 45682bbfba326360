export interface Reply {
  readonly status: number;
  readonly isSuccess: boolean;
  readonly value: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** Short form of the answer: `404 NOT_FOUND`. */
  readonly said: string;
}

export const noReply: Reply = { status: 0, isSuccess: false, value: undefined, headers: {}, said: 'nothing' };

export interface DemoMessage {
  /** Place of the writer, where 0 is the demo visitor. */
  readonly by: 0 | 1 | 2 | 3 | 4;
  readonly minutesAgo: number;
  readonly text: string;
}

export interface DemoConversation {
  readonly name: string | null;
  readonly people: number;
  readonly messages: readonly DemoMessage[];
}

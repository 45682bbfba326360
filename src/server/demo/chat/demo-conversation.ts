export interface DemoMessage {
  /** The place of its writer within the conversation; 0 is the demo visitor. */
  readonly by: 0 | 1 | 2 | 3 | 4;
  /** Minutes before now. */
  readonly minutesAgo: number;
  readonly text: string;
}

export interface DemoConversation {
  /** The name of a group; null one-to-one. */
  readonly name: string | null;
  readonly people: number;
  /** Oldest first. */
  readonly messages: readonly DemoMessage[];
}

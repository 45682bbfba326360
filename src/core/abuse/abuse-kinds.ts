/** The kinds of words that are refused: they insult a person, are obscene, despise a group, threaten, or press someone sexually. */
export const abuseKinds = ['insult', 'obscenity', 'slur', 'threat', 'harassment'] as const;

export type AbuseKind = (typeof abuseKinds)[number];

/** Patterns of one kind; see `patternsOf`. */
export type PatternLists = Readonly<Partial<Record<AbuseKind, string>>>;

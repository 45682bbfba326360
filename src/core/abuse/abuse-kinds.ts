/** Kinds of refused words, which insult, are obscene, despise a group, threaten, or harass sexually. */
export const abuseKinds = ['insult', 'obscenity', 'slur', 'threat', 'harassment'] as const;

export type AbuseKind = (typeof abuseKinds)[number];

export type PatternLists = Readonly<Partial<Record<AbuseKind, string>>>;

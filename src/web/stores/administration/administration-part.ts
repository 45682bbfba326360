/** The parts of the administration page, in their order. */
export const administrationParts = ['topics', 'companies', 'typed', 'words', 'grievances', 'log'] as const;

export type AdministrationPart = (typeof administrationParts)[number];

/** The part that a URL asks for; the first where it asks for none. */
export const partNamed = (name: string | null): AdministrationPart => administrationParts.find((known) => known === name) ?? 'topics';

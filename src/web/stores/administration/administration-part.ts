export const administrationParts = ['topics', 'companies', 'typed', 'desks', 'words', 'grievances', 'log'] as const;

export type AdministrationPart = (typeof administrationParts)[number];

export const partNamed = (name: string | null): AdministrationPart => administrationParts.find((known) => known === name) ?? 'topics';

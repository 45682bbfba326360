/** The kinds of demo members, each by the case it is there to show. */
export type DemoKind = 'reader' | 'writer' | 'portal' | 'mail' | 'partly' | 'student' | 'unemployed' | 'moderator' | 'colleague';

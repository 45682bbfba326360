/** What somebody of the demo is there to show. */
export type DemoKind = 'reader' | 'writer' | 'portal' | 'mail' | 'partly' | 'student' | 'unemployed' | 'moderator' | 'colleague';

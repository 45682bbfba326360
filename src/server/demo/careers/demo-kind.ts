export type DemoKind = 'reader' | 'writer' | 'portal' | 'mail' | 'partly' | 'student' | 'unemployed' | 'moderator' | 'colleague';

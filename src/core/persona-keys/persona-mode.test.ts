import { describe, expect, it } from 'vitest';
import { modeHere, type ModeFacts } from './persona-mode.ts';

const nothing = { anonymity: 'unlinkable', isHeld: false, ofAccount: undefined } as const;

describe('how a made-up name is kept (F-07)', () => {
  it.each([
    ['unlinkable', 'its key is here', { isHeld: true, isWriter: true }],
    ['unlinkable', 'it would be made now', {}],
    ['elsewhere', 'it was made, and its key is not here', { isWriter: true }],
    ['unfinished', 'its token was asked for here, and it was not made', { isHeld: true, isUnfinished: true, isWriter: true }],
    ['unlinkable', 'it is being made by a member who does not write yet', { isHeld: true, isUnfinished: true }],
    ['deleted', 'it was deleted', { isDeleted: true, isWriter: true }],
    ['sealed', 'it is one from before', { ofAccount: 'sealed', isWriter: true }],
    ['pseudonymous', 'the installation issues no tokens', { anonymity: 'pseudonymous' }],
    ['pseudonymous', 'there is one without tokens', { anonymity: 'pseudonymous', ofAccount: 'pseudonymous', isWriter: true }],
    ['unlinkable', 'its key is here and the account has an older one', { isHeld: true, ofAccount: 'sealed', isWriter: true }],
  ] as const)('is %s where %s', (mode, _, { isWriter = false, ...known }: Partial<ModeFacts> & { readonly isWriter?: boolean }) =>
    expect(modeHere({ ...nothing, ...known }, isWriter)).toBe(mode),
  );
});

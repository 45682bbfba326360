import { describe, expect, it } from 'vitest';
import { Failure } from '../failure.ts';
import { saidOfScript, saidOfServer } from './script-problem.ts';

describe('a login by the script of a provider that fails', () => {
  it.each([
    ['google', 'popup_closed', { says: 'message', message: 'Why.' }],
    ['google', 'popup_failed_to_open', { says: 'message', message: 'Why.' }],
    ['google', 'third-party-cookies', { says: 'third-party-cookies' }],
    ['google', undefined, { says: 'provider', message: undefined }],
    ['google', 'library', { says: 'provider', message: undefined }],
    ['microsoft', undefined, { says: 'provider', message: 'Why.' }],
    ['microsoft', 'library', undefined],
    ['naukri', undefined, { says: 'message', message: 'Why.' }],
  ] as const)('%s with %s says %j (R-239, R-241 to R-243)', (provider, code, said) => {
    expect(saidOfScript(provider, new Failure('broken', 'Why.', code ? { code } : {}))).toEqual(said);
  });

  it('naukri without its own word says ours (R-243)', () => {
    expect(saidOfScript('naukri', new Failure('broken', ''))).toEqual({ says: 'provider', message: undefined });
  });

  it('at our own server says what the server said, or that something went wrong (R-240)', () => {
    expect(saidOfServer(new Failure('signed-out', 'This token is too old.'))).toEqual({ says: 'wrong', message: 'This token is too old.' });
    expect(saidOfServer(new Failure('offline', 'The server could not be reached'))).toEqual({ says: 'wrong', message: undefined });
  });
});

import { describe, expect, it } from 'vitest';
import { loginOutcomeOf } from './login-outcome.ts';
import { namesOf, providers } from '../providers/provider.ts';

describe('a login that was begun (R-124, R-138, R-140)', () => {
  it('goes by these names', () => {
    expect(providers.map((provider) => namesOf[provider].source)).toEqual(['google', 'naukri', 'linkedin', 'office']);
    expect(providers.map((provider) => namesOf[provider].marker)).toEqual(['google', 'naukri', 'linkedin', 'outlook']);
    expect(providers.map((provider) => namesOf[provider].socialUserType)).toEqual(['gp', 'naukri', undefined, 'outlook']);
  });

  it.each([
    ['outlook', true, { event: 'userLogin', provider: 'microsoft' }],
    ['linkedin', false, { event: 'loginFailed', provider: 'linkedin' }],
    ['office', true, undefined],
    ['evil', true, undefined],
    [undefined, true, undefined],
  ] as const)('with the marker %s, signed in: %s, is read as %j', (marker, isSignedIn, outcome) => {
    expect(loginOutcomeOf(marker, isSignedIn)).toEqual(outcome);
  });
});

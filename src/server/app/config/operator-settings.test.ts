import { describe, expect, it } from 'vitest';
import { operatorFrom, owedWarning } from './operator-settings.ts';
import { readSettings } from './read-settings.ts';

function operatorOf(environment: Record<string, string>, isDemo = false) {
  const read = readSettings(environment);
  return 'complaints' in read ? read.complaints : operatorFrom(read.settings, isDemo);
}

const officer = { GRIEVANCE_OFFICER: 'Asha Rao', GRIEVANCE_MAIL: 'complaints@koyal.example' };

describe('who runs an installation (T-12)', () => {
  it('is as the settings say', () => {
    const postal = { GRIEVANCE_PHONE: '+91 80 4000 0000', GRIEVANCE_ADDRESS: '4 Mill Road,\n Pune 411001' };
    expect(operatorOf({ OPERATOR_NAME: ' Koyal  Trust', CONTACT_MAIL: 'hello@koyal.example', ...officer, ...postal })).toEqual({
      name: 'Koyal Trust',
      mail: 'hello@koyal.example',
      officer: { name: 'Asha Rao', mail: 'complaints@koyal.example', phone: '+91 80 4000 0000', address: '4 Mill Road, Pune 411001' },
      isDemo: false,
    });
    expect(operatorOf({}, true)).toEqual({ name: null, mail: null, officer: null, isDemo: true });
  });

  it.each([
    [{ CONTACT_MAIL: 'hello' }, /^CONTACT_MAIL is "hello", and must be an email address/],
    [{ ...officer, GRIEVANCE_PHONE: 'at noon' }, /^GRIEVANCE_PHONE is "at noon", and must be a telephone number/],
    [{ OPERATOR_NAME: 'K'.repeat(121) }, /^OPERATOR_NAME is "K{121}", and must be/],
    [{ GRIEVANCE_OFFICER: 'Asha Rao' }, /^GRIEVANCE_OFFICER needs GRIEVANCE_MAIL as well/],
    [{ GRIEVANCE_MAIL: 'complaints@koyal.example' }, /^GRIEVANCE_MAIL needs GRIEVANCE_OFFICER as well/],
    [{ GRIEVANCE_PHONE: '+91 80 4000 0000' }, /^GRIEVANCE_PHONE needs GRIEVANCE_OFFICER and GRIEVANCE_MAIL as well/],
  ])('is refused where it cannot be meant: %j', (environment, sentence) => expect(operatorOf(environment)).toEqual([expect.stringMatching(sentence)]));

  it.each([
    [{}, false, /^Warning: the page .contact names nobody to turn to; set CONTACT_MAIL and GRIEVANCE_OFFICER with GRIEVANCE_MAIL, /],
    [officer, false, /^Warning: the page .contact names no contact besides the grievance officer; set CONTACT_MAIL, /],
    [{ CONTACT_MAIL: 'hello@koyal.example' }, false, /^Warning: the page .contact names no grievance officer; set GRIEVANCE_OFFICER with GRIEVANCE_MAIL, /],
    [{ CONTACT_MAIL: 'hello@koyal.example', ...officer }, false, /^none$/],
    [{}, true, /^none$/],
  ])('is missed at the start of a real instance: %j', (environment, isDemo, sentence) => {
    const operator = operatorOf(environment, isDemo);
    expect('isDemo' in operator && (owedWarning(operator) ?? 'none')).toMatch(sentence);
  });
});

import { describe, expect, it } from 'vitest';
import { productBrand } from '#core/brand.ts';
import type { Operator } from '#core/operator/operator.ts';
import { instanceFacts, settingsWaitedFor } from './instance-facts.ts';

const nobody: Operator = { name: null, mail: null, officer: null, isDemo: false };
const officer = { name: 'Asha Rao', mail: 'complaints@koyal.example', phone: null, address: null };

describe('the facts of an instance (R-244, R-245)', () => {
  it('are what the settings and the core say, in the language of the text', () => {
    const facts = instanceFacts('hi', productBrand, { ...nobody, name: 'Koyal Trust', mail: 'hello@koyal.example', officer });
    expect(facts).toMatchObject({
      brand: 'दफ़्तर',
      operator: 'Koyal Trust',
      contact: 'hello@koyal.example',
      officer: 'Asha Rao',
      officerMail: 'complaints@koyal.example',
      fewestContributors: '8',
      decidedDays: '7',
      acknowledgedHours: '24',
    });
  });

  it('say of what is not given that it is not', () => {
    expect(instanceFacts('en', productBrand, nobody)).toMatchObject({
      operator: 'the operator has not said who they are',
      officer: 'the operator has named no grievance officer yet',
    });
    expect(instanceFacts('hi', productBrand, nobody)['contact']).toBe('चलाने वाले ने अभी कोई पता नहीं दिया है');
  });

  it('say in a demo that nobody answers, unless someone does', () => {
    const facts = instanceFacts('en', productBrand, { ...nobody, isDemo: true, mail: 'hello@koyal.example' });
    expect(facts['operator']).toBe('nobody, as this is a demo');
    expect(instanceFacts('hi', productBrand, { ...nobody, isDemo: true })['officer']).toBe('कोई नहीं, क्योंकि यह डेमो है');
    expect(facts['contact']).toBe('hello@koyal.example');
  });

  it('wait for the settings that their texts name, and for none in a demo', () => {
    expect(settingsWaitedFor(['brand', 'officer', 'contact'], nobody)).toEqual(['CONTACT_MAIL', 'GRIEVANCE_OFFICER']);
    expect(settingsWaitedFor(['officer', 'contact'], { ...nobody, officer })).toEqual(['CONTACT_MAIL']);
    expect(settingsWaitedFor(['officer'], { ...nobody, isDemo: true })).toEqual([]);
  });
});

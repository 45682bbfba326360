import { describe, expect, it } from 'vitest';
import { detailsIn, portalFields, usualPortalFields } from './portal-fields.ts';

const nothing = {
  firstName: null,
  lastName: null,
  email: null,
  photo: null,
  companyName: null,
  collegeName: null,
  jobProfile: null,
  jobLocation: null,
};

describe('the profile of a job portal (R-117, R-118)', () => {
  it('is read where the host says, and elsewhere by the names of OpenID', () => {
    const fields = portalFields('company=jobs.0.at, designation=jobs.0.title') ?? usualPortalFields;
    const profile = { given_name: 'Asha', jobs: [{ at: 'Koyal Pay', title: '<b>Lead</b>' }, { at: 'Sutra' }] };
    expect(detailsIn(profile, fields)).toMatchObject({ firstName: 'Asha', companyName: 'Koyal Pay', jobProfile: expect.not.stringContaining('<') });
  });

  it.each([
    undefined,
    null,
    'text',
    [],
    { company: 7, college: {}, email: ['a'], given_name: '  ', family_name: 'x'.repeat(81) },
    { picture: 'http://portal.example/a.jpg' },
    { picture: 'javascript:alert(1)' },
    { picture: 'https://10.0.0.1/a.jpg' },
  ])('says nothing where it is not as meant: %j', (profile) => expect(detailsIn(profile, usualPortalFields)).toEqual(nothing));

  it('is not led astray by names that every object has', () => {
    expect(detailsIn({}, portalFields('company=constructor.name') ?? usualPortalFields).companyName).toBeNull();
  });

  it.each(['company', 'company=', 'company=a..b', 'company=a=b', 'company=a b', 'pay=a', 'company=a,company=b', ''])('has no fields such as “%s”', (text) =>
    expect(portalFields(text)).toBeUndefined(),
  );
});

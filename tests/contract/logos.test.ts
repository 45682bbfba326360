import { expect, it } from 'vitest';
import { aCompany } from '#tests/companies.ts';
import { FakeColleges } from '#tests/fakes/colleges/fake-colleges.ts';
import { aCollege } from '#tests/fakes/colleges/known-colleges.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { openServer } from './server.ts';

const companies = new FakeCompanies([aCompany({ urlName: 'koyal-pay', logo: '/images/5f0c2a9be41d7c88' }), aCompany({ urlName: 'plain', logo: null })]);
const known = new FakeColleges({ colleges: [aCollege({ name: 'Sahyadri' })] });
const colleges = { one: async (urlName: string) => ({ ...(await known.one(urlName)), logo: '/images/7c885f0c2a9be41d' }) };

it('a logo is found by the URL name of its company or college (R-006, R-017)', async () => {
  const server = await openServer({ logoPorts: () => ({ companies, colleges }) });
  const led = async (path: string) => {
    const { statusCode, headers } = await server.inject({ url: `/alpha/${path}` });
    return [statusCode, headers['location']];
  };
  expect(await led('company/photos/logos/koyal-pay.jpg')).toEqual([302, '/images/5f0c2a9be41d7c88']);
  expect(await led('colleges/photos/logos/sahyadri.jpg')).toEqual([302, '/images/7c885f0c2a9be41d']);
  for (const path of ['plain.jpg', 'nobody.jpg', 'koyal-pay.svg', 'koyal-pay', '..%2Fkoyal-pay.jpg'])
    expect(await led(`company/photos/logos/${path}`), path).toEqual([404, undefined]);
});

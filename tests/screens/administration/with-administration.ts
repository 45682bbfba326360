import { fireEvent, screen } from '@testing-library/react';
import { AdministeredCompanies } from '#core/administration/administered-companies.ts';
import { AdministeredTopics } from '#core/administration/administered-topics.ts';
import { AdministratorLog } from '#core/administration/administrator-log.ts';
import { Companies } from '#core/companies/companies.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { TypedCompanies } from '#core/typed-companies/typed-companies.ts';
import { WatchedWordList } from '#core/administration/watched-word-list.ts';
import { GrievanceDesk } from '#core/support/grievance-desk.ts';
import { screens } from '#core/navigation/screens.ts';
import { Operators } from '#core/operator/operators.ts';
import * as administration from '#web/app/administration/administration-wiring.ts';
import { FakeAdministeredCompanies } from '#tests/fakes/administration/fake-administered-companies.ts';
import { FakeAdministeredTopics } from '#tests/fakes/administration/fake-administered-topics.ts';
import { FakeAdministratorLog } from '#tests/fakes/administration/fake-administrator-log.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { FakeTypedCompanies } from '#tests/fakes/typed-companies/fake-typed-companies.ts';
import { FakeWatchedWordList } from '#tests/fakes/administration/fake-watched-word-list.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeOperators, koyalTrust } from '#tests/fakes/operator/fake-operators.ts';
import { FakeSupport } from '#tests/fakes/support/fake-support.ts';
import { aCompany } from '#tests/companies.ts';
import { aMember } from '#tests/members.ts';
import { open } from '#tests/screens/open.tsx';

const facts = { logo: null, version: 1, website: '', city: 'Pune', industry: 'Payments' };
export const koyal = { ...facts, companyId: 'k1', urlName: 'koyal-pay', name: 'Koyal Pay', posts: 3, followers: 1 };

export const listsOf = (...industries: readonly string[]) => new FakeReferenceLists({ companies: industries.map((industry) => aCompany({ industry })) });

export function openAdministration(
  part = '',
  {
    topics = new FakeAdministeredTopics(),
    companies = new FakeAdministeredCompanies([koyal]),
    log = new FakeAdministratorLog([]),
    typed = new FakeTypedCompanies(companies),
    desk = new FakeSupport(),
    pages = new FakeCompanies(),
    operator = koyalTrust,
    member = aMember({ role: 'administrator' }),
  } = {},
) {
  const words = new FakeWatchedWordList();
  const swaps = [
    [AdministeredTopics, topics],
    [AdministeredCompanies, companies],
    [TypedCompanies, typed],
    [Companies, pages],
    [ReferenceLists, listsOf('Banking', 'Hospitals', 'Payments')],
    [WatchedWordList, words],
    [AdministratorLog, log],
    [GrievanceDesk, desk],
    [Operators, new FakeOperators(operator)],
  ] as const;
  return { topics, companies, typed, words, desk, ...open(administration, screens.administration, `/administration${part}`, swaps, { member }) };
}

export const type = (name: string | RegExp, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

export const typeListed = (name: string, value: string) => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

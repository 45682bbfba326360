import type { operations } from '#contract/generated/administration.ts';
import type { Service } from '#contract/service.ts';
import type { AdministeredCompanies } from '#core/administration/administered-companies.ts';
import type { CompanyFiles } from '#core/company-profiles/company-files.ts';
import type { AdministeredProfiles } from '#core/company-profiles/administered-profiles.ts';
import type { AdministeredTopics } from '#core/administration/administered-topics.ts';
import type { TypedCompanies } from '#core/typed-companies/typed-companies.ts';
import type { AdministratorLog } from '#core/administration/administrator-log.ts';
import type { WatchedWordList } from '#core/administration/watched-word-list.ts';
import { usualNumberSpan, type HostNumbersReader } from '#core/usage/host-numbers.ts';

interface AdministrationPorts {
  readonly administeredCompanies: AdministeredCompanies;
  readonly companyFiles: CompanyFiles;
  readonly typedCompanies: TypedCompanies;
  readonly administeredProfiles: AdministeredProfiles;
  readonly administeredTopics: AdministeredTopics;
  readonly administratorLog: AdministratorLog;
  readonly watchedWordList: WatchedWordList;
  readonly hostNumbers: HostNumbersReader;
}

export const administrationService = ({
  administeredCompanies: companies,
  companyFiles,
  typedCompanies,
  administeredProfiles: profiles,
  administeredTopics,
  administratorLog,
  watchedWordList,
  hostNumbers,
}: AdministrationPorts): Service<operations> => ({
  listAdministeredTopics: async () => ({ items: await administeredTopics.list() }),
  addTopic: ({ body }) => administeredTopics.add(body),
  updateTopic: ({ path, body: { version, ...form } }) => administeredTopics.change(path.communityId, version, form),
  listAdministeredCompanies: ({ query }) => companies.list(query.search ?? '', query.cursor, query.limit),
  getAdministeredCompany: ({ path }) => companies.at(path.companyId),
  addCompany: ({ body }) => companies.add(body),
  updateCompany: ({ path, body: { version, ...form } }) => companies.change(path.companyId, version, form),
  getMergeCounts: ({ path }) => companies.countsOf(path.companyId),
  applyMerge: ({ path, body }) => companies.merge(path.companyId, body.version, body.intoId),
  checkCompanyFile: ({ body }) => companyFiles.check(body),
  uploadCompanyFile: ({ body }) => companyFiles.take(body),
  listTypedCompanies: ({ query }) => typedCompanies.list(query.cursor, query.limit),
  addTypedCompany: ({ path, body }) => typedCompanies.letIn(path.typedId, body),
  mergeTypedCompany: ({ path, body }) => typedCompanies.mergeInto(path.typedId, body.companyId),
  rejectTypedCompany: ({ path, body }) => typedCompanies.refuse(path.typedId, body.reason),
  uploadCompanyLogo: ({ path, body }) => companies.showLogo(path.companyId, body.logo),
  getAdministeredProfile: ({ path }) => profiles.at(path.companyId),
  replaceCompanyProfile: ({ path, body: { version, ...form } }) => profiles.replace(path.companyId, version, form),
  uploadProfilePicture: async ({ path, body }) => ({ url: await profiles.addPicture(path.companyId, body.picture) }),
  deleteCompanyLogo: ({ path }) => companies.removeLogo(path.companyId),
  listWatchedWords: async () => ({ words: await watchedWordList.list() }),
  addWatchedWord: async ({ body }) => ({ words: await watchedWordList.add(body.word) }),
  removeWatchedWord: async ({ query }) => ({ words: await watchedWordList.remove(query.word) }),
  checkTextFate: async ({ body }) => ({ fate: await watchedWordList.fateOf(body.text) }),
  getHostNumbers: ({ query }) => hostNumbers.read(query.days ?? usualNumberSpan),
  listAdministratorActions: async ({ query }) => {
    const { items, next } = await administratorLog.entries(query.cursor, query.limit);
    return { items: items.map(({ actedAt, ...entry }) => ({ ...entry, actedAt: new Date(actedAt).toISOString() })), next };
  },
});

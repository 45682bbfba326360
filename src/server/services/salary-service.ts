import type { components, operations } from '#contract/generated/salary.ts';
import type { Service } from '#contract/service.ts';
import type { CheckIn } from '#core/salaries/check-in.ts';
import type { OwnSalaries } from '#core/salaries/own-salaries.ts';
import { wholeAmount, lakhsAndThousands } from '#core/salaries/pay-amounts.ts';
import { comparedFromWord, everyCompanyPay, everyJobPay } from '#core/salaries/pay-search.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import type { OwnSalary, SalaryDraft } from '#core/salaries/salary-draft.ts';
import { companyAsked, done, ownItems } from './contributions/own-answers.ts';

/** Public figures, and salaries accessed by key alone. */
export const salaryService = ({ salaries, ownSalaries }: { readonly salaries: Salaries; readonly ownSalaries: OwnSalaries }): Service<operations> => ({
  listSalaries: ({ path, query }) => salaries.ofCompany(path.urlName, { ...everyCompanyPay, ...query }),
  getSalaryFilters: ({ path }) => salaries.filters(path.urlName),
  getSalary: ({ path, query }) => salaries.ofJob(path.urlName, path.designation, { ...everyJobPay, ...query }),
  listLatestSalaries: ({ query: { city = null, experience = null } }) => salaries.hub({ city, experience }),
  getDesignationSalary: ({ path, query }) => salaries.ofDesignation(path.jobProfile, { ...everyJobPay, ...query }),
  compareSalaries: async ({ query: { of = [] } }) => ({ items: await salaries.compare(of.flatMap((word) => comparedFromWord(word) ?? [])) }),
  getPaidFairly: ({ body }) => salaries.fair(body),
  createSalary: async ({ body: { companyUrlName, typedCompany, token, ...sent } }) =>
    ownToContract(await ownSalaries.create(companyAsked(companyUrlName, typedCompany), draftFromContract(sent), token)),
  updateSalary: async ({ path, body: { version, ...sent } }) => ownToContract(await ownSalaries.change(path.salaryId, draftFromContract(sent), version)),
  updatePayCheckIn: async ({ path, body }) => ownToContract(await ownSalaries.checkIn(path.salaryId, checkInFromContract(body))),
  deleteSalary: ({ path }) => done(ownSalaries.remove(path.salaryId)),
  listMySalaries: async () => ({ items: (await ownItems(ownSalaries.mine())).items.map(ownToContract) }),
});

type Sent = Omit<components['schemas']['ChangedSalary'], 'version'>;

const draftFromContract = (sent: Sent): SalaryDraft => ({
  designationId: sent.jobProfile,
  cityId: sent.locationId,
  experienceYears: sent.totalExperience,
  employment: sent.employment,
  isCurrent: sent.currentSalary,
  currency: sent.currency,
  fixed: wholeAmount(sent.fixedSalary),
  variable: wholeAmount(sent.variableSalary),
  stock: sent.stockDetail && { stockType: sent.stockDetail.stockType, vestingPeriod: sent.stockDetail.vestingPeriod, amount: wholeAmount(sent.stockDetail) },
});

const ownToContract = (own: OwnSalary): components['schemas']['OwnSalary'] => ({
  salaryId: own.salaryId,
  company: own.company,
  designation: own.designation,
  department: own.department,
  city: own.city,
  state: own.state,
  version: own.version,
  jobProfile: own.designationId,
  currentSalary: own.isCurrent,
  totalExperience: own.experienceYears,
  locationId: own.cityId,
  employment: own.employment,
  currency: own.currency,
  fixedSalary: lakhsAndThousands(own.fixed),
  variableSalary: lakhsAndThousands(own.variable),
  stockDetail: own.stock && { stockType: own.stock.stockType, vestingPeriod: own.stock.vestingPeriod, ...lakhsAndThousands(own.stock.amount) },
  checkIn: own.checkIn && {
    ...own.checkIn,
    variablePromised: own.checkIn.variablePromised === null ? null : lakhsAndThousands(own.checkIn.variablePromised),
    variablePaid: own.checkIn.variablePaid === null ? null : lakhsAndThousands(own.checkIn.variablePaid),
  },
});

const checkInFromContract = (sent: components['schemas']['CheckIn']): CheckIn => ({
  ...sent,
  variablePromised: sent.variablePromised && wholeAmount(sent.variablePromised),
  variablePaid: sent.variablePaid && wholeAmount(sent.variablePaid),
});

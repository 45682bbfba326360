import type { components, operations } from '#contract/generated/salary.ts';
import type { Service } from '#contract/service.ts';
import type { CheckIn } from '#core/salaries/check-in.ts';
import type { OwnSalaries } from '#core/salaries/own-salaries.ts';
import { wholeAmount, lakhsAndThousands } from '#core/salaries/pay-amounts.ts';
import type { OwnSalary, SalaryDraft } from '#core/salaries/salary-draft.ts';
import { aboutToContract } from '../contributions/about-to-contract.ts';

export const httpOwnSalaries = (signed: Service<operations>): OwnSalaries => ({
  create: async (about, draft, token) => ownFromContract(await signed.createSalary({ body: { ...aboutToContract(about), token, ...draftToContract(draft) } })),
  change: async (salaryId, draft, version) => ownFromContract(await signed.updateSalary({ path: { salaryId }, body: { version, ...draftToContract(draft) } })),
  checkIn: async (salaryId, checkIn) => ownFromContract(await signed.updatePayCheckIn({ path: { salaryId }, body: checkInToContract(checkIn) })),
  async remove(salaryId) {
    await signed.deleteSalary({ path: { salaryId } });
  },
  async mine() {
    const { items } = await signed.listMySalaries({});
    return items[0] && ownFromContract(items[0]);
  },
});

const draftToContract = ({ designationId, cityId, experienceYears, employment, isCurrent, currency, fixed, variable, stock }: SalaryDraft) => ({
  jobProfile: designationId,
  locationId: cityId,
  totalExperience: experienceYears,
  employment,
  currentSalary: isCurrent,
  currency,
  fixedSalary: lakhsAndThousands(fixed),
  variableSalary: lakhsAndThousands(variable),
  stockDetail: stock && { stockType: stock.stockType, vestingPeriod: stock.vestingPeriod, ...lakhsAndThousands(stock.amount) },
});

const ownFromContract = (own: components['schemas']['OwnSalary']): OwnSalary => ({
  salaryId: own.salaryId,
  company: own.company,
  designation: own.designation,
  department: own.department,
  city: own.city,
  state: own.state,
  version: own.version,
  designationId: own.jobProfile,
  cityId: own.locationId,
  experienceYears: own.totalExperience,
  employment: own.employment,
  isCurrent: own.currentSalary,
  currency: own.currency,
  fixed: wholeAmount(own.fixedSalary),
  variable: wholeAmount(own.variableSalary),
  stock: own.stockDetail && { stockType: own.stockDetail.stockType, vestingPeriod: own.stockDetail.vestingPeriod, amount: wholeAmount(own.stockDetail) },
  checkIn: own.checkIn && {
    ...own.checkIn,
    variablePromised: own.checkIn.variablePromised && wholeAmount(own.checkIn.variablePromised),
    variablePaid: own.checkIn.variablePaid && wholeAmount(own.checkIn.variablePaid),
  },
});

const checkInToContract = ({ year, variablePromised, variablePaid, hikeAnnounced, hikeReceived, monthsSinceRevision }: CheckIn) => ({
  year,
  variablePromised: variablePromised === null ? null : lakhsAndThousands(variablePromised),
  variablePaid: variablePaid === null ? null : lakhsAndThousands(variablePaid),
  hikeAnnounced,
  hikeReceived,
  monthsSinceRevision,
});

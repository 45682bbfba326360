import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import { Later } from '../later/Later.tsx';

/** What a company pays: everyone, then job by job. */
export const CompanySalariesScreen = () => (
  <CompanyScreen tab="salaries">
    <Later />
  </CompanyScreen>
);

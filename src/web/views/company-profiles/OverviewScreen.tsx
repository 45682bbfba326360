import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import { Later } from '../later/Later.tsx';

/** The page of one company: it answers first, of what people say, and leads on to all of it; then come the company's own words. */
export const OverviewScreen = () => (
  <CompanyScreen tab="overview">
    <Later />
  </CompanyScreen>
);

import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import { Later } from '../later/Later.tsx';

/** The reviews of one company: what its ratings are made of, and what people say. */
export const CompanyReviewsScreen = () => (
  <CompanyScreen tab="reviews">
    <Later />
  </CompanyScreen>
);

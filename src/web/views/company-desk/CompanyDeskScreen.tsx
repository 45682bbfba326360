import { DeskFrame } from './DeskFrame.tsx';
import { DeskReviews } from './DeskReviews.tsx';

/** Reviews of one company's desk, waiting for a reply or answered. */
export const CompanyDeskScreen = () => <DeskFrame part="reviews">{(desk) => <DeskReviews desk={desk} />}</DeskFrame>;

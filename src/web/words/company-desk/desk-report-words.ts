import { wordsIn } from '../words.ts';

export const deskReportWords = wordsIn('companyDesk', () => import('../en/company-desk/reports.ts'));

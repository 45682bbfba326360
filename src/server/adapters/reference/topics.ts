/** The wide subjects that people talk about, with the narrow ones in them. New ones go to the end, for the place of each is its number. */
export const topics: readonly { readonly name: string; readonly tags: string }[] = [
  {
    name: 'Salary & Benefits',
    tags: 'Salary comparison | Hike and appraisal | Bonus and variable pay | ESOPs | Provident fund and gratuity | Tax saving | Insurance',
  },
  { name: 'Interviews', tags: 'Technical rounds | HR rounds | Aptitude tests | Case studies | Group discussions | Offers and negotiation | Background checks' },
  { name: 'Work Culture', tags: 'Managers | Teamwork | Office politics | Appreciation | Diversity and inclusion | Dress code and office life' },
  { name: 'Work From Home & Office', tags: 'Working from home | Hybrid work | Return to office | Commute | Night shifts | Co-working' },
  { name: 'Career Advice', tags: 'Switching jobs | Switching fields | Promotions | Career breaks | Going abroad | Higher studies | Starting a business' },
  { name: 'Campus & Freshers', tags: 'Campus placements | Internships | First job | Onboarding delays | Training period | Bonds and agreements | Projects' },
  { name: 'Job Search', tags: 'Resume | Referrals | Job portals | Notice period | Fake job offers | Government jobs | Part-time work' },
  { name: 'Layoffs & Resignations', tags: 'Layoffs | Resignation | Full and final settlement | Relieving letter | Probation | Termination | Labour law' },
  { name: 'Skills & Courses', tags: 'Certifications | Online courses | Programming | Data and AI | English and communication | Design tools | Finance skills' },
  { name: 'Technology', tags: 'Software development | Artificial intelligence | Cloud | Cyber security | Gadgets | Open source' },
  { name: 'Women at Work', tags: 'Maternity leave | Safety | Returning after a break | Pay gap | Leadership' },
  { name: 'Health & Balance', tags: 'Work-life balance | Burnout | Stress | Fitness | Leave | Mental health' },
  { name: 'Banking & Finance', tags: 'Bank jobs | Insurance sales | Chartered accountancy | Stock markets | Loans and credit' },
  { name: 'Sales & Marketing', tags: 'Targets and incentives | Field work | Digital marketing | Branding | Customer stories' },
  { name: 'Manufacturing & Core Engineering', tags: 'Plants and shop floors | Contract work | Safety at work | Civil sites | Core jobs for engineers' },
  { name: 'Healthcare', tags: 'Doctors | Nurses | Pharma | Hospitals | Medical residency' },
  { name: 'Teaching', tags: 'Schools | Universities | Coaching | Ed-tech | Teacher eligibility' },
  { name: 'Startups', tags: 'Founders | Funding | Working at a startup | Equity | Ideas' },
];

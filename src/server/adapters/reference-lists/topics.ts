/** A topic of posts, with the narrow subjects in it. */
interface Topic {
  readonly urlName: string;
  readonly name: string;
  readonly category: string;
  readonly about: string;
  readonly tags: string;
}

/** The topics of an installation, each with a community from the first start on. New ones go to the end, for the place of each is its number. */
export const topics: readonly Topic[] = [
  {
    urlName: 'salary-talk',
    name: 'Salary talk',
    category: 'Money',
    about: 'Am I paid fairly, and how to ask for more.',
    tags: 'Salary comparison | Hike and appraisal | Bonus and variable pay | ESOPs | Provident fund and gratuity | Tax saving | Insurance',
  },
  {
    urlName: 'interviews',
    name: 'Interview stories',
    category: 'Beginning',
    about: 'Rounds, questions and strange silences.',
    tags: 'Technical rounds | HR rounds | Aptitude tests | Case studies | Group discussions | Offers and negotiation | Background checks',
  },
  {
    urlName: 'managers',
    name: 'Managers, good and otherwise',
    category: 'Life at work',
    about: 'The person who decides how your week feels.',
    tags: 'Managers | Teamwork | Office politics | Appreciation | Diversity and inclusion | Dress code and office life',
  },
  {
    urlName: 'office-or-home',
    name: 'Office or home',
    category: 'Life at work',
    about: 'Hybrid rules, commutes and badge swipes.',
    tags: 'Working from home | Hybrid work | Return to office | Commute | Night shifts | Co-working',
  },
  {
    urlName: 'switching-jobs',
    name: 'Switching jobs',
    category: 'Changing jobs',
    about: 'When to go, when to stay, and what to ask first.',
    tags: 'Switching jobs | Switching fields | Promotions | Career breaks | Going abroad | Higher studies | Starting a business',
  },
  {
    urlName: 'freshers',
    name: 'Freshers',
    category: 'Beginning',
    about: 'First jobs, bonds, campus offers and long waits.',
    tags: 'Campus placements | Internships | First job | Onboarding delays | Training period | Bonds and agreements | Projects',
  },
  {
    urlName: 'finding-a-job',
    name: 'Finding a job',
    category: 'Changing jobs',
    about: 'Resumes, referrals, portals and offers that are none.',
    tags: 'Resume | Referrals | Job portals | Notice period | Fake job offers | Government jobs | Part-time work',
  },
  {
    urlName: 'relieving-letter',
    name: 'Relieving letters',
    category: 'Changing jobs',
    about: 'Letters, clearance, full and final settlement.',
    tags: 'Layoffs | Resignation | Full and final settlement | Relieving letter | Probation | Termination | Labour law',
  },
  {
    urlName: 'learning',
    name: 'Learning on the job',
    category: 'Beginning',
    about: 'Courses, certificates and things that really helped.',
    tags: 'Certifications | Online courses | Programming | Data and AI | English and communication | Design tools | Finance skills',
  },
  {
    urlName: 'ai-at-work',
    name: 'AI at work',
    category: 'Beginning',
    about: 'What it takes over, what it does not, and what to learn.',
    tags: 'Software development | Artificial intelligence | Cloud | Cyber security | Gadgets | Open source',
  },
  {
    urlName: 'women-at-work',
    name: 'Women at work',
    category: 'Life at work',
    about: 'Safety, leave, growth, and being heard.',
    tags: 'Maternity leave | Safety | Returning after a break | Pay gap | Leadership',
  },
  {
    urlName: 'hours-and-health',
    name: 'Hours and health',
    category: 'Life at work',
    about: 'Long days, weekends, and how people cope.',
    tags: 'Work-life balance | Burnout | Stress | Fitness | Leave | Mental health',
  },
  {
    urlName: 'notice-period',
    name: 'Notice period',
    category: 'Changing jobs',
    about: 'Buyouts, early release and the long last months.',
    tags: 'Buyout | Early release | Garden leave | Leave during notice | Handover',
  },
  {
    urlName: 'career-breaks',
    name: 'Coming back after a break',
    category: 'Changing jobs',
    about: 'Breaks for family, health or study, and the way back.',
    tags: 'Family breaks | Health breaks | Study breaks | Return programmes | Explaining a gap',
  },
  {
    urlName: 'offers-compared',
    name: 'Offers compared',
    category: 'Money',
    about: 'Offers side by side, with votes.',
    tags: 'Fixed and variable | Joining bonus | Counter-offers | Location and pay | Stock in offers',
  },
  {
    urlName: 'tax-and-payslip',
    name: 'Tax and payslip',
    category: 'Money',
    about: 'In hand, regimes, PF and what the lines mean.',
    tags: 'In-hand pay | Tax regimes | Form 16 | Lines of a payslip | House rent | Professional tax',
  },
  {
    urlName: 'gratuity-and-benefits',
    name: 'Gratuity and benefits',
    category: 'Money',
    about: 'Insurance, leave, gratuity and other small print.',
    tags: 'Gratuity | Health insurance | Leave encashment | Pension | Food and transport',
  },
  {
    urlName: 'startups',
    name: 'Startups',
    category: 'Life at work',
    about: 'Small teams, large promises, and paper that may be money.',
    tags: 'Founders | Funding | Working at a startup | Equity | Ideas',
  },
];

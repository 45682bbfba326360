import type { Benefit } from '#core/benefits/benefit.ts';

/** How usual each benefit is in hundreds, and what people note about it. */
export const benefitRemarks: Readonly<Record<Benefit, { readonly usual: number; readonly notes: readonly string[] }>> = {
  'provident-fund': {
    usual: 88,
    notes: ['Both halves of PF come out of the CTC, so read the offer twice.', 'PF is on the full basic, not on the fifteen thousand.'],
  },
  gratuity: { usual: 62, notes: ['Gratuity is counted inside the CTC here.', 'पाँच साल पूरे होने पर ग्रेच्युटी दो महीने में आ गई।'] },
  'yearly-bonus': {
    usual: 58,
    notes: ['Diwali bonus is one month of basic, every year so far.', 'The bonus is promised as a range, and most get the lower end.'],
  },
  'stock-options': { usual: 16, notes: ['Only from lead level on, and over four years.', 'Nobody here has sold one yet.'] },
  relocation: {
    usual: 34,
    notes: ['Train tickets and fifteen days in a guest house.', 'They paid the movers, and took it back from someone who left in a year.'],
  },
  'salary-advance': { usual: 41, notes: ['One month in advance, cut over six.', 'HR needs a reason in writing, but they do give it.'] },
  'night-allowance': { usual: 38, notes: ['₹200 a night, paid with the salary of the next month.', 'Raat ki shift ka paisa slip pe alag dikhta hai.'] },
  'health-insurance': {
    usual: 78,
    notes: ['Three lakh for the family, and maternity is in it.', 'Cashless worked for me at two hospitals, the claim by bill took ten weeks.'],
  },
  'parents-insured': { usual: 35, notes: ['Parents can be added, you pay the premium for them.', 'माता-पिता दोनों शामिल हैं, बीस प्रतिशत ख़ुद देना पड़ता है।'] },
  'life-insurance': { usual: 52, notes: ['Twice the yearly pay, nobody told us until we asked.', 'It is accident cover only, not life.'] },
  'annual-checkup': { usual: 44, notes: ['A camp in the office every January.', 'Only for people above thirty-five.'] },
  'mental-health': {
    usual: 24,
    notes: ['Six calls a year with a counsellor, and the manager does not get to know.', 'There is a number on the poster, that is all.'],
  },
  gym: { usual: 22, notes: ['A small gym on the ground floor, full after six.', 'They pay back a part of the fee if you bring the bill.'] },
  'maternity-leave': {
    usual: 72,
    notes: ['Twenty-six weeks, and my seat was there when I came back.', 'Given, but the appraisal of that year was “average” for all of us.'],
  },
  'paternity-leave': { usual: 46, notes: ['Five working days.', 'Ten days, can be split over three months.'] },
  'period-leave': { usual: 15, notes: ['One day a month, no question asked.', 'It exists in the policy. In my team nobody takes it.'] },
  'sick-leave': { usual: 76, notes: ['Seven in a year, a certificate from the third day.', 'Bimar ho to phone karna padta hai, mail nahi chalta.'] },
  'leave-encashment': { usual: 49, notes: ['Up to fifteen days are paid in March.', 'Only when you leave.'] },
  sabbatical: { usual: 11, notes: ['Three months unpaid after five years.', 'One person got it for exams, so ask.'] },
  cab: { usual: 37, notes: ['The cab comes for shifts that end after nine, and only within twenty kilometres.', 'औरतों के लिए रात की कैब में गार्ड साथ आता है।'] },
  meals: { usual: 47, notes: ['Lunch is subsidised, ₹40 a plate.', 'Tea is free, and good. Lunch is not.'] },
  'work-from-home': { usual: 36, notes: ['Two days a week, the team decides which.', 'Only on paper since last year.'] },
  'flexible-hours': { usual: 42, notes: ['In by eleven is fine when the work is done.', 'Depends on the manager.'] },
  creche: { usual: 18, notes: ['There is a creche next door, they pay half.', 'Creche is at the head office alone.'] },
  'phone-bill': { usual: 40, notes: ['₹500 a month against the bill.', 'Sales people get it, the desk does not.'] },
  training: { usual: 61, notes: ['Two weeks in a classroom before the floor, with pay.', 'Mostly videos with a quiz at the end.'] },
  'certification-fees': { usual: 33, notes: ['Paid back once you pass, with a bond of a year.', 'One certificate a year, from a list.'] },
  'higher-study': { usual: 17, notes: ['They let you go for the weekend MBA, but do not pay for it.', 'Half the fee, and two years of bond.'] },
  conferences: { usual: 21, notes: ['One a year, travel included.', 'Only if you speak there.'] },
};

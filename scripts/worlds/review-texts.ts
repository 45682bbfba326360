// The words of a world of reviews: some hundred sentences in all orders, each with a number of its own.

const likes = [
  'Seniors review code properly and nobody calls after seven.',
  'Salary is credited on the last working day without fail.',
  'The canteen is clean and the cab comes on time.',
  'Whoever wants to learn another trade is given two afternoons a month for it.',
  'Managers answer mails, and leave is approved within the day.',
  'The plant is safe, and helmets are given to contract staff as well.',
];
const dislikes = [
  'The promotion cycle moved twice within this one year.',
  'Ninety days of notice, and the buyout is refused to most.',
  'Reports are asked for on Sunday evening and read by nobody.',
  'Shifts change without notice, and the bus stops at the main gate alone.',
  'The relieving letter took two months and many calls.',
  'Variable pay was cut in the year in which targets were met.',
];
const titles = ['', '', 'Good teams, slow promotions', 'Fine for the first years', 'Ask about the notice', 'Fair pay'];

/** The texts of one review, about 280 letters in all. */
export function reviewText(number: number, drawn: (purpose: number) => number): { readonly title: string; readonly likes: string; readonly dislikes: string } {
  const one = (from: readonly string[], purpose: number): string => from[Math.floor(from.length * drawn(purpose))] ?? '';
  return {
    title: one(titles, 20),
    likes: `${one(likes, 21)} ${one(likes, 22)} Team ${number.toString(36)}.`,
    dislikes: `${one(dislikes, 23)} ${one(dislikes, 24)}`,
  };
}

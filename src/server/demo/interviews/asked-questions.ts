/** What members ask those who know a company, and what they are answered. {here} is the company, {city} where it is. */
export interface AskedSeed {
  readonly text: string;
  readonly answers: readonly string[];
}

export const askedQuestions: readonly AskedSeed[] = [
  {
    text: 'Does {here} give the relieving letter on time?',
    answers: [
      'Mine came on day 20 after the last day, by mail. I had to write twice.',
      'Clear your assets and dues first, then it is quick. The card and the locker key were what held mine.',
    ],
  },
  {
    text: 'How many rounds are there at {here} for freshers?',
    answers: ['Two for me, both on one day. A friend in the other team had four.', 'Test, one talk, HR. Keep the day free.'],
  },
  {
    text: 'How long after the interview does {here} send the offer letter?',
    answers: ['Call the next day, the letter nine days later. I did not resign before I had it.'],
  },
  {
    text: 'Is there a bond at {here}, and does anybody pay it?',
    answers: ['Only for trainees who were sent to training. The sum is in the letter, read page three.', 'There was none in my letter.'],
  },
  {
    text: 'Do they ask for original certificates at {here}?',
    answers: ['They look at them and give them back the same hour. If anybody wants to keep them, ask why in writing.'],
  },
  {
    text: 'Is Saturday working at {here} in {city}?',
    answers: ['Second and fourth off on paper. At month end we all come.', 'In our team no. Ask for the team, not for the company.'],
  },
  {
    text: 'Cab facility night shift mein milti hai kya {here} mein?',
    answers: ['Haan, 8 ke baad. Pickup mein do ghante bhi lag jaate hain agar last drop ho.', 'Sirf limit ke andar. Apna area pehle HR se likhwa lo.'],
  },
  {
    text: 'What is the dress code for an interview at {here}?',
    answers: ['Formals, clean shoes. Nobody had a tie.', 'On the shop floor they gave us safety shoes for the trial, so take socks.'],
  },
  {
    text: 'Can I ask {here} for feedback after a rejection?',
    answers: ['I wrote to the HR person who had called and got two honest lines after a week.', 'No answer to my three mails, so do not wait for it.'],
  },
  {
    text: 'How hard is the written test at {here}?',
    answers: ['Tenth class maths and basics of the trade. Time is short, skip what is long.', 'Harder than last year, say those who sat for both.'],
  },
  {
    text: 'Does {here} take people with a gap of two years?',
    answers: ['I had 26 months and was taken. They asked once and let it be.', 'In accounts yes. They gave me a test in Tally to see that I still can.'],
  },
  {
    text: 'Is the joining date at {here} kept?',
    answers: ['Mine was moved once, by three weeks, with a mail. Ask the HR each Monday.', 'Kept to the day. Documents had to be complete ten days before.'],
  },
  {
    text: 'Which documents does {here} want on the day of joining?',
    answers: ['Mark sheets, last three slips, relieving letter, Aadhaar, PAN, two photos, a cancelled cheque.'],
  },
  {
    text: 'Is there a medical test before joining {here}?',
    answers: ['Eyes, blood, X-ray. They pay, but you have to go to their clinic in {city}.', 'Only for the plant. None for office.'],
  },
  {
    text: '{here} mein overtime ka paisa double milta hai?',
    answers: ['Workers ko milta hai, slip mein alag likha aata hai. Staff ko comp off.', 'Milta hai par ek mahina baad. Apna register khud bhi likho.'],
  },
  { text: 'Do women work in the night shift at {here}?', answers: ['Yes, with cab and a guard in it. You sign a consent once a year, and you may say no.'] },
  {
    text: 'Does {here} negotiate salary, or is the first figure final?',
    answers: ['They went up by eight percent after I showed the other letter.', 'For freshers it is fixed. For the rest there is a band, ask for its middle.'],
  },
  {
    text: 'क्या {here} में बिना अंग्रेज़ी के काम मिल जाता है?',
    answers: ['हाँ, मशीन और ड्राइविंग में हिंदी चलती है। फ़ॉर्म भरने में मदद कर देते हैं।', 'काउंटर पर थोड़ी चाहिए, बाक़ी सिखा देते हैं।'],
  },
  { text: 'How is the probation at {here}: three months or six?', answers: ['Six, and the confirmation letter came in the eighth. Nothing changes in pay.'] },
  {
    text: 'Is a laptop given at {here}, or does one bring one’s own?',
    answers: ['Given on day two. For the interview I used my own and they were fine with that.'],
  },
  {
    text: 'Does a referral help at {here}?',
    answers: ['It gets you the call, not the job. My referral was rejected in the second round.', 'You skip the first screening, so yes.'],
  },
  {
    text: 'What do they ask in the last round at {here}?',
    answers: ['Why you leave, what you want, when you come. And something small about the trade to see if you bluff.'],
  },
  {
    text: 'Is the trial day at {here} paid?',
    answers: ['No, and it was eight hours. I would ask for at least lunch and the fare.', 'We got 500 at the gate in the evening. Ask before.'],
  },
  { text: 'Does {here} in {city} have a canteen?', answers: ['Yes, 35 for a plate. Tea twice is free.', 'A microwave and a dabba-wala, that is all.'] },
  { text: 'How old can one be to join {here} as a driver or helper?', answers: ['Nobody asked me at 46. Eyes and licence have to be right.'] },
  { text: 'After how many months can one apply again at {here}?', answers: ['They told me six. I applied after seven and it was a new panel.'] },
  {
    text: 'Are contract staff taken over by {here}?',
    answers: ['Two of our twelve in three years. Ask whose name is on the salary slip.', 'It is said in every interview and seldom seen.'],
  },
  { text: 'Does {here} check references and PF history?', answers: ['Yes, an agency called my last two managers. PF passbook as well.'] },
  {
    text: 'Is the interview at {here} online or in person?',
    answers: ['First on video, last in {city}. They did not pay the train, I asked.', 'All in one day at the office. Reach before nine.'],
  },
  {
    text: 'Has anybody joined {here} this month? How was the first week?',
    answers: ['Two days of slides, then straight in. Somebody is told to sit with you, ask for the name.'],
  },
];

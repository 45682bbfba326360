/** What people answer to questions that are asked whatever the work is. */
export const answersToHr: Readonly<Record<string, readonly string[]>> = {
  'Tell me about yourself.': [
    'Ninety seconds: what I do now, one thing I did well, why this job. Not my village, school and hobbies, I learned that the hard way.',
    'They have the CV before them. Say what is not in it.',
    'Hindi mein bhi bol sakte ho agar kaam ki bhasha Hindi hai. Bas ratta mat maaro.',
  ],
  'Why do you want to join us?': [
    'One true reason is enough. I said it is twenty minutes from home and you train people on the new machine. They took me.',
    'Read what they make. The man before me praised a product of their rival.',
  ],
  'Why are you leaving your present job?': [
    'No bad word about the old boss. “I have learned what I could there” and what you want next.',
    'Salary was late three times, and I said so with dates. HR nodded. Facts are no complaint.',
  ],
  'What is your current salary, and what do you expect?': [
    'I ask for their range first. Mostly they tell it. If not, I say my figure and that it is in hand, not CTC.',
    'They want the slip, so do not stretch it. Ask for what the job pays, not for 30 percent on the old one.',
    'Pehle range pucho. Na batayein toh in-hand mein bolo, CTC mein nahi.',
  ],
  'How soon can you join?': [
    'Say the real date with your notice. “Immediately” made them ask what is wrong with my present job.',
    'Ask in the same breath when the letter comes. I do not resign on a phone call.',
  ],
  'What is your notice period, and can it be bought out?': [
    'Read your letter before. Mine said buyout only if the manager agrees, so I said just that.',
    'Ask if they pay it. Two companies did, in writing, with the first salary.',
  ],
  'Are you ready to work in shifts?': [
    'Ask which: fixed nights or rotation, the allowance, and the cab. Then yes or no. I said yes without asking and left in three months.',
    'औरतों के लिए रात में गाड़ी और साथ का नियम है, पूछने में शर्म कैसी।',
  ],
  'Are you ready to relocate?': [
    'Yes, if they tell where before joining. I got a city that was never spoken of.',
    'Ask who pays the move and the first fifteen days of stay.',
  ],
  'What are your strengths and weaknesses?': [
    'A weakness that is true and what I do about it. Mine: I say yes to everything, so now I keep a list on the desk.',
    'Not “I am a perfectionist”. The whole room had said that.',
  ],
  'Where do you see yourself in five years?': [
    'In this line of work, one step up, able to train two others. They do not want a dream, they want to know if you stay.',
    'I said honestly that I do not know, but which skill I want. It was fine.',
  ],
  'Why is there a gap in your CV?': [
    'My father was ill, eleven months, I looked after him. One sentence, then what I did to keep up. Nobody asked more.',
    'Exam preparation is a good answer, half the room had it. Say which, and that it is over.',
    'Never hide it by dates. They check with PF.',
  ],
  'Why should we hire you?': [
    'Take two lines from their ad and say where you have done just that.',
    'Kaam dikhao: main pehle din se yeh machine chala sakta hoon. Bas.',
  ],
  'Will you sign a bond of two years?': [
    'Ask to read it first, at home. What is the amount, what for, and what if they let you go. I did not sign one without a number in it.',
    'Never give original certificates. A copy is enough for any honest place.',
    'I signed for one year instead, after asking. So do ask.',
  ],
  'Tell us about your family.': [
    'One line is enough. Marriage and children are no business of theirs, and I smile and go back to the work.',
    'They wanted to know if I can stay late. So I answered that.',
  ],
  'Do you have any other offers?': ['Yes, one, and I will decide till Friday. It made them fast.', 'If none, say none. I said two, and they asked which.'],
  'Do you have any questions for us?': [
    'When do I hear from you, and from whom? Best question there is.',
    'What happened to the person who had this job before? The answer tells all.',
    'Ask what a bad day looks like there.',
  ],
  'Salary kitni expect karte ho?': [
    'Pehle unki range, phir in-hand figure. Jo purani slip mein hai uska pachees percent upar reasonable hai.',
    'Maine bola “jo is post ki hai”, unhone sabse kam diya. Aisa mat karna.',
  ],
  'पिछली नौकरी क्यों छोड़ी?': ['सच बोलो पर बुराई मत करो। मैंने कहा दूरी ज़्यादा थी, दो घंटे आने-जाने में।', 'अगर पैसा देर से मिलता था तो कह दो, तारीख़ के साथ।'],
  'What would you change here in your first 30 days?': [
    'Nothing in the first ten, I watch. Then one thing that the team itself complains of.',
    'They asked after a round through the shop. I had seen a blocked fire exit and said that.',
  ],
  'What was your biggest mistake at work?': [
    'One with a number and what I changed after it. I sent 200 cartons to the wrong depot, now two people read the label.',
    'If you say none, it is over.',
  ],
};

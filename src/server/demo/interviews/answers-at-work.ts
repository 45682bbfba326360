/** What people answer to questions about the work itself, by the question as it is asked. */
export const answersAtWork: Readonly<Record<string, readonly string[]>> = {
  'Show me how you would read a vernier caliper.': [
    'Main scale first: the last line before the zero of the vernier. Then look which vernier line meets a main line, multiply by the least count, and add. Say the zero error before you begin, they wait for that.',
    'Clean the jaws, close them, check zero. Then measure twice at two places. I said “28 plus 7 into 0.02 is 28.14” aloud and the supervisor was happy.',
    'Pehle least count bolo: 0.02 mm. Phir main scale, phir jo line mile. Haath se zyada mat dabana, isi pe mere saath wala bahar hua.',
  ],
  'What is the least count of a vernier caliper?': [
    '0.02 mm for most: one main division by the number of vernier divisions. In our interview they showed one of 0.05, so look before you speak.',
    'It is the smallest it can read. 1 mm divided by 50 divisions gives 0.02 mm.',
  ],
  'What is 5S? Name all five.': [
    'Sort, set in order, shine, standardise, sustain. Then give one example from your own machine, that is what they want.',
    'Seiri, seiton, seiso, seiketsu, shitsuke. I told them of my tool board with painted outlines.',
    'छाँटना, जगह पर रखना, सफ़ाई, नियम, आदत। अपनी मशीन का एक उदाहरण ज़रूर दो।',
  ],
  'Which electrode do you use for 6 mm mild steel, and at how many amperes?': [
    'E6013, 3.15 mm, about 100 to 130 A in flat. For vertical go down by ten to fifteen.',
    'If it has to bear load, E7018 that was kept in the oven. Say the size of the rod as well, I forgot and was asked again.',
  ],
  'What does E7018 mean on an electrode?': [
    '70 is 70,000 psi of tensile strength, 1 is all positions, 8 is the low-hydrogen coating with iron powder. So it is to be kept dry.',
    'E is electrode, 70 the strength, 1 the position, 8 the coating and current. DC plus works best.',
  ],
  'What is porosity, and how do you avoid it?': [
    'Gas holes in the weld. Dry rods, clean plate, right arc length, and no wind on a gas weld.',
    'Paint, oil and moisture make it. Grind first. They gave me a plate with paint on it to see what I do.',
  ],
  'What is a hot work permit?': [
    'Paper that says who welds where and till when, that the place is clear of things that burn, and that a fire watch stands there. It ends with the shift.',
    'Bina permit ke torch mat jalana, trial mein bhi pucho “permit hai?” Mujhe isi ke number mile.',
  ],
  'Why does a motor need a star-delta starter?': [
    'To bring down the starting current to a third. It begins in star, and after some seconds goes to delta. Above 10 HP or so.',
    'Direct start takes six to seven times the current and the voltage of the whole line dips. They also ask what happens to torque: it is a third, too.',
  ],
  'What is the difference between an MCB and an RCCB?': [
    'MCB saves the wire from overload and short circuit. RCCB saves the person: it looks for leakage, 30 mA in a house.',
    'If you have both in one it is an RCBO. Mention the test button, that shows you have used one.',
  ],
  'What do you check first when a motor does not start?': [
    'Supply on all three phases, then fuse or MCB, overload relay, contactor coil, and only then the motor. Isolate and test before you touch.',
    'Power se load ki taraf jao. Seedha motor kholne mat baitho, isi pe hasi thi panel.',
  ],
  'What is lock-out tag-out?': [
    'Switch off, lock, tag with your name, try to start it to be sure, then work. Only the one who locked it opens it.',
    'My answer was the six steps, and they liked that I said “each person his own lock”.',
  ],
  'What do you check before starting an IV line?': [
    'Right patient by two identifiers, the order, allergies, the fluid and its expiry. Then hand hygiene, the vein, the right gauge, and say to the patient what you do.',
    'They also want: no cannula on the side of a fistula or mastectomy, and date and time on the dressing.',
    'I began with “check the order and the wristband” and she stopped me after that, it was what she wanted to hear.',
  ],
  'What are the five rights of medication?': [
    'Right patient, right drug, right dose, right route, right time. Many hospitals add right documentation and right to refuse.',
    'Say them with an example. I took insulin: two nurses check the dose, and the meal is in front of the patient.',
  ],
  'What is the normal range of potassium, and why does it matter?': [
    '3.5 to 5. High or low, the heart goes out of rhythm. And never give KCl as a push.',
    '3.5–5.0 mmol/l. The viva went on with ECG changes: tall T waves when it is high.',
  ],
  'What is the ratio of compressions to breaths in adult CPR?': [
    '30 to 2, 100 to 120 a minute, 5 to 6 cm deep, and let the chest come back. With a tube in, no pause.',
    'Keep the BLS card with you, they looked at the date of it.',
  ],
  'How do you calculate drops per minute for 500 ml in 4 hours?': [
    'ml into drop factor by minutes: 500 × 15 ÷ 240 is 31 drops. Ask for the drop factor of the set, do not guess.',
    'With 20 drops per ml it is 42. Write the formula first, marks are for that.',
  ],
  'Which bin does a used cannula go into?': [
    'The needle into the white puncture-proof box. Plastic without needle to red.',
    'White for sharps, red for plastic, yellow for soiled, blue for glass. They point at things and you say the colour.',
  ],
  'Attendant gussa kare toh aap kya karenge?': [
    'Pehle sunna, awaaz neeche rakhna, unhe bed se side mein le jaana, phir incharge ko bulana. Bahas nahi.',
    'I said: I listen, I tell what is being done now and when the doctor comes. If it turns ugly, security and a note in the file.',
  ],
  'What is Schedule H, and what is Schedule H1?': [
    'H is sold on prescription only. H1 needs a register as well, with the doctor and the patient, kept for three years.',
    'Think of third-generation cephalosporins and TB drugs for H1. They asked me three names.',
  ],
  'What is FEFO and why not FIFO?': [
    'First expiry, first out. A batch that came later may expire earlier, so FIFO leaves you with dead stock.',
    'Say how you do it: near expiry in front, a red sticker at three months, back to the distributor before that.',
  ],
  'How do you teach fractions to a child who is afraid of maths?': [
    'With a roti or a paper strip. Fold, cut, speak, and only then write. I did this in the demo class and the children were with me.',
    'Start with halves they know from home. No rule for a week. The principal asked what I do if one still cannot: I said sit beside, not in front.',
  ],
  'Take a demo class of 20 minutes on any topic of class 7.': [
    'Take something you can begin with a question. I took simple machines, passed a bottle opener round, and used the board only at the end.',
    'Keep five minutes for their questions. Look at the back bench. They count how many children spoke, not how much you did.',
    'Lesson plan do copy mein le jao, ek unko de do. Awaaz peeche tak jaani chahiye.',
  ],
  'What do you do with a class of 45 that does not listen?': [
    'I stop and wait, then speak lower, not louder. Seating changes next day. And a job for the loudest one.',
    'Say your rule and keep it: hand up, one speaks. They asked “and if it fails?” and I said I talk to the child alone, never before the class.',
  ],
  'Explain NEFT and RTGS to a customer.': [
    'NEFT goes in batches every half hour, any amount. RTGS goes at once, from two lakh on. Both work day and night now.',
    'I said it to the manager as to my uncle: small money or no hurry, NEFT. Big and at once, RTGS. For both we need the account number and IFSC.',
    'ग्राहक से: दो लाख से ऊपर और तुरंत चाहिए तो RTGS, बाक़ी NEFT. IFSC सही लिखवाइए।',
  ],
  'What is an NPA, and after how many days?': [
    'When interest or instalment is overdue for more than 90 days. For crops it goes by seasons.',
    'Know SMA-0, 1 and 2 as well: up to 30, 60 and 90 days. That was the next question.',
  ],
  'What is KYC, and which documents are officially valid?': [
    'Passport, driving licence, voter card, NREGA job card, letter of the population register, and proof of holding Aadhaar. PAN goes with it but is no address proof.',
    'Say also that risk decides how often it is renewed: two, eight, ten years.',
  ],
  'Write a query for the second highest salary.': [
    'select max(salary) from employee where salary < (select max(salary) from employee). Then say what it gives when all have the same: nothing.',
    'With dense_rank() over (order by salary desc) and where rank = 2. They ask then for the third in each department, so this way is better to start with.',
    'I wrote order by salary desc limit 1 offset 1 and was asked about ties. Use distinct.',
  ],
  'How does a HashMap work inside?': [
    'Array of buckets, hash of the key picks one, equals finds the entry. Long chains turn into trees in Java 8. Talk of resize at 0.75.',
    'Be ready for “what if hashCode always returns 1”. It works, but as slow as a list.',
  ],
  'Design a service that shortens URLs.': [
    'I began with numbers: how many writes and reads a day. Then an id in base 62, one table, a cache before it. They went into collisions and expiry.',
    'Do not draw ten boxes at once. One box, one table, then say where it breaks first.',
  ],
  'What is an index in a database, and when does it hurt?': [
    'A sorted copy of some columns, so that rows are found without reading all. It hurts on every write and where a column has three values only.',
    'Mention that the order of columns matters in one of two columns. I drew it as a phone book.',
  ],
  'What is the difference between WHERE and HAVING?': [
    'WHERE drops rows before they are grouped, HAVING drops groups after. Give one line with a count and you are done.',
    'HAVING can use sums, WHERE cannot. They gave me a wrong query to mend.',
  ],
  'How would you find out why orders fell by 8 percent last week?': [
    'Ask first if the count is right. Then cut it: city, app or web, new or old customers, payment, hour. Then outside: holiday, rain, a rival’s sale.',
    'I asked “against which week” and the panel smiled. It had a festival in it.',
  ],
  'Do you have a badge licence?': [
    'Yes or no, and show it. If it is being made, show the slip. No badge, no commercial vehicle there.',
    'बैज बनवा कर ही जाओ। रसीद पर उन्होंने एक महीने का समय दिया था।',
    'They check class, badge and date online while you sit there. Mine had two months left and they said renew first.',
  ],
  'What do you check on the vehicle before you start?': [
    'Oil, water, air, lights, brake, horn, papers. Walk round once. I said it in that order and did it while speaking.',
    'Tyre pehle dekhna, phir neeche tel ka nishaan. Fleet manager khud khada tha.',
  ],
  'What do you do when the brake fails on a slope?': [
    'Lower gear at once, handbrake slowly, horn and lights, and look for an uphill side or a bank. Never switch off the engine.',
    'Gear down, gear down, gear down. Neutral bola toh gaye.',
  ],
  'Sell me this pen.': [
    'Do not praise the pen. Ask when he last signed something, and what he wrote with. Then sell what he said.',
    'I asked whether he signs bills on a van’s bonnet. He laughed, and I sold a box of ten.',
    'Pen mat becho, zaroorat pucho. Do minute se upar mat khincho.',
  ],
  'What was your target last year, and how much of it did you do?': [
    'Take the sheet with you. I said 78 lakh of 1 crore and why, and showed the last two quarters going up.',
    'If you missed it, say so with the reason in one line. They had called my old ASM anyway.',
  ],
  'How do you calm a customer who shouts?': [
    'Let him finish. Say back what he said. Say what you do now and by when. Sorry once, not ten times.',
    'In the mock call I said “you are right to be upset, let me open your order” and the trainer ended it there.',
  ],
  'Do a mock call: my parcel has not come.': [
    'Greet, name, order number, repeat, then the answer. They look for hold procedure, too: ask before you put me on hold.',
    'Do not promise tomorrow. I did, and was asked how I know.',
  ],
  'What are the golden rules of accounts?': [
    'Debit the receiver, credit the giver. Debit what comes in, credit what goes out. Debit expenses and losses, credit incomes and gains. Then an entry as an example.',
    'They gave me goods lost by fire after that. Loss by fire debit, purchases credit, and reverse the input credit.',
  ],
  'What is the difference between GSTR-1 and GSTR-3B?': [
    'GSTR-1 is what you sold, bill by bill. 3B is the summary with which you pay. They must agree, and 2B is what you may take as credit.',
    'Say the dates: 11th and 20th for monthly filers.',
  ],
  'How do you calculate PF and ESI?': [
    'PF 12 percent of basic and DA from both, many keep to the ceiling of 15,000. ESI 0.75 from the employee and 3.25 from the employer, up to 21,000 gross.',
    'I was given a slip and a pen. Round ESI up to the next rupee.',
  ],
  'A guest says that his room is not clean. What do you say and do?': [
    'Sorry, and another room at once if there is one. If not, clean it in 20 minutes while he has tea. Call him after an hour. Log it.',
    'Never “housekeeping did it”. You are the hotel at that moment, the FOM told me so after I said it wrong.',
  ],
  'Which fire extinguisher for an electrical fire?': [
    'CO2 or dry powder, never water or foam. Switch off first. PASS: pull, aim, squeeze, sweep.',
    'वे टैंक दिखाकर रंग पूछते हैं। काली पट्टी CO2, नीली पाउडर।',
  ],
  'A senior manager comes without his card. Do you let him in?': [
    'No. Salute, a seat, call the admin, write his name. He may be there to test you, as he was with me.',
    'Rule sabke liye ek. Par tameez se bolna hai, wahi number hai.',
  ],
  'How do you do a slump test, and what slump do you want for a slab?': [
    'Cone in three layers, 25 strokes each, lift straight up, measure the drop. 75 to 100 mm for a slab, pumped concrete more.',
    'Tell that you reject the truck if it is far off, and note the number. They asked if I ever did.',
  ],
  'What is the weight of a 12 mm bar per metre?': [
    'd squared by 162: 0.888 kg. Learn 8, 10, 12, 16, 20 by heart.',
    '0.89 kg. He then asked for a bundle of 12 m bars, so keep the phone away and do it on paper.',
  ],
};

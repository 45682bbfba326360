// One private message in a line, as people at work write them, about pay, notice, references, documents, numbers, rent and hiring. None asks for money for a job,
// for a secret, or for another channel. Written without a look at any detector; nothing learns from them. English, then Hinglish, then Hindi.

/** Messages between colleagues and acquaintances that a warning would be wrong under. */
export const workTalk: readonly string[] = `
Hello, did they pay the variable part? Please see my last mail and call 9876543210
Did they pay your variable in full this year?
My variable for Q2 came with the October salary, only 70 percent
Has anyone got the joining bonus, or do they pay it after three months?
They pay on the 7th, but in December it came on the 31st
How much do they pay a senior nurse in Thane?
Please send me your last three payslips for the reimbursement, I am in accounts with you
I paid 1200 for the medical test and they gave it back with my first salary
The notice period is 90 days, but they let me go after 45
If I leave before a year I have to return the joining bonus, right?
There is a training bond of 1.5 lakh for two years, should I sign it?
Did they ever make anyone pay the bond money when leaving early?
My friend paid the bond of 50,000 and still did not get his relieving letter
Ask HR to take the bond clause out, they did that for me
PF deposit shows for July only, August and September are missing
My PF money came to my account after 18 days
Employer has not deposited PF since June, whom do I complain to?
Fill Form 19 and 10C on the EPFO site, it costs nothing
Keep your UAN active and link your Aadhaar before you resign
EPFO says my bank account is not verified, did you have that too?
My gratuity was 2.4 lakh after seven years
The full and final settlement took 52 days for me
They deducted 22,000 for the notice I did not serve
Can I buy out my notice? It is one month basic, I think
The new company will pay the notice buyout
You can call me on 9812345670 after 7 in the evening
My number is 98220 12345, send me a WhatsApp when you reach the office
Save my new number, the old SIM was of the company
Call the reception at 020 4567 8900 and ask for Mr Deshpande
Mail me your resume and I will refer you, referral closes on Friday
We have an opening in my team for a tester, 3 to 5 years, shall I refer you?
I am hiring two support engineers for my own team, ask me anything
Our firm needs a junior accountant in Nagpur, send me your CV if you like
We are a small company in Indore and we are looking for a Java developer
Referral bonus here is 40,000, they pay it after six months
I will refer you for free, of course, it only needs your resume
The interview is on Teams, the link comes from HR
They asked for my PAN, Aadhaar and last three payslips after the offer
Background check wanted my degree and both relieving letters
I uploaded my documents on the portal, verification took ten days
They want the original marksheets on joining day, but only to look at them
My Aadhaar has a different spelling, will that be a problem in BGV?
Please carry two photos, PAN card copy and a cancelled cheque on the first day
HR asked for a cancelled cheque for the salary account
The salary account is opened with HDFC, zero balance
Which bank do they use for salary?
Take care that they write the CTC and not only the in-hand in the letter
8 lakh CTC is about 58,000 in hand
My in hand is 41,500 after PF and professional tax
Take the offer, 30 percent hike is good for this city
Is 12 LPA fair for five years of experience in Pune?
I earn 18,000 a month at the hospital, and night duty is extra
Night shift allowance is 300 a night
They pay overtime at double rate only on Sundays
Work from home is two days a week, the laptop is from the company
I had to return the laptop before they released my last salary
The laptop deposit? No, nobody took one from me
The flat owner wants a deposit of three months, is that usual in Bengaluru?
I pay 14,000 rent for one room near Hinjewadi
Send me my half of the rent by UPI, my id is the same as last month
I sent you 350 for lunch on GPay, please check
You can Gpay me the cab money later, no hurry
Split the cab? It was 480, so 160 each
I owe you for the tea, what is your UPI id?
We collect 200 from everyone for Meena's farewell, give it to Suresh
Everyone pays 500 for the team outing, the rest the company pays
Cricket on Sunday, ground fee is 100 each
PG near the office is 9,000 with food, deposit one month
The hostel took a deposit and gave it back when I left
The canteen card needs 500 to be loaded the first time
The ID card costs 200 if you lose it
They gave me a SIM and said do not share the OTP with anybody
The portal sends an OTP to the old number, how do I change it?
My OTP did not come, so I could not log in to the payroll site
How to change the mobile number in UAN when the old one is lost?
Do not pay anyone for a job, my cousin lost 15,000 that way
A consultancy asked me for 2,000, I told them no
Someone asked me for a registration fee yesterday, is that a fraud?
Real companies never take money, do not send them anything
Has anybody been called by a Ravi who says he is from our HR and wants money?
Is the mail from careers at our company real? They ask for nothing so far
The exam fee for the AWS certificate is 150 dollars, the company gives it back
The company paid for my course, and I am bound for one year
I did the Scrum course with my own money, 18,000, was it worth it?
College fee for the evening MBA is 90,000 a year, does your company help?
The bank exam form costs 750 for general candidates
The nursing council registration took two months and 1,500 rupees
Renewing my licence costs 3,000 every five years and the hospital pays half
Police verification was 500 and I claimed it with the bills
The visa fee was paid by the company, the medical too
They gave 60,000 for moving from Kochi to Hyderabad
Relocation money comes only with bills
I got the offer letter yesterday, joining on the first
The offer letter has a salary less than what they promised on the phone
They have not sent the offer letter after four weeks, should I call?
Accept the other offer only when you have it in writing
I joined today, the manager seems nice
Can you tell me who is the HR for the Noida office?
The manager asked me to come on Saturday, no extra pay
Does your team give compensatory off?
Earned leave is paid out when you leave, mine was 11 days
They stopped the attendance bonus from April
Bonus for Diwali was 8.33 percent, as the law says
Sweet box and 1,000 rupees voucher for Diwali, that was all
Increment letters come on Monday, they say
I got 6 percent, inflation is more than that
What is the band for a team lead? Mine is L3
Did you negotiate? They first told me 9 and then gave 10.5
Show them your other offer, then they move
Salary is late again, they say the client has not paid
Three months without salary, I went to the labour office
The labour office does not take any fee for a complaint
A lawyer sends a notice for about 2,000, then they paid me at once
Ask for Form 16 in June, you need it for the tax return
My CA files the return for 800, shall I give you his number?
I chose the new tax regime, saves me 12,000
HRA needs the rent receipts and the PAN of the owner
My medical card covers my parents with 4,000 premium a year
ESIC card came after two months, before that I paid the clinic myself
Maternity leave was paid fully, 26 weeks
How many rounds did you have, and was there a test?
Aptitude test on a laptop, then technical, then HR
The test link was open only for one hour, so start at once
They want an answer by tomorrow evening, is that normal?
Only two seats are left in the office bus from Wakad, book today
Last date for the internal job posting is Friday
Click on Apply in the intranet and write my employee code as referrer
The link to the holiday list is on the notice board
Join our team lunch on Thursday
We have a WhatsApp group of the batch, shall I add you?
Telegram group for SBI clerk preparation is good, and it is free
Join the union, it costs 50 a month and they do help
I work part time from home for a publisher, they pay per page
Typing work pays very little, I stopped after a month
Data entry here is 15,000 a month, eight hours, in the office
I earn a bit with delivery in the evening, petrol is my own
The rider joining kit was 1,200, they cut it from the first pay
Company cut 600 for the uniform, is that legal?
Uniform washing is 150 a month, they cut it from the salary
The guard agency takes 500 every month from the guards, that is wrong
The contractor keeps my ATM card, what can I do?
I invest 3,000 a month in SIP from my salary
ESOP vest after a year, and you pay tax when you buy them
I sold my shares and got 1.1 lakh, tax was cut
He is retiring, let us give 300 each
Thank you for the number, he told me all about the job
Good morning, are you still in the finance team?
Do they ask for the salary slip of the old company?
What should I say when they ask for expected CTC?
variable pay mila kya is baar?
variable poora nahi diya, sirf 60 percent aaya
salary kab aati hai tumhare yahan, 1 ko ya 7 ko?
bhai mera PF do mahine se jama nahi hua
PF nikalne ke liye kitne paise lagte hain? kuch nahi, free hai
notice period 60 din ka hai, buyout ho jata hai kya?
notice buyout ke liye ek mahine ki basic deni padi
bond 2 saal ka hai aur 1 lakh likha hai, sign karun ya nahi?
bond ke paise kisi se sach mein liye kya?
training ke time kitna stipend dete hain?
referral de doge kya? resume bhej du?
resume mail kar do, main HR ko de dunga
mera number 9876501234 hai, shaam ko call karna
number bhej do apna, WhatsApp pe baat karte hain
HR ka number hai kya tumhare paas?
documents mein kya kya maangte hain joining ke din?
Aadhaar aur PAN ki copy le jana, original wapas de dete hain
relieving letter abhi tak nahi mila, do mahine ho gaye
full and final mein 18 hazaar kaat liye
room ka rent 6000 hai, deposit do mahine ka
rent ke paise UPI kar dena, wahi purana number hai
chai ke paise GPay kar diye maine
kal ki cab ke 120 bhej dena yaar
sab log 200 de rahe hain farewell ke liye, tum bhi de dena
mess ka advance 2000 dena padta hai, mahine ke end mein adjust hota hai
OTP kisi ko mat dena, HR kabhi nahi maangta
kisi ne job ke naam pe 5000 maange, mat dena, fraud hai
ye company asli hai kya, paise to nahi maangte?
night shift ka extra kitna milta hai?
overtime ka paisa agle mahine aata hai
hike kitna mila? mera to 5 percent hua
hamari team mein ek jagah khali hai, tum apply kar do
main apni dukaan ke liye ek accountant dhoond raha hoon, 15 hazaar mahina
Gurgaon office mein do electrician chahiye, pagar 18,000, ITI wale
interview mein kya poocha tha unhone?
joining bonus wapas karna padta hai kya saal se pehle chhodne pe?
form 16 kab milega is saal?
medical test ke paise company deti hai, bill rakhna
ID card kho gaya, naya 250 ka banta hai
kapde ke 800 kaate pehli salary se
वेरिएबल इस बार पूरा मिला क्या?
हमारे यहाँ सैलरी सात तारीख़ को आती है
मेरा पीएफ़ तीन महीने से जमा नहीं हुआ, शिकायत कहाँ करूँ?
पीएफ़ का पैसा बीस दिन में खाते में आ गया
नोटिस पीरियड 90 दिन का है, पैसे देकर जल्दी निकल सकते हैं क्या?
बॉन्ड में दो साल और एक लाख लिखा है, साइन करना ठीक है?
अपना रिज़्यूमे भेज दो, मैं रेफ़र कर दूँगी
मेरा नंबर 9822098220 है, ड्यूटी के बाद फ़ोन करना
जॉइनिंग के दिन आधार, पैन और दो फ़ोटो ले जाना
कमरे का किराया 5,500 है और एक महीने का डिपॉज़िट
किराए का आधा मुझे यूपीआई कर देना
चाय के पैसे मैंने दे दिए, बाद में देना
हमारे अस्पताल में दो नर्स चाहिए, बीस हज़ार और खाना
नाइट ड्यूटी के ढाई सौ अलग से मिलते हैं
किसी ने नौकरी के नाम पर तीन हज़ार माँगे, मैंने मना कर दिया
नौकरी के लिए किसी को पैसे मत देना
ओटीपी किसी को मत बताना, बैंक वाले भी नहीं माँगते
नर्सिंग काउंसिल का रजिस्ट्रेशन 1,500 में हुआ, दो महीने लगे
वर्दी के पैसे पहली तनख़्वाह से काट लिए
बोनस दिवाली पर मिलता है, एक महीने का
फ़ुल एंड फ़ाइनल में पैंतालीस दिन लगे
रिलीविंग लेटर के लिए एचआर को तीन मेल किए
Hello, did they pay the variable part? Please see https://example.org/variable and call 9876543210
`
  .trim()
  .split('\n');

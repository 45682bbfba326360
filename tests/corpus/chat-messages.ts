// One private message in a line. A message is a scam if its sender asks the reader to pay, to hand over secrets, or to go on elsewhere about a job.

/** Messages by which people are cheated with jobs that do not exist. */
export const scamMessages: readonly string[] = `
Congratulations dear candidate! With reference to your resume we are glad to inform that you are selected for the post of Back Office Executive at Kundpath Infotech Pvt Ltd, salary Rs 26,500 + PF + cab. Interview was waived by the management. Kindly pay registration charges of Rs 1,250 (refundable with first salary) today before 6 pm to block your seat, else the same will be allotted to a waiting candidate. Thanks and regards, HR Dept.
Your profile is shortlisted. Interview slot will be confirmed only after interview fee of 499/- is received. Share screenshot after payment.
Hello sir, the laptop will be dispatched tomorrow. Please transfer refundable security of Rs 6,500 to laptop.kundpath@ybl and send the UTR number here.
We have 40 openings for freshers. Training fee 2,999 only, 100% job guarantee, fee is adjusted in your first salary. Shall I book your seat?
whatsapp me for the job 90000 00000
Pls msg me on wa.me/910000000000 for the JD, I don't check messages here.
Dear applicant, send your details to hr.talchakra.recruit@gmail.com with photo of Aadhaar both sides and PAN, offer letter will come in 2 hours.
Earn 3000 to 5000 daily from home. Just like YouTube videos and send me screenshot. First task is free, join our Telegram group t.me/dailytask_invented to begin.
You failed to finish 480 forms in 7 days so as per the agreement you have to pay penalty of Rs 9,800 or legal notice goes to your address today evening.
Data entry work from home, 40 pages a day, 22k per month. Only agreement stamp charge of Rs 850 to be paid from your side, GPay or PhonePe anything is ok.
Sir your visa for warehouse job in Dubai is approved. Rs 18,500 for medical and visa stamping to be deposited by 5 pm else slot goes to the next candidate.
I am from background verification team of Betwa Lok Technologies. BGV charge is ₹1,999 which is reimbursed with first month salary. Scan this QR and pay now.
An OTP has come on your mobile for document verification, tell me the OTP fast, it is valid for 2 minutes only.
To set up your salary account we need your debit card number, expiry and the CVV on the back side. It is only for verification, no amount will be deducted.
Hi! Hope you are doing well. I work with a part time project for hotel ratings, it is only 15 to 20 mins a day and you can do it along with your present job, nobody in your office will know. Payment is daily, 800 to 2500 rupees depending on the level, I myself took out 31,000 last month. I don't open this site often so if interested add me on Telegram @ritu_task_desk and say that you came from here.
Good morning. Management has approved your offer of 9.6 LPA. Before release of the letter kindly deposit Rs 4,200 towards document processing. It is fully refundable within 7 days.
Task 4 is a prepaid task. Recharge 3,000 and you get back 4,200 in ten minutes. Previous commission is also locked till you complete it.
Your joining kit is held at courier office, customs clearance of Rs 2,350 pending. Pay on the link and kit with laptop will reach by tomorrow
Ma'am we do not conduct interview on this site. Kindly shift to WhatsApp, save my number 90000 11111 as HR Neha.
Only 2 seats left for airport ground staff. Uniform charge 1,550 and gate pass 750, total 2,300. Pay half now and half at the time of joining.
I can get you in through internal quota at Girna Steelworks, my uncle is GM. It costs 45k, half in advance, nobody else should know.
Please buy three gift cards of Rs 2,000 each for the client onboarding and send me the codes, finance will reimburse with your first payout.
Urgent!! Your offer letter will be cancelled at 6 pm. Pay the pending processing fee 1,100 to hrdesk.lokpath@okaxis and confirm.
This is the last step. Install the AnyDesk app and tell me the 9 digit code, our IT team will set up the office mail on your phone.
Dear, for work from home typing job you have to purchase the software licence key, 1,799 one time. After that you earn 18,000 weekly.
We found your resume on the portal. Salary 35k, no interview, direct joining. Pay 500 for ID card and 700 for police verification, then come on Monday.
Mail your CV along with Aadhaar, PAN, cancelled cheque and netbanking user id to careers.malharpay.hr@gmail.com, rest we will handle.
For faster process just drop me a hi on WhatsApp. Recruiters are not allowed to share the salary here. 9 0 0 0 0 2 2 2 2 2
your application is pending bcoz medical fee not paid. kindly do 1350 to this upi medical.desk@paytm and send ss
As discussed the caution deposit for the night shift project is Rs. 5,000/-. You get it back after completing 3 months. Account number I will send, pls confirm which bank you use.
Hello, I am Anjali from Wagtail Staffing. Seat for the cruise line job is confirmed, CDC and agent charges 28,000. You can give in two parts, first 10k today.
Kindly share front and back photo of your Aadhaar with a selfie holding it, so that I can generate your employee code today itself.
We are hiring app reviewers. You write 5 star reviews on Google Maps and get 150 per review. Manager is on Telegram, search for reviewdesk_meera and say code 7781.
Sir your interview was excellent, panel has selected you. Now you only have to pay for the technical certification exam, Rs 3,540 including GST, without that client does not onboard.
Placement charge is one month salary but for you only 8k now, remaining after joining. Trust me, I have placed 60+ people from this community.
just pay sir, it's refundable
Give me your EPFO login and password, I will transfer your old PF and update the KYC for the new company.
Your case is filed in court for breach of data entry contract. Settle today by paying 6,999 or police will come home. Call advocate on 90000 33333.
I have 3 vacancies at Lapwing Bank, clerk post. Written exam no need. Token amount 15,000 and rest on the day of appointment letter.
Can you ping me on Telegram instead? I will send the task and the salary slip of others there, here the app blocks links.
Accept the collect request of Re 1 on your UPI and enter your PIN, it is to check your account for salary credit.
Hi, we saw your post about layoffs, so sorry. We have an urgent requirement with immediate joining, only you must pay onboarding deposit of ₹3,500, it comes back with your first payslip.
Kindly fill the Google form and put your card details for the refundable interview deposit of INR 999. If you attend, the money comes back in 3 days.
Congrats!!! You are chosen by Chakor Airlines for cabin crew. Grooming and training charges 7,500, pay 50% today and report to the Delhi branch on 1st.
It is a genuine MNC, no fraud. Payment first is only since many candidates do not join. So 1500 as joining assurance, you understand na?
Dear candidate this is reminder two. Your kit amount Rs 2,499 is not received. Make the payment within 30 min to avoid blacklisting from all our client companies.
Let's take this off the app. Text me on Signal or WhatsApp at nine zero zero zero zero, double four, triple four and I will send you the offer.
Send the 6 digit code which you just received by SMS. It is the joining code from our HRMS, not an OTP.
For Canada work permit with LMIA we charge only after visa, but file opening is 12,000 plus embassy fee 9,500 payable now. Passport original also to be couriered.
I'm a consultant. I will update your resume and forward it to 25 MNCs, guaranteed 10 calls. Fee 1,200, my id is resume.consult@ibl
Bhai job pakki hai, bas 1500 registration ka bhej do, letter aaj shaam tak mil jayega.
Aapka selection ho gaya hai. Laptop aur ID card ke liye 4999 jama karna hoga, pehli salary ke saath wapas mil jayega.
Ghar baithe kaam, roz 2000 se 3000. Sirf video like karna hai. Telegram pe aa jao link bhejti hu.
Sir ji whatsapp pe baat karte hai, yaha pe HR allowed nahi hai. Mera number 90000 55555 hai, hi likh ke bhejo.
Training 15 din ki hai, fees 3500/-. Uske baad direct joining Talchakra Infotech mein, 25k in hand.
OTP bhejo jaldi
Didi packing ka kaam hai pencil wala, ghar pe maal aayega. Bas 650 rupaye ID banane ke lagenge, is QR pe bhej dijiye.
Aapne target pura nahi kiya isliye 7200 ki penalty bharni padegi, nahi to vakil ka notice ghar aayega.
Interview ke liye slot book karna hai to 299 bhejo abhi, baad me slot nahi milega.
Bhaiya airport me loader ki bharti hai, 28 hazar salary. Gate pass aur dress ka 2200 lagega, aadha abhi kar do.
Aadhaar aur PAN ki photo bhej do, saath me bank passbook ka pehla page bhi. Offer letter banana hai.
Manager sir se Telegram pe baat kar lo, wahi salary batayenge. ID hai @vikram_hr_desk
Paise refundable hai sir, tension mat lo. Abhi 1999 karo, 7 din me account me wapas.
Sarkari vibhag me data operator ki post hai, andar se karwa dunga. 60 hazar lagenge, 20 abhi, baaki joining ke baad.
Form bharne ka kaam hai, ek form ke 12 rupaye. Pehle agreement ka stamp 750 rs jama karo fir ID password milega.
Dubai me driver ki naukri, ticket company degi. Visa ka 22000 aapko dena hai, passport bhi bhej do aaj hi.
Aapka last task baaki hai, 5000 daalo to 7800 niklega. Nahi daloge to purana paisa bhi atak jayega.
Background check ke 899 lagte hai sabko. Mere UPI pe kar do: bgvdesk.neha@ybl, screenshot yahi bhejna.
ATM card ka number aur peeche ke 3 number bhejo, salary account link karna hai.
Mam aap gmail pe resume bhejo hr.jharnalabs.job@gmail.com aur subject me apna whatsapp number likhna, yaha reply nahi milega.
Courier wale ne bola aapka joining letter custom me atka hai, 1450 de do to aaj hi chhut jayega.
Bhai mere reference se ho jayega Koyna Motors me, HR ko thoda chai pani dena padega, 10k bas.
Kal subah 10 baje tak payment nahi hua to aapki seat dusre candidate ko de denge, 1100 hi to hai.
Screen share app download kijiye aur code bataiye, HR aapka account verify karega.
Free job hai koi charge nahi. Bas exam kit kharidni hai 1800 ki jo company se hi leni padti hai, payment link bhej raha hu.
बधाई हो, आपका चयन हो गया है। जॉइनिंग लेटर के लिए ₹1,500 रजिस्ट्रेशन शुल्क आज ही जमा करें।
घर बैठे रोज़ 1500 से 3000 रुपये कमाएँ, सिर्फ़ वीडियो लाइक करना है। टेलीग्राम पर जुड़ें, लिंक भेज रही हूँ।
सर, लैपटॉप की सिक्योरिटी 5,000 रुपये है, नौकरी छोड़ने पर पूरी वापस मिलेगी। इस क्यूआर कोड पर भेज दीजिए।
आपके मोबाइल पर जो ओटीपी आया है वह तुरंत बताइए, तभी आपका फ़ॉर्म पूरा होगा।
आगे की बात व्हाट्सऐप पर होगी। 90000 66666 पर अपना नाम लिखकर भेजिए।
ट्रेनिंग फ़ीस 2,500 रुपये है, उसके बाद पक्की नौकरी। आधी फ़ीस अभी दे दीजिए, आधी बाद में।
आपने सात दिन में काम पूरा नहीं किया, इसलिए 8,400 रुपये का जुर्माना भरना होगा, वरना केस होगा।
आधार कार्ड के दोनों तरफ़ की फ़ोटो और बैंक पासबुक भेजिए, कर्मचारी आईडी बनानी है।
फ़ीस भेज दी क्या? नहीं तो अभी 350 भेजो, स्क्रीनशॉट दिखाओ।
भैया, दुबई में हेल्पर की नौकरी है। वीज़ा और मेडिकल के 25 हज़ार लगेंगे, दस हज़ार आज जमा कर दो।
पैकिंग का काम घर पर मिलेगा। पहले 599 रुपये का आईडी कार्ड बनवाना होगा, फ़ोनपे कर दीजिए।
अंदर से रेलवे में लगवा दूँगा, दो लाख में बात तय है। पचास हज़ार पहले, बाक़ी जॉइनिंग पर।
अपने एटीएम कार्ड का नंबर और पीछे लिखा सीवीवी भेज दें, सैलरी खाते की जाँच करनी है।
मैडम, बैकग्राउंड वेरिफ़िकेशन के 1,200 रुपये बाक़ी हैं। शाम पाँच बजे तक नहीं किया तो ऑफ़र रद्द हो जाएगा।
एचआर से सीधे बात करने के लिए hr.vanasetu.bharti@gmail.com पर अपना नंबर और फ़ोटो भेजिए, यहाँ जवाब नहीं मिलेगा।
डेटा एंट्री का काम है, महीने के 20 हज़ार। एग्रीमेंट के स्टाम्प पेपर के 800 रुपये आपको देने होंगे।
वर्दी और गेट पास के 1,850 रुपये जमा कर दो, सोमवार से एयरपोर्ट पर ड्यूटी चालू।
आपका जॉइनिंग किट कूरियर में अटका है, कस्टम के 1,700 रुपये भरिए, कल पहुँच जाएगा।
अगला टास्क करने के लिए पहले 2,000 डालिए, तुरंत 2,900 वापस आएँगे। सब लोग कर रहे हैं।
यूपीआई पर एक रुपये की रिक्वेस्ट भेजी है, पिन डालकर स्वीकार करें ताकि खाता जुड़ जाए।
दीदी, यहाँ पर सैलरी नहीं बता सकते। मेरे टेलीग्राम पर आइए, नाम है seema_bharti_desk
आपका नाम मेरिट में है। पोस्टिंग अपने ज़िले में चाहिए तो थोड़ा ख़र्चा करना पड़ेगा, 30 हज़ार में हो जाएगा।
पैसे पहले इसलिए लेते हैं कि लोग जॉइन नहीं करते। 999 भेज दीजिए, पहली तनख़्वाह में जुड़कर आ जाएँगे।
फ़ोन में एनीडेस्क डाल लीजिए और कोड बताइए, हमारी टीम आपका खाता चालू कर देगी।
सर, सिर्फ़ फ़ाइल चार्ज 1100 रुपये है। कंपनी का खाता नंबर भेज रहा हूँ, जमा करके रसीद दिखा दीजिए।
`
  .trim()
  .split('\n');

/** Messages that nobody is cheated with, though many speak of fees, deposits and secrets. */
export const normalMessages: readonly string[] = `
They asked me for 2,500 as a registration fee. I said no and blocked them. Real companies do not take money.
Is it a scam if the consultancy wants a refundable deposit of 5k for the laptop? I have a bad feeling.
Never share your OTP with anyone who says they are from HR, please.
HR called me on WhatsApp yesterday and discussed the salary, is that normal now?
My notice buyout came to Rs 1,84,000, the new company paid it with the first salary and cut tax on it.
Bond is 2 years and the penalty is one lakh if I leave before. Has anybody really paid it?
Joining bonus of 3 lakh has to be returned if you leave within a year, read the clause well.
PF transfer took 40 days, I had to update PAN and Aadhaar in the portal twice.
PG deposit is two months in Koramangala, 18k plus food. You get one month back if you are lucky.
Which documents did they ask on day one? I have Aadhaar, PAN, mark sheets and the last three payslips.
The AWS exam fee is about 8k, my company reimbursed it after I passed.
I can refer you. Send me the job id here in the chat and I will put it in tonight.
Fake offer letters are going round in the name of Lapwing Bank. They ask 1,999 for verification. Don't fall for it!
My cousin lost 40,000 in those Telegram like and subscribe tasks. First they paid him 150, then wanted recharge.
How much did you ask for? I'm at 11.5 and was thinking 16, is that too greedy
Sorry to hear about the layoff. Take two days off, then we look at your resume together.
They did a video interview on Google Meet, then a second one at the office. No fee anywhere.
Our team has a WhatsApp group where the manager writes at 11 pm. I muted it, nothing happened.
Is 2,400 a month for health insurance of parents a good deal? It's deducted from salary.
BGV company called my old manager, it took 3 weeks and I did not have to pay anything.
The laptop was taken back on the last day, they held ₹12,000 from my FnF for a scratch.
Can they keep my original degree as security? It says so in the offer letter of Tendu Textiles.
Do you know whether the joining bonus comes in the first month or after probation?
I applied through their careers page, got a mail from the company domain in 4 days.
What questions came in the second round? I am weak in system design tbh.
Rule I follow: if they want money before joining, it is not a job.
don't pay them anything
For the visa the company paid everything including the flights, only the medical was on me and I got that back too.
Salary got credited with 3,200 short, they say it is professional tax and canteen. Check your slip.
He told me "pay 1,500 for the slot and I confirm it" and after that stopped replying. Report him from the menu on his profile.
Gratuity only after 5 years, so if you are at 4.8 wait a bit.
Thanks a lot! The tip about asking for the breakup in a mail worked, they added 80k to fixed.
Is the training unpaid at Barbet Analytics? Somebody here wrote that stipend is 15k.
They cancelled my offer two days before joining, and by then I had already paid the PG deposit of 20,000 and the first month, plus the train. HR said sorry on a WhatsApp call, nothing in writing. I asked for at least the deposit back and they told me to mail, I mailed three times. On the fourth one with their head in copy they paid 20k as "goodwill". So please write, and keep every receipt.
CA articleship stipend is 6,000 in our city, exam forms cost more than that, haha
Our HR uses a gmail id as it is a small shop of 12 people, the job was real. But I met the owner first.
The recruiter asked for my current payslip and Form 16. I hid the account number with a black bar.
I took the 90 days, did not buy out. New company waited. Just ask, worst they say no.
Where do I complain? I paid 3 thousand to one agency last year and the number is switched off now.
1930 is the cyber crime helpline, call them within the first hour, the bank can stop the transfer.
is this HR for real??
Do you get night shift allowance? Ours is 250 per night, paid with the next month's salary.
My interview is tomorrow 10 am, so nervous. Any last minute tips for HR round?
Netbanking of my salary account is locked, the branch says come with Aadhaar. Half day leave gone.
Is it safe to upload PAN and cancelled cheque on the company's onboarding portal? It has their own domain.
Take the offer with lower variable. 20 fixed is better than 24 with 6 variable that nobody gets.
My manager said "move to Telegram" for the on-call alerts, so now we have five apps for one outage.
The agent in my town takes 50,000 for jobs in the Gulf and most boys pay as their brothers also paid. By law he may charge only 30k plus GST, against a receipt, and only if he is registered. My uncle checked the number on the emigration site and it belonged to a travel shop that closed in 2016. He did not pay, and got a driver's job later through the company directly, visa and ticket were free.
Good luck for Monday! And eat something before, my stomach made noises through my whole panel interview
Resignation accepted, last day is 14th. They want 45 days' basic as recovery. Does anyone have the format for a waiver request?
Bhai usne mujhse bhi 1500 maange the registration ke, maine mana kar diya. Fraud hai pakka.
Kya koi company sach me laptop ka deposit leti hai? Mujhe to jhol lag raha hai.
Notice period ka buyout 92 hazar bana, nayi company degi bol rahi hai par mail pe nahi de rahi.
PF ka paisa 20 din me aa gaya, bas Aadhaar link hona chahiye UAN se.
Mere yaha HR whatsapp pe hi offer bhejti hai, ajeeb lagta hai par company asli hai.
paise mat dena
OTP kisi ko mat batana, chahe wo khud ko HR bole.
Interview me sabse pehle introduction puchha, fir SQL ke 4 question. Koi fees nahi thi.
PG ka deposit 15k aur rent 9k, HSR me isse sasta mushkil hai.
Joining bonus pe bhi tax kata bhai, 2 lakh ka 1.4 hi mila haath me.
Bond 18 mahine ka hai aur 75 hazar penalty likhi hai, sign karu ya nahi?
Resume yahi bhej do, main kal referral daal dunga portal pe.
Salary 3 tareekh tak aa jaati hai, kabhi kabhi 5 ho jati hai.
Kitna maanga tune? Main 8 pe hu, 12 bolne ki himmat nahi ho rahi
Exam ki fees 1000 thi aur center 200 km door mila, ab kya bolu.
Ye consultancy wale 5000 maang rahe hai placement ke, kisi ne try kiya hai kya?
Koi baat nahi yaar, ek rejection se kuch nahi hota. Mera to 14va interview tha jab hua.
Full and final me 8 hazar kaat liye ID card aur bag ke naam pe.
GPay se team lunch ka hisaab kiya, manager ne apna hissa abhi tak nahi diya haha
PAN card me naam alag hai aur degree me alag, BGV me dikkat aayegi kya?
Mummy ko lagta hai ki jo paise maange wahi pakki naukri hai, unko samjhao koi.
Sarkari naukri ke naam pe mere chacha se 2 lakh le gaye the, aaj tak case chal raha hai.
Night allowance 200 se 300 kar diya, chalo kuch to badha.
Unka office jaake dekh lo pehle, mere dost ko waha sirf ek khali kamra mila.
Offer letter me variable 25% hai, ye poora milta bhi hai ya bas dikhane ko?
उन्होंने मुझसे भी 1,200 रुपये माँगे थे, मैंने नहीं दिए और शिकायत कर दी।
क्या कोई असली कंपनी इंटरव्यू के लिए फ़ीस लेती है? मेरे भाई से 500 माँग रहे हैं।
ओटीपी किसी को मत बताना, चाहे कोई भी कहे।
मेरा पीएफ़ तीन महीने से जमा नहीं हुआ, कहाँ शिकायत करूँ?
नोटिस पीरियड 60 दिन का है, कंपनी 30 में छोड़ने के बदले एक महीने का मूल वेतन काट रही है।
टेलीग्राम वाले काम में मेरे पड़ोसी के 35 हज़ार डूब गए, सबको बता देना।
हमारे यहाँ रात की ड्यूटी का भत्ता 150 रुपये है, और आपके यहाँ?
एचआर ने व्हाट्सऐप पर ही ऑफ़र लेटर भेज दिया, क्या इसे पक्का मानूँ?
इंटरव्यू अच्छा गया, बस अंग्रेज़ी में थोड़ा अटक गई। आपकी सलाह काम आई, धन्यवाद।
फ़र्ज़ी है, एक रुपया मत देना।
पहली तनख़्वाह 18,400 आई, पीएफ़ और ईएसआई कटने के बाद।
जॉइनिंग के दिन आधार, पैन और दसवीं की मार्कशीट माँगी थी, पैसे कुछ नहीं लगे।
परीक्षा की फ़ीस वापस नहीं मिलती, मैंने पिछले साल पूछा था।
अगर नौकरी से पहले पैसे माँगे तो समझ लो धोखा है।
आपने कितने पर बात की? मुझे 4.2 लाख दे रहे हैं, ठीक है क्या?
बॉन्ड दो साल का है, बीच में छोड़ा तो 50 हज़ार देने होंगे, ऐसा लिखा है।
दुबई वाली नौकरी में कंपनी ने टिकट और वीज़ा दोनों दिए, मुझसे कुछ नहीं लिया।
दिल छोटा मत कीजिए, अगली बार ज़रूर होगा।
वर्दी के 900 रुपये पहली सैलरी से काट लिए, पूछा तो बोले नियम है।
यूपीआई से सैलरी दे रहे हैं और पर्ची नहीं देते, क्या यह सही है?
मैंने अपना रिज़्यूमे ठीक किया है, एक बार देख लेंगे?
साइबर ठगी हो जाए तो 1930 पर तुरंत फ़ोन करना चाहिए, देर करने पर पैसे नहीं लौटते।
सीधे कंपनी की वेबसाइट पर आवेदन करो, एजेंट की ज़रूरत नहीं है।
बैंक वाले बोले कि सैलरी खाते के लिए पैन कार्ड चाहिए, कल छुट्टी लेकर जाना पड़ेगा।
मेरी बहन से एक आदमी ने कहा कि 2,000 दो तो नौकरी पक्की, हमने मना कर दिया।
`
  .trim()
  .split('\n');

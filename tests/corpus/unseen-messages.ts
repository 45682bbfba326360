// One private message in a line, written without a look at any detector or
// at any other list. A scam is a message whose own sender asks the reader to
// pay, to hand over a secret, or to go on about a job or an offer elsewhere.
// Each list has 50 in English, then 25 in Hinglish, then 25 in Hindi.

/** Messages that ask for money, a secret or another channel. */
export const unseenScams: readonly string[] = `
Congratulations dear candidate, your profile is shortlisted for Data Entry Executive at Vrindam Infosol. Kindly deposit Rs. 1,850 as registration charges to book your interview slot. Amount is fully refundable with first salary.
Hi Ma'am, I am Ritika from HR dept of Kestrelo Technologies. We found your resume suitable. Kindly message on 90000 41277 on whatsapp for further process.
Only 999/- for training kit sir, after that joining is direct, no interview.
Your laptop is ready for dispatch. Courier and insurance charge of INR 4,500 has to be paid by the employee, it will be reimbursed along with your first month payroll.
Did you make the payment? Slot is closing at 5 pm, send screenshot fast
As per agreement signed by you, you have failed to submit 600 forms with 90% accuracy. You are liable to pay penalty of Rs 6,800/- within 24 hours otherwise our legal team will file case in Surat court.
Earn 3k to 8k daily just by liking youtube videos and subscribing channels. No experience needed. Ping our receptionist on telegram @anvi_taskdesk to start.
U completed 3 tasks, your wallet is showing 2,340. To withdraw you need to recharge 5000 USDT task first, its a merchant task so commission is 40 percent
Kindly share the 6 digit code you just received on your mobile, it is for verification of your candidature.
please send clear photo of aadhar front and back, pan card and one cancelled cheque with signature here, I will generate the offer letter today itself
I have a contact inside Meghrath Systems, backdoor entry is possible for 2.5 lakh, 1 lakh advance and rest after offer letter. Genuine only.
No interview, no exam. Airport ground staff job, salary 28,500 + room + food. Only uniform and gate pass fee 2,150 to be paid before joining.
Sir your file is pending only because of medical fee. 3,200 rupees pay on medicell.jobs@okpay and ticket will be released by evening
Canada work permit, 100% visa guarantee, LMIA approved. First instalment 65k for file opening, balance after visa stamping. Shall I send the account details, you can transfer today?
We are hiring freshers for Vantiqo remote support. Drop your CV at vantiqo.hrdesk.recruitment@gmail.com and mention your expected salary, the HR manager will handle everything there.
Hello, I am from the cyber cell. A complaint is registered on your number for breaching a job contract. Settle 9,900 today or officers will visit your home address.
Scan this QR and pay the background verification charge, 1499. BGV will not start without it
Its one time security deposit only dear, company rule is for all. You will get back after 3 months. How much can you arrange right now?
Download AnyDesk and tell me the 9 digit number, I will set up the company VPN on your system
Dear Applicant, please fill the joining form here http://brightlane-onboard.example/form and enter your debit card number and CVV for salary account mapping.
hi r u looking for part time job?? work from mobile 1-2 hrs, 1500 per day guaranteed. add me on telgram for details
I can tell you more about the opening but not on this app, they block us. Text me on WA 90000 55318
Your offer from Oryntal Shipping is attached. To accept, remit Rs 12,500 (Rupees twelve thousand five hundred only) towards CDC and documentation within 48 hrs.
Send 1 rupee first to check that your UPI is working and then enter your pin when the salary request comes, you will receive 15,000 advance
Good evening. I run a small placement cell. Bank back office jobs, Axoria branch in your city. Half month salary as service charge, but 2000 token before I give you the interview address.
ok so pay just 500 now and remaining 1,000 after interview, I am adjusting for you because you are from my native place
Last reminder: your candidature will be cancelled. GST of 18% on the refundable deposit i.e. 1,620 is still unpaid from your side.
We are selling leads of HR managers who hire directly, 300 contacts, 10 openings guaranteed. gpay 799 to the same number
Sir ji trust me it is not a fraud, 40 candidates joined last week. Pay the stamp paper and agreement fee 1,180 and see yourself.
The system has frozen your account because you did the combo task in wrong order. Deposit 18,000 to repair credit score and all your money will be unlocked.
Need your net banking user id and password just to link payroll portal. Dont worry it is encrypted, only HR can see
For the next round our director takes interview only over Telegram chat. Search Dharvik Global Hiring and type START.
Crypto mining analyst role. No degree. You begin by topping up your own wallet with 100 dollar, company doubles it in 7 days. Shall I send the address?
Your experience letter, 3 yrs payslips, form 16, everything with proper verification. 14k package. Half advance. Tell me which company name you want.
pls tell otp fast it will expire in 2 min
Hello Anjali, congratulations on selection as Relationship Officer!! Your joining is on 4th but training materials (books, ID card, bag) cost 2,499 and must be cleared by you before induction.
Greetings from Gulfmarq Manpower. Helper, driver, electrician required for Doha. Passport original to be couriered to us and 35 thousand service fee before the flight.
I am not allowed to discuss salary here. Pls mail me at seniorhr.lumaxon@outlook.com or call 90000 77120, the offer is valid for today only
You paid registration only. Now there is file processing of 3,750 and after that no more charges I promise
bro big IT company like Meghrath, guy inside will sit for your interview. 60k total, 20k before, you just move lips. Send the advance and I will block a date
Hi, your number is given by a friend. Google review work, 150 rs per review. Message Miss Tara on whats app +91 90000 30981 with code GR27 and collect your first payment
Exam center seat confirmation for railway contract post: INR 875. Non payment = form rejected. Use any UPI app, id railcontract.cell@upay
For salary account please share your card's 16 digit number, expiry and the three numbers at back side.
Advocate S. Mehrotra here on behalf of Typewell Data Services. Non performance of contract dated 3rd, claim of Rs. 37,000. Out of court settlement possible at 8,500 if deposited by tonight.
Refund is approved from our side. To receive it you must first pay the refund processing charge 650, both will come together.
Can you click a selfie holding your Aadhaar and send? The client needs it before I forward your CV.
Hostel booking is compulsory for trainees. Pay 6000 caution money to the warden's number, I will share, and then report on Monday.
Take this conversation to Signal please, the opening is confidential and my company monitors chats here. My id is under the name R Kapadia.
still waiting for ur transfer. manager is asking me again n again, other girl is ready to take the seat
Work from home SMS sending job. 10 paise per SMS, daily payout. Starter software key costs 1,299 only, lifetime validity. Buy it here https://smskamao.example/key
Hello ji, aapka selection ho gaya hai Navkruti Pharma me packing ka kaam, salary 22 hazar. Bas 1550 registration bhej dijiye phone pe pe.
bhai ghar baithe pencil packing ka kaam hai, 30k mahina. pehle 650 ka kit lena padega, number pe paytm kar do
Sir ticket confirm karne ke liye 2200 aaj hi jama karna hoga warna joining cancel ho jayegi
Aap mujhe whatsapp par aa jao 90000 61845, yahan offer ki detail nahi de sakta
didi OTP aaya hoga abhi aapke phone pe, jaldi bata do form submit karna hai
Aadhaar aur pan ka photo bhej do dono side, passbook ka first page bhi, kal tak joining letter mil jayega
Paisa wapas ho jayega bhai first salary ke sath, tension mat lo. Abhi bas 3 hazar daal do
Telegram pe aao @kamai_desk_neha, wahan task milega, ek like ka 50 rupaye
Sarkari office me computer operator ki seat hai, andar setting hai. Dedh lakh lagega, aadha pehle aadha baad me. Interest ho to token 10k bhejo.
aapne data entry ka kaam time pe complete nahi kiya, ab 5,600 penalty bharna padega nahi to court notice ghar aayega
QR bhej diya hai scan karo aur 999 pay karke screenshot dalo
Madam police verification ki fees 780 rs hai, ye company nahi deti candidate ko hi deni hoti hai. Abhi kar denge?
Dubai me mall ka job, ticket free, visa free. Sirf medical aur emigration ka 18 hajar lagega, account number de raha hu usme daal dijiye
Interview pass karwa dunga guarantee, mera aadmi HR me hai. 25k advance chahiye bas, kaam na ho to wapas
Kal aapne bola tha payment karoge, kya hua? slot kisi aur ko de du kya
Teesra task prepaid hai, 2000 dalo 2800 milega turant. Group me sab kar rahe hai dekho
Aap apna ATM card ka photo bhejo aage piche dono, salary usi me credit hogi
anydesk ya quicksupport install karke code batao, main yahi se aapka ID bana deta hu
Uniform aur jute ka 1,800 pehle dena padta hai, security guard ki job pakki hai Rakshanet me
mere senior se baat kar lo unka no. 90000 28864, wahi offer letter nikalte hai, bolna Sonu ne bheja hai
Laptop ka security deposit 7k hai refundable. UPI id le lo: trayamsoft.assets@upay aur karne ke baad bata dena
Bhaiya form ka link bhej raha hu usme apna bank account, ATM pin aur DOB bhar dena, stipend aa jayega
500 se start karo, USDT lo aur hamare wallet me bhejo, shaam tak double. Job jaisa hi hai, daily income
ye last charge hai sir uske baad kuch nahi lagega. 1,150 file stamp ka. jaldi kijiye office band ho raha hai
Humari HR madam gmail pe hi baat karti hai, apna resume careers.zenvika.hr@gmail.com pe bhejo aur waha reply karna
नमस्ते, आपका चयन शुभांकुर लॉजिस्टिक्स में सुपरवाइजर पद पर हो गया है। रजिस्ट्रेशन शुल्क ₹1,250 आज शाम तक जमा करें।
घर बैठे काम, रोज़ के 2000 रुपये। जानकारी के लिए व्हाट्सएप करें 90000 18273
आपके फोन पर जो ओटीपी आया है वो तुरंत बताइए, आवेदन की पुष्टि करनी है
सर ट्रेनिंग फीस तीन हज़ार पाँच सौ है, पहली सैलरी में वापस मिल जाएगी। क्यूआर कोड भेज रहा हूँ, स्कैन कर दीजिए
आधार कार्ड और पैन कार्ड की साफ फोटो भेजें, साथ में एक सेल्फी भी। उसके बाद ही ऑफर लेटर बनेगा।
अंदर से सेटिंग करवा दूँगा, बिजली विभाग में संविदा की नौकरी। 80 हज़ार लगेंगे, 30 पहले देने होंगे।
पैसे डाल दिए क्या? मैनेजर पूछ रहे हैं
आपने अनुबंध का उल्लंघन किया है। 7,200 रुपये जुर्माना 24 घंटे में जमा करें वरना आपके खिलाफ एफआईआर दर्ज होगी।
यूट्यूब चैनल सब्सक्राइब करो और हर बार 70 रुपये पाओ, शुरू करने के लिए टेलीग्राम पर प्रिया मैडम को मैसेज करो
कुवैत के लिए ड्राइवर चाहिए, वीज़ा तैयार है। मेडिकल और टिकट के 22,000 भेजिए, पासपोर्ट की कॉपी भी
भाई साहब बस 550 रुपये गेट पास के दे दो, कल से ड्यूटी चालू
आपका पार्सल में लैपटॉप भेजा जा रहा है, डिलीवरी चार्ज और बीमा 2,899 रुपये अभी यूपीआई कर दीजिए
वेतन खाते से जोड़ने के लिए अपने एटीएम कार्ड का नंबर और पीछे के तीन अंक लिखकर भेजें।
मैडम डरने की बात नहीं है, पैसा पूरा रिफंडेबल है। आप आधा अभी दे दो आधा जॉइनिंग वाले दिन
यहाँ पर ऑफर के बारे में बात नहीं कर सकते, मेरे नंबर 90000 93406 पर कॉल करो
आपका खाता फ्रीज़ हो गया है, निकासी के लिए पहले 5,000 का टॉप-अप करना होगा
मोबाइल में एनीडेस्क डाउनलोड करके उसमें जो नंबर दिखे वो मुझे बता दीजिए, मैं फॉर्म भर दूँगा
सुरक्षा गार्ड की भर्ती, वर्दी और जूते का 1600 रु. पहले जमा करना अनिवार्य है।
इंटरव्यू का स्लॉट बुक करने के 399 रुपये लगते हैं। सिर्फ दो सीट बची हैं जल्दी करें
नीचे दिए लिंक पर फॉर्म भरें और 150 रुपये आवेदन शुल्क ऑनलाइन दें http://rozgar-seva.example/apply
अनुभव प्रमाण पत्र असली जैसा बनवा दूँगा, 5 हज़ार में, वेरिफिकेशन भी हो जाएगा। एडवांस दो हज़ार भेज दो
आपकी फाइल कोर्ट में चली गई है, वकील साहब की फीस 4,500 दे दो तो मामला यहीं खत्म हो जाएगा
अपना रिज्यूमे hr.suvarnika.bharti@gmail.com पर भेजिए, चयन वहीं से होगा, इस ऐप पर जवाब मत दीजिए
क्रिप्टो ट्रेडिंग असिस्टेंट की नौकरी है, पहले अपने वॉलेट में दस हज़ार डालिए, कंपनी रोज़ 5 प्रतिशत देगी
स्क्रीनशॉट भेजो पेमेंट का, वरना सीट दूसरे को दे रहे हैं
`
  .trim()
  .split('\n');

/** Messages between colleagues and strangers that ask for none of it. */
export const unseenTalk: readonly string[] = `
Hi, saw your review of Kestrelo. Is the night allowance really paid separately or is it part of CTC?
Thanks a ton, your tips on the system design round helped. Cleared it yesterday!
My notice period is 90 days and the new company wants me in 45. Did yours agree to a buyout?
They recovered 1.2 lakh from my full and final for leaving in 11 months, there was a bond clause on page 6 that I had not read.
How is the manager in the Pune team? I heard people are leaving every quarter.
Please be careful, somebody called Ritika is asking freshers for 1,850 registration fee in our company's name. We never charge candidates.
PF transfer took me 5 weeks. Keep checking the passbook, my old employer had not marked the exit date.
Is it normal that HR asks for last 3 payslips and PAN before giving the offer letter? I feel odd about it.
haha yes the canteen samosa is the only benefit left
Got 7% this year with "exceeds expectations". What did your team get?
A recruiter told me to pay 2,500 for a laptop deposit. It's a scam right?
I can refer you for the backend role, just apply on the careers page first and tell me the job id here.
Rumour is that the whole content team is being let go on Friday. Have you heard anything?
Shift is 6:30 pm to 3:30 am, cab is provided for women, men get it only after 10.
My landlord wants ten months deposit in Koramangala, so the relocation bonus is gone before I even land.
Company pays the visa fee and the lawyer, I only paid for my own photos and the courier.
Interview was three rounds. First was DSA easy to medium, second low level design, third with the director mostly on why I want to leave.
never share your OTP with anyone who says he is from HR, my cousin lost 40k this way last month
We are eight people now for the trek on Sunday. Who is bringing the first aid box?
How did you explain the career gap? I have 14 months because of my father's illness.
I have two offers, 16 fixed from a startup and 14.5 with 2 variable from a services company. Would you take the risk?
In our office the ID card replacement costs 200 rs and they cut it from salary, quite petty honestly
Is the joining bonus clawed back fully or pro rata if I leave after 8 months?
Sorry for late reply, month end closing was on. Yes, team lead post is still open as far as I know.
They put me on PIP two weeks after I came back from maternity leave. Has anybody at Lumaxon gone through this?
Your Aadhaar is needed for UAN activation, it is done on the EPFO site itself, no agent needed. I did it in ten minutes.
The HR there is polite but slow. I waited 19 days for the letter and then it came with a different designation.
I reported that Telegram group to the cyber crime portal, 1930 helpline picked up in a minute. Don't send them anything more.
what is the typing test speed they ask for in the bank back office? i am at 32 wpm
We got our October salary on 14 November. Third time this year. I have started looking out.
I'll pay for the cake, you people just decide the flavour, and let it be a surprise till 4 pm
Does your company reimburse internet bills for WFH? Ours stopped it after March.
No real company takes money for an interview slot, please don't pay and report the profile here.
good morning sir, I am final year BCom student, can you guide what skills are needed for a fresher in audit
Work life is fine till you get the US client. After that you forget what dinner with family is.
They asked for form 16 and bank statement at background check, the agency called my ex manager also. Took 12 days, no cost to me.
Not joining. The offer said hybrid and now they say five days from office in Chennai.
Our team WhatsApp group is full of messages at 11 at night, and my manager expects a thumbs up on every one.
I would ask for the fixed part in writing. Variable was paid at 62% last year.
Did your gratuity come? I completed 5 yrs 2 months and they say it takes 30 days.
Bro did you watch the match, how do you lose from there
In my last job the training bond was 2 years or 1.5L. I left after one year, they sent one legal notice and then nothing happened.
Is Vantiqo genuine? They sent me an offer from a gmail id without any interview and want 1499 for background verification.
The appraisal letter has my old grade. Raised a ticket, got auto reply. Whom did you write to?
Medical test was at the company's own clinic, free, just blood and eyesight.
I'm a nurse with 6 years in ICU, thinking of moving to clinical coding. Anyone here who did that switch?
My refund of the exam fee came after 40 days, no need to follow up with anyone, it goes back to the same account.
Congrats on the promotion!! Long overdue. Treat is on me when you're in Hyderabad.
They record calls and mute time is counted too, so even for water you have to log a break
Thank you for telling me about that penalty letter. I spoke to a lawyer, he said such data entry notices are fake and I should ignore it.
bhai notice period me chutti milti hai kya? mere yaha to bol rahe hai LWP lagega
Salary to time pe aa jati hai par hike ka koi thikana nahi
yaar us consultancy ne mujhse bhi 3 hazar mange the, maine mana kar diya. tum bhi mat dena
Kal interview hai Meghrath me, kya kya puchte hai SQL ke round me?
PF ka paisa nikalne me kitne din lage the tumhe? mera claim 3 baar reject ho gaya, naam mismatch bolke
Manager accha hai par uske upar wala har cheez me tang adata hai
Team lunch Friday ko rakhte hai kya? paas me naya andhra wala khula hai
mera bond 18 mahine ka tha, chhodne pe 75k kaat liye FnF se. Sign karne se pehle padh lena
OTP kisi ko mat batana, HR kabhi OTP nahi mangta
Thank you didi, aapki wajah se resume theek hua, 2 call aa gaye is hafte
Night shift ke baad neend hi nahi aati, tum log kaise manage karte ho
Layoff list me mera naam nahi aaya abhi tak, par aadha floor khali ho gaya hai
Hamare yaha joining ke time koi fees nahi lagti, uniform bhi company deti hai
cab 40 minute late aayi aur late mark mera laga, kamaal hai
Ye telegram wale like subscribe ke job fraud hote hai na? mere bhai ko message aaya hai
Noida se Gurgaon roz aana jana possible hai kya ya shift hona padega?
PAN aur aadhaar me naam alag hai mera, isliye UAN nahi ban raha. Kisi ne sahi karwaya hai?
Offer 9.5 ka diya par in hand kitna banega, koi bata sakta hai? variable 12% hai
Referral bonus 20k tha par mila 6 mahine baad, tax kaat ke 14 aaya
Aaj last day hai mera, paanch saal ho gaye. Sab ko bahut miss karunga
sir trainer ki post ke liye B.Ed zaruri hai kya ya experience chalega
Canteen me UPI band ho gaya hai, ab cash rakhna padta hai roz
Appraisal me bola next cycle me dekhenge. Ye next cycle kab aata hai bhai
Deposit wapas mil gaya kya tumhara? mera PG wala 2 mahine se ghuma raha hai
WFH khatam, ab teen din office. Ladke sab naukri dhundh rahe hai
नमस्ते, क्या आपकी कंपनी में फ्रेशर को शनिवार की छुट्टी मिलती है?
धन्यवाद भाई, आपके बताए सवाल ही इंटरव्यू में आए
मुझसे एक आदमी ने नौकरी के नाम पर पाँच हज़ार माँगे, मैंने शिकायत कर दी है। आप सब सावधान रहें।
नोटिस पीरियड तीन महीने का है, नई कंपनी इतना रुकने को तैयार नहीं
पीएफ का पैसा आ गया, बीस दिन लगे। आधार लिंक होना चाहिए बस
मैनेजर बदल गया है, अब माहौल पहले से बेहतर है
क्या इंटरव्यू के लिए पैसे देना सही है? मुझे यह धोखा लग रहा है
इस बार दिवाली बोनस की जगह मिठाई का डिब्बा मिला
बॉन्ड दो साल का है और तोड़ने पर एक लाख देना पड़ता है, ऐसा ऑफर लेटर में लिखा है। आप होते तो साइन करते?
रात की ड्यूटी में खाना मिलता है, पर चाय के लिए बाहर जाना पड़ता है
अपना ओटीपी या एटीएम पिन किसी को न दें, चाहे वह खुद को एचआर ही क्यों न कहे
कल टीम की मीटिंग दस बजे है, प्रेज़ेंटेशन मैं बना लूँगा
मेरा वेतन 32 हज़ार है, हाथ में 27 आता है। आपके यहाँ क्या कटता है?
कंपनी ने ट्रेनिंग का कोई शुल्क नहीं लिया, उल्टा 12 हज़ार वजीफ़ा दिया
छँटनी की खबर सुनी है, क्या आपके विभाग में भी नाम माँगे गए हैं?
व्हाट्सएप पर रात को भी काम के मैसेज आते हैं, छुट्टी वाले दिन भी चैन नहीं
मेडिकल बीमा में माता-पिता शामिल हैं क्या?
पुणे में दो लोगों के लिए कमरा कितने में मिल जाएगा? डिपॉज़िट सुना है बहुत लेते हैं
आपकी समीक्षा पढ़कर हिम्मत मिली, मैंने भी इस्तीफ़ा दे दिया
जिस नंबर से कोर्ट की धमकी आई थी वह फर्जी निकला, थाने में बताया तो उन्होंने कहा पैसे मत देना
सरकारी परीक्षा की तैयारी के साथ यह नौकरी हो पाएगी? शिफ्ट आठ घंटे की है
वर्दी का पैसा वेतन से काट लिया, 1600 रुपये, किसी ने पहले बताया भी नहीं
बच्चे का स्कूल है इसलिए मैं दूसरे शहर नहीं जा सकती, नहीं तो ऑफर अच्छा था
एचआर ने कहा है कि पैन और आधार जॉइनिंग वाले दिन दफ्तर में दिखाने हैं, फोटोकॉपी वे खुद करेंगे
ठीक है, फिर सोमवार को कैंटीन में मिलते हैं
`
  .trim()
  .split('\n');

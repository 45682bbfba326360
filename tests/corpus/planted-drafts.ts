// One draft of a review in a line: title, likes and dislikes. The words that give its author away stand between « and ».

/** Drafts that give their authors away, from before the rule. */
export const plantedDrafts: readonly string[] = `
Decent start, bad finish || Good learning on Java and Spring Boot, seniors help when you are stuck. || Joined in «August 2021» and released two days after I put papers, no notice buyout was explained to me.
Good product, tired people || The codebase is clean and code review is taken seriously. || After «Project Falcon» went live everybody was on call for weeks and no comp off was given.
Support team review || Cab facility is there for night shift and canteen is okay. || «My manager Rakesh» shouted on the floor in front of everybody when AHT went above target.
QA in a small office || Flexible timings, no one tracks you. || I was «the only woman in the team» so every potluck and every note taking came to me.
Not what HR promised || Work from home three days a week, laptop given on first day. || My hike was «Rs 43,250» a year when the band said eighteen percent, and nobody could tell why.
Salary fine, growth no || Salary comes on the 1st, PF is deposited on time. || For any doubt about my full and final they told to write at «sneha.kulkarni@brightpath.in» and she never replies.
Backend developer || Kafka and Postgres at good scale, you learn a lot about failures. || They put me on PIP, employee code «EMP104582», and the panel had decided before the meeting.
Branch banking truth || Brand name helps in getting the next job and loans at staff rate. || «Priya ma'am from HR» called me at 11 pm to withdraw the complaint on sales targets.
Nursing staff || Duty roster is fair and there is a good mess. || In «ward 7 on the third floor» only two of us take nights, and the in-charge knows who complained.
Delivery associate || Payout every Tuesday, insurance card was given. || Call the hub lead on «98450 31276» if you want to know how they treat riders.
Teacher in a CBSE school || Children are lovely, lab is new. || I left on «14 March 2024» in the middle of the board exams because salary was held for two months.
Fine for freshers || Training of three months is good, batchmates become friends. || Team «Orion» had eight people and four of us resigned together after the appraisal letter.
Warehouse work || Overtime is paid properly, safety shoes provided. || «Suresh bhai» the shift supervisor marks you absent if you do not buy from his canteen.
Site engineer || You see real concreting and not only drawings. || I was the «only diploma holder» in the tower crane gang so they gave me all night pours.
Data analyst || SQL and Power BI, the team lead explains the business well. || I got «12,40,000» fixed while the guy next to me with same rating got far more.
Sales officer pharma || TA DA is cleared within ten days. || «Mr. Deshpande» asks for doctor wise gifts in cash and if you refuse your area is changed.
Call centre || Incentives are real, not on paper. || My login «id AG-20391» was blocked while I was on approved leave, and they cut four days.
Product designer || Figma, user interviews, and real say in the roadmap. || Our «manager Ankit Verma» took credit for the onboarding redesign in the all hands.
Kaam theek hai || Office saaf hai, chai free hai, log acche hain. || «Rajesh sir» har hafte Saturday ko bulate hain aur comp off maango to gussa ho jate hain.
Startup life || Founders se seedha baat hoti hai, seekhne ko bahut milta hai. || Maine «June 2022» mein join kiya tha aur teen mahine tak salary half aayi.
BPO ka sach || Cab time pe aati hai, training acchi thi. || Hamari TL «Pooja» break ka hisaab second mein rakhti hai, washroom bhi likhwana padta hai.
Factory me kaam || Canteen ka khana accha aur sasta hai, bus bhi hai. || «Verma ji» store wale har chhutti ke liye paise maangte hain, sabko pata hai.
Ghar se dur || PF kat ke jama hota hai, ESI card bhi diya. || Mujhe «15 agast 2023» ko nikala, jhanda fehrane ke baad, bina notice ke.
Chhoti company || Paisa time pe, boss samajhta hai. || Main team mein «akeli ladki thi» aur night shift mein koi cab nahi tha.
Mixed feelings || Good policies about parental leave and real insurance. || When I asked for a transfer, «Kavitha» from admin told the whole bay about my health issue.
Cloud team || AWS certification is paid for, learning budget is real. || We moved «Zenith» to EKS over four weekends without a single thank you, and then the on call allowance was stopped.
Legal associate || You get to argue small matters early, drafting is taught line by line. || I worked for «Adv. Malhotra» on the arbitration and was not paid stipend for five months.
Hotel front office || Service charge is shared fairly, meals on duty. || The «front desk at gate 2, Tower B» has one chair for four people and the camera is only on us.
Accounts executive || Tally and GST returns, you learn everything. || My salary of «Rs. 27,850 per month» came on the 19th three times in a row.
School bus and admin || Staff children get half fee. || Send your complaint at «rk.transport@gmail.com», that is the only one who listens, and he is my cousin.
Frontend engineer || React, good design system, and no meetings on Wednesday. || I sat at «desk 4B-112» next to the server room and asked for a year to be moved because of the noise.
Government contract staff || Fixed hours, no weekend calls. || My PAN «BQTPK4821M» was used for a firm that I never heard of, and the contractor says it is normal.
Marketing || You handle real budgets from the first quarter. || The Diwali campaign for «client Marigold Foods» was my work alone, and my name was taken off the deck.
Insurance sales || Leads are given, you do not need to sell to relatives. || Our branch head «Mr Iyer» counts prayers in the morning meeting and those who do not join get cold leads.
Textile mill || Hostel is safe and clean for women, warden is kind. || «Selvi akka» writes the attendance and half a day goes if you are two minutes late.
Data engineer || Airflow, dbt, and people who know Spark very well. || Ticket «HRC-48213» on my night allowance is open since a year and nobody owns it.
Security guard || Uniform free, eight hours duty most of the time. || I was at «gate no 5» alone for nights, fourteen days without off, agency took my aadhaar and kept it.
Machine learning || GPU access and time to read papers. || I am «the only PhD in the Indore office» and still had to make slides for sales.
Medical coder || Day shift, no calls, quality target is possible. || Joined on «03/07/2023» and the training bond was shown only on the second day.
Chef de partie || Good kitchen, you learn bakery too. || «Chef Anthony» throws plates, and the F&B manager sees it and smiles.
Intern || Stipend was on time and the mentor gave real tickets. || I interned from «May to July 2023» and the offer letter was promised at every one on one but never came.
Civil drafting || AutoCAD licence at home also, relaxed people. || We were three draftsmen, «my reporting manager Ms. Fernandes» knows exactly who wrote to the labour office.
बैंक की नौकरी || समय पर सैलरी और अच्छी छुट्टियाँ मिलती हैं। || हमारे «मैनेजर राकेश सर» ने सबके सामने बेइज़्ज़ती की और टारगेट दुगना कर दिया।
फ़ैक्टरी का हाल || कैंटीन अच्छी है, बस घर के पास से मिलती है। || मैंने «जनवरी 2022» में जॉइन किया था और आज तक पक्का लेटर नहीं मिला।
स्कूल में पढ़ाना || बच्चे अच्छे हैं और स्टाफ़ रूम में सब मिलकर रहते हैं। || «सुनीता मैडम» जो वाइस प्रिंसिपल हैं, वही तय करती हैं कि किसकी सैलरी रुकेगी।
अस्पताल की ड्यूटी || वर्दी मिलती है, खाना भी मिलता है। || पूरे स्टाफ़ में मैं «अकेली महिला» गार्ड थी और रात की ड्यूटी मुझे ही मिली।
कॉल सेंटर || ट्रेनिंग के पैसे मिलते हैं। || शिकायत के लिए «9871204563» पर फोन करो तो टीम लीडर का भाई उठाता है।
Finance team || Month end is hectic but planned, and nobody sits late for show. || I raised it with the CFO on «12th Dec» and on the next Monday my access was gone.
Android dev || Kotlin, Compose, good CI, releases every two weeks. || Everyone knows I built «the Sparrow module» alone, and the review still said needs to be more visible.
Export house || Canteen and creche are there. || «Mukesh from merchandising» decides who goes to the fair and it is always his friends.
HR generalist || Good exposure to payroll and PF filing. || As «the only HR in Nagpur» I had to sign the termination of forty people in one evening.
Field technician || Bike allowance and petrol card. || They reduced my incentive from «₹8,450» to nothing because one modem came back.
DevOps || Terraform everywhere and honest postmortems. || My linkedin is in/«devops_harish» if you want to ask, the on call is every second week.
Telecom || Good training in fibre splicing. || I worked with «Imran and Deepak» on the ring road section and we were all let go by one WhatsApp message.
Retail store || Staff discount, sales incentive, uniform. || «Store manager neha» cuts incentives of girls who take period leave.
KPO analyst || Client calls teach a lot, US hours but fixed. || For our client «Halberd Capital» we did all the models in two nights and got a pizza.
Logistics ops || Good exposure in customs and documents. || I was the «youngest team lead on the second floor» and the older men never took tickets from me.
Gurugram office || Nice cafeteria and gym, cab till 10. || After I came back from maternity on «2 January» my role was given to my junior.
Driver job || Diesel card, mobile, and hotel on outstation. || «Manager dinesh» ne meri gaadi kisi aur ko de di aur 3 din ki hajri kaat li.
Embedded || Real hardware, oscilloscopes, and people who read datasheets. || «Nandini», who joined after me, was promoted as she plays badminton with the director.
`
  .trim()
  .split('\n');

/** More of them, from when the rule stood. */
export const laterPlantedDrafts: readonly string[] = `
Stay for the learning || Docker, Go and a patient tech lead. || I shifted to the payments side in «Feb 2023» after my promotion and nobody told me the variable goes away.
Avoid the Jaipur centre || Shift timings are fixed and transport is good. || The quality guy «Vikram» marks fatal on every second call if you are not from his group.
Pharmacy counter || Staff discount on medicine, no heels or makeup rules. || I was paid «₹14,375» for the month in which I worked all Sundays.
Structural design || Good software, checked drawings. || «Ravindra sir» never signs, so if it cracks it will be our name.
Operator in plant || Safety induction is done properly. || Supervisor «Mahesh Patil» sells overtime to those who pay.
Presales || Travel is fun, per diem is decent. || I did the RFP for «client Norbrook» in four days and the commission went to the vertical head.
Office boy || Sab respect se baat karte hain. || «Sunil bhaiya» ne mera OT kha liya aur bola ki system mein nahi dikh raha.
Good for women? || Creche is there. || After I became pregnant I was moved from team «Nimbus» to reporting, which nobody reads.
Physiotherapist || Equipment is new, patients are nice. || HOD «Dr. Banerjee» wants us to sell packages of ten sittings.
Test lead || Nice automation framework. || Bug «PAY-20931» was mine and they wrote in my review that I escalate too much.
Cab driver with a vendor || Duty slip online, no cash. || Meri gaadi «MH 14 GU 8821» ko bina bataye duty se hata diya.
Receptionist || Clean office, sweet people. || I sit alone at «reception on the 5th floor» from 7 am and there is no guard.
Content writer || Real bylines, editor explains every cut. || Last working day was «30 Sept 2024» and the settlement has not come after two months.
Loan collection || Incentive is good if you have heart. || Our area manager «Imtiaz» gives abuse on conference call.
Electrician || PPE mila, chai do baar. || Contractor «Gopal seth» teen mahine ka paisa dabaya hai.
Lab technician || NABL lab, so processes are followed. || I am «the only male phlebotomist in» the branch and all home visits at night are mine.
UX researcher || Founders read the reports. || When «Tanvi» left they did not hire anybody, and I did both jobs for a year.
Apparel QA || Half day Saturday. || Production head «Mr Ramaswamy» throws garments at the girls in the line.
Insurance ops || Fixed shift, no targets. || My salary account was changed and for any query write «ops.neelam@suraksha-life.com» they say.
Chartered accountant || Partner sits with you on opinions. || I was «the first woman partner in» the Kochi office and they never gave me a listed client.
नर्स की नौकरी || मेस का खाना अच्छा है। || मेट्रन «अनीता दीदी» छुट्टी माँगने पर रात की ड्यूटी लगा देती हैं।
ड्राइवर || डीज़ल का पैसा समय पर। || मुझे «12 मई 2024» को बिना नोटिस हटा दिया।
गोदाम || जूते और दस्ताने मिलते हैं। || सुपरवाइज़र «दिनेश» हाज़िरी के पैसे लेता है।
SAP consultant || Onsite is real. || The rollout «Bluebird» slipped and the whole blame came on two of us from Pune.
SOC analyst || Good tools, Splunk and Sentinel. || Joined «Nov'22» as L1 and they still call me a fresher.
Gym trainer || Free membership. || Owner «Rohan Mehta» does not give incentive on renewals.
Support engineer || Learning in networking. || We sit in «basement bay 3» without any mobile signal.
Teaching assistant || Polite children. || «Principal Mrs. D'Souza» reads our WhatsApp.
Merchandiser || Buyers visit and you learn. || I was getting «18,760 in hand» after three years.
Sous chef || Menu changes every season. || My badge «no. 30418» was blocked the day after I complained of the gas leak.
ok ok company || wfh on fridays and they dont track mouse || i resigned bcoz «tarun» sir used to call my father at home when i took leave
Worst exit || Colleagues are gems. || They asked me to go on «18-09-2023» in a 10 minute call and my laptop was locked in between.
dont join for ui || figma licence, mac || the «helios» redesign was done by me alone and the vp presented it in his own name
Sales || fuel card || zsm «Bhupinder Singh» takes the dealers money and puts blame on us
Data entry || timing 10 to 6 || only i have bengali typing so they know who this is, «I am the only Bengali operator in» the back office
Nice training, poor pay || Sir teaches tally with patience || salary of «11,640» is given in cash and they sign for more
Chip design || real tapeouts || I left after the «Kaveri-2 tapeout», six of us did verification and only me from the college hiring
Nurse || quarters inside campus || «Sister Jincy» reports anyone who sits down, even at 4 am
Housekeeping supervisor || festival bonus || agency ka «Pappu bhai» har mahine 500 leta hai
Night audit || Uber after 11 || My duty was at «Gate 3 security cabin» when the theft took place and they blamed me
HRBP || leadership listens || I ran the exit of forty in «march 2024» and was asked to leave in the same week
CAD || decent machine, Creo || «Mr. Kulkarni» from tool room will shout but teaches well
driver || room diya || mera number «7012884519» le lo, main bataunga sach
Trainee engineer || plant visits || HR «Ms Anjali R» promised confirmation thrice
Content moderator || counsellor once a month || I got «Rs 22,340» per month for watching horrors
Teacher || staff room AC || Coordinator «Farhana mam» counts our bathroom breaks
junior doctor || case load is good for learning || HOD of ortho «Dr Sreenivasan» throws files, everybody in unit 2 knows
Cook || khana free || «Chef Ranveer» mere se 14 ghante kaam karwata hai
Executive assistant || travel || I sit outside the cabin of the CFO, «7th floor», and hear everything that I should not
Banking || good name || «I was the youngest branch manager in» the Vidarbha circle and so all audits came to me
QA || automation || Raised «JIRA-7731» about fake test reports and got a warning
Lab || ISO systems || my mail «r.menon@calibrelabs.co.in» was read by the director
बीपीओ || आना जाना फ्री || टीम लीडर «कविता मैम» छुट्टी पर भी फोन करती हैं
सिलाई || ओवरटाइम डबल || «रहीम भाई» मास्टर पीस गिनने में बेईमानी करते हैं
टीचर || पेंशन || मेरी नौकरी «5 अक्टूबर 2022» को लगी और एरियर आज तक नहीं मिला
Java dev || good peers || On project «Trishul» we had no leave for 5 months
Analyst || hybrid || joined as lateral in «Sep-2021», left when the bond got over
Claims || calm floor || My empid is «E-55102», check how many claims I closed and what I got
Fintech || esops || «founder Kunal» cancels ESOPs of whoever leaves
PM || autonomy || the «Mosaic launch» killed three PMs, I am one of those
`
  .trim()
  .split('\n');

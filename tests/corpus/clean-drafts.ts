// One draft of a review in a line: title, likes and dislikes.

/** Drafts as exact about work that give nobody away, from before the rule. */
export const cleanDrafts: readonly string[] = `
Decent place for freshers || Good learning on Java and Spring Boot, and seniors at Infosys help when you are stuck. || Bench time is long and after 6 months you start worrying about the next project.
Good brand, slow growth || TCS pays on the last working day, and PF and gratuity are clear. || Hikes are 4 to 6 percent and the variable depends on the unit, not on you.
Night shift only || Cab pick up and drop is on time even on Diwali. || Rotational offs mean that you never get Saturday and Sunday together.
Honest review || Work from home three days, HR replies in a day, leave is never refused. || On Monday there is a two hour status meeting that could be a mail.
QA engineer || Selenium, Postman, Jenkins, and enough time to write automation. || Salary is 3 to 5 LPA for the first three years, whatever your rating.
Branch banking || HDFC name on the CV helps and staff loans are cheap. || Targets for insurance are pushed on every counter and the pressure before March closing is not human.
Laptops from the stone age || Team outings twice a year, good food. || The 2022 batch of laptops hangs on every Teams call, and a new one needs four approvals.
Delivery work || Payout every week, app shows the incentive before you accept. || In the rains in Mumbai you wait for hours and waiting time is paid at nothing.
Teaching in a CBSE school || Children are lovely and the lab is new. || Teachers do bus duty, exam duty and admission calls in the summer without any extra pay.
Hospital nursing || Duty roster is put up a week before and swaps are easy. || One nurse for twelve patients in the general ward at night, which is not safe for anybody.
Site engineer || You see real concreting and get a room near the site. || Labour payment comes late and the engineer has to face the anger.
Data analyst || SQL, Python and Power BI, the lead explains the business. || Reports are asked at 8 pm for the US client and everybody acts as if that is normal.
Warehouse picker || Overtime is paid double, shoes and gloves are given. || The rate per hour was raised and old people cannot keep up with the scanner.
Medical representative || TA and DA are cleared in ten days. || Doctors are pushed with gifts, and if you say no to your area manager your territory becomes smaller.
Product designer || Figma, user interviews and real say in the roadmap. || The CEO changes the priority after every flight to Bangalore.
Call centre || Incentive is real and not only on paper. || Breaks are counted in seconds and the TL stands behind you when AHT goes up.
Kaam theek hai || Office saaf hai, chai free hai, log madad karte hain. || Saturday ko bhi bulate hain aur comp off maango to muh banate hain.
Startup ka maza || Founders se seedha baat hoti hai, seekhne ko bahut milta hai. || Salary do baar late hui aur ESOP ka kagaz kabhi nahi dikhaya.
BPO || Cab time pe aati hai, training bhi paid thi. || Washroom break ka bhi hisaab dena padta hai, Sunday ko bhi call aata hai.
Factory || Canteen ka khana accha hai, Pune se bus milti hai. || Chhutti ke liye do din pehle likhna padta hai aur phir bhi mana kar dete hain.
बैंक की नौकरी || समय पर सैलरी और अच्छी छुट्टियाँ मिलती हैं। || मार्च में टारगेट का दबाव बहुत होता है और रविवार को भी बुलाते हैं।
स्कूल में पढ़ाना || बच्चे अच्छे हैं, लैब नई है और लखनऊ में फ़ीस के हिसाब से सैलरी ठीक है। || गर्मी की छुट्टियों में भी दाखिले के लिए बुलाया जाता है।
फ़ैक्टरी || कैंटीन सस्ती है और होली दिवाली पर बोनस मिलता है। || ठेकेदार के लोगों को वही काम आधे पैसे में करना पड़ता है।
कॉल सेंटर || ट्रेनिंग के पैसे मिलते हैं और कैब समय पर आती है। || ब्रेक बहुत छोटा है और मैनेजर हर कॉल सुनता है।
Cloud team || AWS and Azure certifications are paid for, and Kubernetes is used properly. || On call every third week, with an allowance that has not changed in years.
Law firm || You argue small matters early and drafting is taught line by line. || Stipend for juniors is a joke, 10 to 15 thousand in Delhi does not pay the rent.
Hotel front office || Service charge is shared fairly and there are meals on duty. || Double shifts in December and January are taken for granted.
Accounts executive || Tally, GST, TDS returns, you learn everything in a year. || The owner checks CCTV from home and calls when you get up for water.
Insurance sales || Leads are given, no need to sell to relatives. || The morning meeting is shouting, and whoever is at the bottom has to stand.
Textile mill || The hostel is clean and the warden is kind. || Dust in the spinning hall and masks only when an auditor from the buyer comes.
Data engineer || Airflow, dbt, Snowflake and people who know Spark. || Night allowance claims take months and nobody owns them.
Security guard || Uniform is free, eight hours duty most of the time. || Agency cuts for training, uniform and even for the whistle, and the minimum wage is only on paper.
Machine learning || GPU access, time to read papers, and PyTorch all the way. || Half of the work is slides for sales, and models never reach production.
Medical coder || Day shift, no calls, and the quality target is possible. || The bond of two years is shown only after you have left your old company.
Kitchen || Good learning, bakery and Indian section both. || Plates fly when the head chef is angry and the manager looks the other way.
Internship || Stipend was on time and mentors gave real tickets. || Conversion to a full time offer was promised to all and given to few.
Civil drafting || AutoCAD and Revit licence at home also, relaxed people. || Drawings are changed on the phone by the client and the blame stays with us.
Finance team || Month end is hectic but planned, nobody sits late for show. || Budget season from October to December eats every weekend.
Android dev || Kotlin, Jetpack Compose, good CI on GitHub Actions. || Crashlytics is on fire and no time is given for tech debt.
Export house || Canteen and creche are there, and women get home by 7. || Everything is urgent when the buyer from Germany or USA is coming.
HR generalist || Good exposure to payroll, PF filing and POSH training. || HR is asked to do the firing and to smile while doing it.
Field technician || Bike allowance and petrol card, tools are given. || Targets count only closed tickets, so a hard fault costs you your incentive.
DevOps || Terraform, Grafana, honest postmortems. || Jira, ServiceNow and an Excel sheet for the same ticket.
Telecom || Good training in fibre splicing, Jio and Airtel both hire from here. || You are on the tower in May heat without a proper harness.
Retail store || Staff discount and sales incentive. || Standing for nine hours, and a chair is seen as laziness.
KPO analyst || Client calls teach a lot, fixed US hours. || Pizza instead of overtime, and Good Friday is the only US holiday we get.
Logistics || Good exposure in customs at Mundra and JNPT. || Ship delays are nobody's fault, but your weekend is gone.
Driver || Diesel card, mobile and a hotel room on outstation trips. || Hajri kaat lete hain agar gaadi workshop mein ho, usme driver ki kya galti.
Embedded || Real hardware, oscilloscopes, and people who read datasheets. || Promotion goes by who drinks with whom on Friday.
Research associate || Good lab, HPLC and GC in working order. || Publications carry the names of people who never came to the bench.
Parental leave is real || Six months for mothers, a month for fathers, and nobody calls. || After coming back your rating is Average by default.
Work Life Balance || Good Work Culture and Friendly Colleagues, Good Management. || Less Salary, No Hike for Two Years.
PSU job || Quarters, medical, LTC and a fixed DA. || Transfer from Bhopal to Guwahati with ten days of notice.
Journalism || You get bylines, and the desk at Times of India taught me to cut copy. || Ad sales decides what is a story before elections.
CA articleship || Statutory audit of banks and listed companies, you learn Ind AS for real. || Stipend as per ICAI minimum and exam leave is fought for every time.
Sales in real estate || Incentive of 0.5 to 1 percent is paid after the booking amount clears. || Sunday is the main working day, site visits in the sun, no fuel.
Agri field officer || You meet farmers and learn about soil and seeds in every Kharif season. || Recovery of dues is put on us, and that is not what we were hired for.
Solar installation || You get skill certificates, safety harness and lunch on site. || Payments depend on the DISCOM and the net meter, so wages come in pieces.
Game studio || Unity and Unreal both, good art team, Steam release every year. || Crunch before Gamescom and IGDC, then a layoff.
Mixed || Notice is 90 days but buyout is allowed, relieving letter came in a week. || Joining bonus of 1 lakh has a clawback of one year, and the 2024 policy made the gym paid.
`
  .trim()
  .split('\n');

/** More of them, from when the rule stood. */
export const laterCleanDrafts: readonly string[] = `
Stay for the learning || Docker, Go and a patient tech lead. || The payments side has no variable, and nobody tells you so before you move.
Avoid night shift || Shift timings are fixed and transport from Noida is good. || Quality marks fatal on every second call in December.
Pharmacy counter || Staff discount on medicine at Apollo, no rules about makeup. || Ten to twelve thousand in hand in Jaipur is not enough for two rooms.
Structural design || ETABS, STAAD and checked drawings. || Seniors never sign, so it will be your name if a beam cracks.
Operator in plant || Safety induction is done properly by Bosch standards. || Overtime goes to those who are close to the supervisor.
Presales || Travel is fun, per diem is decent in Singapore and Dubai. || RFPs in four days, and the commission goes to the vertical head.
Office assistant || Sab respect se baat karte hain, Holi par mithai bhi. || OT ka hisaab system mein nahi dikhta, do baar likh ke do tab milta hai.
Good for women? || Creche is there, POSH committee works. || After maternity your rating becomes three of five.
Physiotherapist || Equipment is new, patients are nice. || Everybody has to sell packages of ten sittings, even to those who need two.
Test lead || Nice automation framework on Cypress and Playwright. || P1 bugs on Friday evening, and Jira tickets without any steps.
Cab driver with a vendor || Duty slip online, no cash. || Gaadi ko bina bataye duty se hata dete hain.
Receptionist || Clean office, sweet people, AC works in May. || You are alone at the desk from 7 am and there is no guard.
Content writer || Real bylines, the editor explains every cut. || Settlement takes two months after the last day, sometimes three.
Loan collection || Incentive is good if you have heart. || The RBI rules on calling hours are on the wall and nowhere else.
Electrician || PPE mila, chai do baar. || Contractor teen mahine ka paisa dabata hai, Diwali se pehle bhi.
Lab technician || NABL lab, so processes are followed. || Home visits at night without any extra pay.
UX researcher || Founders read the reports. || When somebody leaves they hire nobody, and you do both jobs.
Apparel QA || Half day Saturday, Zara and H&M orders teach you standards. || Garments are thrown and people shout before shipment.
Insurance ops || Fixed shift, no targets. || Write to hr@ or call the helpline, nobody answers before Monday.
Chartered accountant || Partner sits with you on opinions, and Big Four experience counts. || March to September is one long night.
नर्स की नौकरी || मेस का खाना अच्छा है। || मेट्रन मैडम छुट्टी माँगने पर रात की ड्यूटी लगा देती हैं।
ड्राइवर || डीज़ल का पैसा समय पर मिलता है। || बिना नोटिस हटा देते हैं और तीन महीने का पैसा नहीं देते।
गोदाम || जूते और दस्ताने मिलते हैं, बेंगलुरु में रहने को कमरा भी। || सुपरवाइज़र हाज़िरी के पैसे लेता है।
SAP consultant || Onsite in Germany is real. || The S/4HANA rollout slips every year and the blame comes to offshore.
SOC analyst || Good tools, Splunk, Sentinel and CrowdStrike. || L1 stays L1 for three years, CEH or not.
Gym trainer || Free membership. || Renewals in January bring no incentive.
Support engineer || CCNA is paid, learning in networking. || The basement has no mobile signal.
Teaching assistant || Polite children, Annual Day is fun. || The principal reads the WhatsApp group of teachers.
Government bank || NPS, LTC, and leave on every gazetted holiday like 26 January and 2 October. || Transfer from Assam to Kerala, and a rural branch first.
Merchandiser || Buyers visit and you learn about Lidl and Walmart audits. || Between 15,000 and 20,000 in hand after three years.
ok ok company || wfh on fridays and they dont track mouse || they call you at home even when you are on leave
Worst exit || Colleagues are gems, Bangalore office is lovely. || 10 minute call, laptop locked in between, relieving letter after 2 months
dont join for ui || figma licence, mac || the vp presents your design in his own name, happens in every quarter
Sales || fuel card, Hero bike scheme || zsm blames the team and keeps the dealers happy
Data entry || timing 10 to 6 || Hindi and Bengali typing both needed but paid for one
Nice training, poor pay || Tally Prime and GST taught with patience || salary in cash, 10k to 12k
Chip design || real tapeouts, Synopsys and Cadence tools || verification team is too small for any tapeout
Nurse || quarters inside campus || you cannot sit even at 4 am, ICU and ward both
Housekeeping supervisor || festival bonus on Onam || agency har mahine 500 kaat leti hai
Night audit || Uber after 11 || Security of the building is poor, theft is blamed on night people
HRBP || leadership listens || forty exits in a quarter and then HR itself is asked to leave
CAD || decent machine, Creo and NX || tool room people shout but teach well
driver || room diya || Eid aur Diwali dono par chhutti nahi milti
Trainee engineer || plant visits at Tata Steel and JSW || confirmation promised thrice, never on paper
Content moderator || counsellor once a month || twenty two thousand per month for watching horrors
Teacher || staff room AC || bathroom breaks are counted, Saturday is full working
junior doctor || case load is good for learning || 36 hour duty, stipend below the NMC norm
Cook || khana free || 14 ghante kaam, 12 ka paisa
Executive assistant || travel, Taj and Marriott stays || you hear everything that you should not and can tell nobody
Banking || good name || RBI audit in every circle and branch managers take the blame
QA || automation with Playwright and TestNG || fake test reports before UAT, and nobody wants to know
Lab || ISO 17025 systems, NABL || director reads mails, that is known to all
बीपीओ || आना जाना फ्री, नोएडा और गुड़गाँव दोनों जगह || टीम लीडर छुट्टी पर भी फोन करती हैं
सिलाई || ओवरटाइम डबल, ईद पर बोनस || पीस गिनने में बेईमानी होती है
टीचर || पेंशन, सरकारी क्वार्टर || एरियर साल भर बाद मिलता है
Java dev || good peers, Spring and Kafka || no leave during Christmas release freeze
Analyst || hybrid, Gurgaon || bond of 2 years and 50,000 penalty if you leave early
Claims || calm floor, IRDAI training || closing more claims brings no more money
Fintech || esops, UPI scale of lakhs per second || ESOPs lapse if you leave before the cliff
PM || autonomy || every big launch before IPL or Big Billion Days burns people
`
  .trim()
  .split('\n');

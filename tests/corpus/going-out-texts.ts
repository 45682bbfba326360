/** Texts that lead to a person, each in a way of its own. */
export const reaching: readonly string[] = `
call 98/22/01/23/45
call 98220:12345
98220–12345
98.22.01.23.45
98_22_01_23_45
98;22;01;23;45
98~22~01~23~45
98•22•01•23•45
98 • 22 • 01 • 23 • 45
98220;12345
98220~12345
98220•12345
+971 50 123 4567
(982) (201) (2345)
nine eight double two oh one two three four five
nau aath do do zero ek do teen char paanch
020 2444 1234
1800 123 4567
asha.rao@startup.dev
asha@yandex.ru
asha.rao @ tcs.com
asha@iitb.ac.in
asha@firm.consulting
asha.rao at tcs dot com
аsha@gmail.com
asha@gmаil.com
αsha.rao@tcs.cοm
asha@gmail.cоm
अशा एट जीमेल डॉट कॉम
Aadhaar 2345-6789-0123
2345 6789 0123
2345-6789-0123
passport M1234567
my passport number is M1234567
voter id ABC1234567
epic ABC1234567
Bank account 123456789012
a/c no 00112233445566
@asharao90
write to @asharao90 please
github.com/asharao
linkedin asha-rao-90
my insta id is asharao
u/asharao90
abcpe1234f
ABCPE 1234 F
employee EMP12345
my emp id EMP12345
my emp id is EMP12345
EMP12345 is my employee id
UAN 100123456789
UAN 1001 2345 6789
employee id 48213
Staff no 48213
badge AB-12345
roll no CSE-2201
कर्मचारी नंबर 48213
mera employee code 48213 hai
कर्मचारी आईडी EMP12345 है
call +1 415 555 2671
Emp 48213 was mine
कर्मचारी नंबर ४८२१३ मेरा है
employee #48213
(asha@gmail.com)
asha at tcs dot com
mail 982-201-2345 or call
ping me at asha.rao @ tcs.com
+44 20 7946 0958
call me 9822012345 orders taken
9822012345
WhatsApp 98220 12345
मेरा आधार 2345 6789 0123 है
नौ आठ दो दो शून्य एक दो तीन चार पाँच
dm @asharao
asha (at) tcs (dot) com
asha_rao @ infosys.com
contact asha.rao@company.co.uk
insta id - asharao_90
my telegram id is asharao
A/c 00112233445566
खाता नंबर 123456789012
my account number is 1234567890123
PAN abcpe1234f
voter card no. XYZ7654321
my passport no. K7654321 was taken
gitlab.com/asharao
employee no: 48213
emp id-48213
ID card AB12345
ID card no 12345
staff id 1250
My bike KA 05 MJ 1234 was taken
asha@gmail
०२० २४४४ १२३४
98–22–01–23–45
(98220) (12345)
[982] [201] [2345]
nine 8 two two zero 1 two three 4 five
`
  .trim()
  .split('\n');

/** Texts about work that lead to nobody, with numbers and codes in them. */
export const innocent: readonly string[] = `
Staff 1250 and 3 canteens
Turnover of 9876543210 rupees
RTX-4090 desktops
ESI is 4920 a year
ESI 1234 deducted
PF 12345 was missing
SKU-48213
XJ-9000
BMW-3201
ATR-72600
CSE-2201
CP-1252
HR-1042
CIR-4521
GST-3001
MGT-1400
UP-12301
RO-1234
Room AB-1205
Flat FF-1204
Bus KA 01 F 1234
98765 43210 orders a day
shift codes 6789 0123 4567
One two three four five six seven eight nine sections
Section 80C saves 46800 and 194J takes ten percent
Under section 194J they cut TDS at 10%, under 192 on salary
GST at 18% on invoices, 12% before 2017 and 28% on cars
GSTR-3B and GSTR-9 are filed by the 20th
Form 16, Form 12BB and ITR-1 came late
ISO-27001 and ISO-9001 audits every March
My pay is 45000 in hand and 52000 gross
CTC 1250000, fixed 1100000, variable 150000
Basic 28000, HRA 14000, PF 3360, ESI 0
PF 3360 and ESI 315 were cut in June
PF deduction of 1800 from 15000
ESIC 0.75% of 21000 is 157.50
Hike of 12.5% in 2022, 8% in 2023 and nothing in 2024
Batches of 2019, 2020, 2021, 2022 and 2023
Years 2019-2020-2021 were bad
From 01-04-2023 to 31-03-2024 no increment
Office moved on 12/08/2019 and again on 15/09/2022
Notice of 60/90 days, 30/45 for freshers
Ratings: 70/80/90/85/75 in five quarters
Marks 78, 82, 91, 66, 74 needed in each paper
Shift timings 09:30-18:30, 14:00-23:00, 22:00-07:00
Login at 7:30, logout at 19:45, 98 calls a day
Room 1205 and room AB-1204 have no windows
Bus KA-01-F-1234 and route 500D are always full
Bus no KA 57 F 2345 comes late
Meet in block B-12, bay 4, floor 3
Laptops are ThinkPad T490s, Dell 5420 and HP 840-G5
We got RTX-3080, GTX-1660 and RX-6800 cards
Boeing 737-800, ATR-72 and A320 fleets
Part SKF-6205 and NSK-6308 bearings
Grade SS-316, EN-8 and IS-2062 steel
Windows CP-1252, UTF-8 and ISO-8859 questions
What is the difference between IEEE-754 and fixed point?
Explain RFC-2616 and HTTP-2 in detail
What is the output of 0x7fffffff + 1?
What does @Autowired do, and why not @Transactional on private methods?
Explain @Override, @Component and @media queries
We moved from Java 8 to 17 and from Spring 5 to 6
I worked @ tcs.com for two years
Three years @infosys and two @wipro
They answer at hr@koyal.com in ten days
u/s 80C and u/s 10(14) of the act
Target of 9800000 rupees a month and 6500000 in the first year
Revenue was 7500000000 last year
We pack 65000 22000 boxes in a week
The warehouse ships 98765 43210 units
Sales of 8765432100 in the quarter
Order 6789-0123-4567 was lost and I paid for it
Order codes 4521 7789 3210 come wrong
Invoice no 2345 6789 0123 is never paid
Staff 2400 in the plant and 1800 in the office
Employees 12000 in all, staff of 2500 here
Employee strength is 48213
Token 1204 at the canteen at noon
Case 1250 of the study was asked
Candidates 4500 sat for 1200 seats
Roll out of 4821 tablets failed
Application of 3250 people for 40 posts
One, two, three, four, five, six, seven, eight, nine, ten rounds
ek do teen char paanch chhe saat aath nau das log
One of the two, three or four of us and no one else at seven, eight or nine
My bank account was opened in 2 days
Salary account with 100000 limit
My account was closed on 12 12 2023
Passport office visit took 3 days, reporting to 12345678
The insta id is required for marketing roles
My telegram id was asked by HR
Their instagram page has 45000 followers
LinkedIn top-25 list of 2024
LinkedIn shows 5000 employees
Look at github.com/facebook/react and leetcode.com/problems/two-sum
Problem 1254 of leetcode and 207 course schedule
Implement LRU-146 in 45 minutes
IT Act 2000, section 66A, and the Shops Act 1948
Gratuity is 15/26 of basic for 5 years
Bond of 200000 for 2 years, 100000 after
Diwali bonus 7000 in 2021, 8.33% by law
In 2020-21, 2021-22 and 2022-23 nobody got a hike
Version 9.8.7.6.5 of the tool
IP 192.168.100.200 and port 8080 asked
MAC 68:72:51:23:45:10 is printed on laptops
Ratio 98.5:1.5 and 65.25/34.75
Pays 800-900-1000 a day
Daily 650/700/750 rupees by grade
CIN U72200KA2010PTC123456 of the company
PIN 560001 and 411014
Floor plan DWG-12045 and drawing REV-1204
Class 10th 98.20%, 12th 87.65%
Incentive slabs 6500-7500, 8500-9500
7500 in hand, 9500 gross, 12 12 12 months
Salary 60500–75250 a month
Took 98 22 minutes
MH-12 and KA-05 plates get free parking
The 9 to 6 shift became 9 to 8, six days of 7
double the work, triple the targets, zero hike, one leave, two warnings
Grade L5-1200 and band B3-4500
HSN 84713010 and SAC 998314
Policy no 1250 of HR is old
Ticket price is 1250 and bus pass 980
Candidate is 1200 km away
The agent is 2500 short
Worker is 15000 a month
Staff was 4200 last year
login 1234 times a day
I applied at naukri dot com and at monster dot com
They pay 650, 750 or 1250 a day, and 650 750 1250 on Sundays
Shift allowance 750/850/1250 by grade
Ticket Rs1250 and bus pass INR1500
Candidate FY2023 batch and staff FY2024 budget
What do @lru_cache and @cached_property do in Python?
Message @everyone before you deploy
Court case no 1234/2021 is pending
Allowance per emp 12345 in all
u/graduate trainees get less
Is an ERC-1155 token asked of token ERC-1155 developers?
`
  .trim()
  .split('\n');

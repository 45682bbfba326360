/** One of these stands in a text as whole words; `_` is a blank in one of them. */
const anyOf = (list: string): RegExp => new RegExp(`(?<![a-z])(?:${list.trim().replaceAll(/\s+/g, '|').replaceAll('_', ' ')})(?![a-z])`);

export const amount =
  /(?:₹|(?<![a-z])(?:rs|inr|usdt?|sgd|rupees?)) ?\d|\d ?(?:₹|\/-|k|rs|rupees?|rupaye?|rupya|hazar|lakhs?|lacs?|usdt?)(?![a-z])|(?<![\d.])(?!20[12]\d(?!\d))\d{3,6}(?![\d.]\d|[\da-z])/;

const things = String.raw`(?:registration|regd|processing|file|form|application|training|uniform|vardi|dress|kit|laptop|macbook|gate pass|entry card|medical|gamca|visa|work permit|security|verification|bgv|document(?:s|ation)?|agreement|courier|dispatch|id card|id|login|account|activation|interview|exam|insurance|admission|certificate|course|stcw|noc|stamp|workload|opening|placement|booking|seat|slot|quota|joining|caution|software|licen[cs]e|panjikaran|aavedan|avedan|prashikshan|scrutiny|empanelment|allotment|nomination|portal|name entry|merit list)`;
const sums = String.raw`(?:fees?|fis|charges?|charj|deposits?|amount|money|cost|kharch\w*|shulk|rashi|advance|activation|package)`;

/** A fee that is named for what one needs for the job. */
export const feeForJob = new RegExp(
  `(?<![a-z])${things}(?:[a-z&/ ,]{0,24}) ${sums}(?![a-z])|(?<![a-z])${sums} (?:for|of|towards|to|ke|ka|ki)(?:[a-z&/ ,]{0,30}) ${things}(?![a-z])`,
);
/** The same, so sure that it needs no amount. */
export const namedFee = new RegExp(
  `(?<![a-z])(?:refundable|registration|processing|security|caution|file|joining|laptop) (?:fees?|charges?|deposits?|amount|money)`,
);

export const toPay = anyOf(
  `pay paying paid payable to_be_paid deposit deposited transfer(?:red)? remit(?:ted|ting)? recharge submit send jama bhar(?:na|ni|o|e|en)? bhej(?:o|e|na|en|iye)? lag(?:enge|ega|egi|ta|te) de(?:na|ni|ne|kar)? borne received collect purchase buy
  phonepe phone_pe gpay google_pay paytm karna processing add advance half first`,
);
export const forJob = anyOf(
  `before_(?:joining|we|the|interview|offer|your|medical|training|login|midnight) (?:block|book|hold|confirm|reserve|secure|get|release|activate)_(?:your|the|ur|a) your_(?:seat|slot|selection|login|id|offer) seats? slots? quota joining offer_letter appointment_letter joining_letter letar letter
  refund(?:able|ed)? adjusted reimbursed_with credited_back returned_with wapas vapas money_back screenshot rest_after remaining_after balance_after to_start first_salary first_payslip pehli_salary pahli_salary selected shortlisted candidates? applicants? branch_allotment allotment
  baad_hi ke_baad pehle_din gate_pass uniform kit visa stamping id_card police_verification medical training_batch`,
);
/** Money put in first, of which earnings are promised. */
export const prepaid = anyOf(`prepaid_tasks? working_balance minimum_\\d+ recharge_and (?:add|deposit)_(?:minimum|atleast|at_least) vip_(?:level|task|\\d)`);

/** Sentences in which an employer says that nothing is asked for, or warns. */
export const refusing = new RegExp(
  "(?<![a-z])(?:no|not|never|nobody|none|without(?: any)?|zero|don'?t|do not|does not|doesn't|nahi|nahin|nhi|koi bhi|free(?: of (?:cost|charge))?|beware|fraud(?:s|ulent)?|report|muft|nil|waived)(?![a-z])(?: [a-z'/&,]+){0,6}? ?(?:fees?|charges?|deposits?|amount|money|pay(?:ment)?|paisa|paise|cost|shulk|kharch\\w*|demand|ask\\w*)|(?:fees?|charges?|deposits?|money|paisa|paise|payment|shulk)(?: [a-z'/&,]+){0,6}? (?:nahi|nahin|nhi|not|never|mat|na le|free|beware|fraud|report)(?![a-z])",
);

/** What is paid to those who work there. */
export const paidToThem = anyOf(
  `bonus stipend incentives? allowances? we_(?:pay|reimburse|bear|provide|cover) (?:paid|borne|reimbursed|provided|covered|given)_by_(?:us|the_company|company|the_hospital|the_school|employer) company_(?:pays|bears|provides) overtime commission gratuity
  relocation travel_(?:cost|fare|charges?) service_charge per_month_in_hand in_hand per_(?:delivery|order|trip|visit|shift|head) bond buyout if_you_leave notice_period council renewal`,
);

/** Money of others, which the work is about. */
export const ofOthers = anyOf(
  `customers? clients? users? students? parents? tenants? guests? patients? borrowers? merchants? vendors? policyholders? members? passengers? residents? donors? farmers? dealers? shops? depositors? account_holders? counter till cash collections?
  billing invoices? receipts? reconcil\\w* handling collecting depositing processing_of managing maintain(?:ing)? build(?:ing)? develop(?:ing)? integrat\\w+ apis? kotlin android flows? ledgers? tally audit(?:s|ing)? emi loans? premiums? rent explain(?:ing)? sell(?:ing)? annual_fees? landlords? grahak\\w* chhatr\\w*`,
);
export const candidate = anyOf(
  `candidates? applicants? selected shortlisted before_joining your_(?:seat|slot|selection|login|id|offer|job|first) first_salary first_payslip offer_letter joining_letter appointment_letter registration_fees? your_client following_which pehli_salary joining_se_pehle you_(?:have_to|must|need_to)_(?:pay|deposit|transfer)`,
);

export const comesBack = anyOf('refund(?:able|ed|_is)? returned_on adjusted reimbursed_with money_back wapas vapas');

export const deposit = anyOf(
  'deposits? caution security_(?:deposit|amount|money|fee) refund(?:able|ed)? returned returnable wapas vapas jamanat suraksha adjusted',
);
export const paymentPlace = anyOf('upi(?:_id)? g_?pay google_pay phone_?pe paytm bhim qr(?:_code)? scanner bank_(?:me|mein|account) account_of ifsc');

/** Sentences about scams, by those who fight them. */
export const ofScams = anyOf(
  'fakes? cheats? cheated cheating scams? scammers? frauds? fraudsters? mules? mule_rings? beware warn(?:ing|ed|s)? never_existed phishing thagi dhokhadhadi',
);

export const secrets = anyOf(
  'otps? upi_pin atm_pin mpin cvv (?:net_?banking_)?passwords? bank_(?:account_)?(?:details|passbook|account_number) account_number ifsc passbook (?:debit|atm|credit)_card aadhaar_front original_(?:documents|certificates)_by_(?:post|courier) any_?desk banking_app screen_shar(?:e|ing)(?:_app)? khata',
);
export const toSend = anyOf(
  'send share mail upload forward fill whatsapp telegram bhej(?:o|e|en|na|iye)? bata(?:o|na|iye)? tell submit give lend rent install open do doge',
);
export const theirOwn = anyOf('your ur apn(?:a|i|e) aap(?:ka|ki|ke)? you_(?:get|receive|have|will_get) candidates? applicants? aadhaar aadhar');
export const work = anyOf(
  'build(?:ing)? develop\\w* design\\w* test(?:s|ing)? verify(?:ing)? verification handle handling kyc_(?:analyst|executive|team) analyst flows? api apis integration(?:s)? customers? users? clients? fraud_(?:team|desk) kotlin android ios',
);
/** Work that needs nothing but an account or an address of theirs: money and parcels that are passed on. */
export const lendsAccount =
  /(?:your|own|savings|current|personal) (?:[a-z]+ ){0,3}(?:bank )?accounts?[^.]{0,60}(?:commission|%|forward|transfer|remit|receive|rent)|(?:commission|%)[^.]{0,60}(?:forward|transfer|pass)[^.]{0,40}(?:balance|rest|amount|money)|(?:receive|collect) (?:packages?|parcels?)[^.]{0,60}(?:your|at) home[^.]{0,120}(?:label|forward|send|ship|courier)|accounts? on rent|gift cards?[^.]{0,60}codes?|cheques? (?:that|which) we (?:post|send|mail)|(?:khata|account)[^.]{0,40} (?:doge|dijiye)(?![a-z])|apne naam (?:par|pe)[^.]{0,20} sim(?![a-z])/;
/** A chat app as the only way to hear of the job. */
export const onlyByChat =
  /(?:telegram|signal app|botim|imo)(?! (?:integration|api|bot|channel manag))[^.]{0,40}(?:manager|receptionist|hr|tutor|join|message|msg|handle|contact)(?![a-z])|(?:contact|message|msg|join|ping|add|talk|interview|passport|send)(?:[a-z' ]{0,40}) (?:on|in|via|by|our|my) (?:[a-z]+ )?telegram|interview (?:on|by|via|through) (?:telegram|whatsapp chat|chat)/;

/** An amount by the day. */
export const daily =
  /(\d{3,6}(?:\.\d+)?)( ?k)?(?: ?(?:rs|rupees?|rupaye?))?(?: ?(?:to|-|se) ?\d+ ?k?)?(?: (?:rs|rupees?|rupaye?|guaranteed|assured))? ?(?:per day|a day|daily|every day|each day|\/ ?day|roz|rojana|har din|per hour|an hour)|(?:daily|roz|rojana|har din|per day) (?:[a-z]+ ){0,3}(?:rs ?|₹ ?)?(\d{4,6})/;

const freeProvider = String.raw`(?:gmail|googlemail|yahoo|ymail|outlook|hotmail|live|rediffmail|proton\w*|icloud|aol|zohomail)`;
export const freeMail = new RegExp(`@ ?${freeProvider}(?:[.]|$)`, 'i');
export const applyByMail = new RegExp(`@ ?${freeProvider}[.](?:com|in|co|me)`, 'i');
export const freeSite =
  /^https?:\/\/[^/]*(?:\.blogspot\.|\.wixsite\.com|\.weebly\.com|\.wordpress\.com|\.netlify\.app|\.vercel\.app|\.site123\.me|\.webflow\.io|\.godaddysites\.com|\.business\.site|\.github\.io|\.web\.app|\.firebaseapp\.com|\.000webhostapp\.com|\.jimdosite\.com|\.strikingly\.com|\.yolasite\.com|sites\.google\.com)/i;
export const hiddenWay =
  /^https?:\/\/(?:www\.)?(?:wa\.me|wa\.link|chat\.whatsapp\.com|api\.whatsapp\.com|t\.me|telegram\.(?:me|dog)|bit\.ly|tinyurl\.com|cutt\.ly|rb\.gy|is\.gd|shorturl\.at|goo\.gl|ow\.ly|t\.ly|rebrand\.ly|linktr\.ee)(?:[/?#:]|$)/i;

/** Matches whole words; `_` is a blank. */
const anyOf = (list: string): RegExp => new RegExp(`(?<![a-z])(?:${list.trim().replaceAll(/\s+/g, '|').replaceAll('_', ' ')})(?![a-z])`);

export const moneyAmount =
  /(?:₹|(?<![a-z])(?:rs|inr|usdt?|sgd|rupees?)) ?\d|\d ?(?:₹|\/-|k|rs|rupees?|rupaye?|rupya|hazar|lakhs?|lacs?|usdt?)(?![a-z])|(?<![\d.])(?!20[12]\d(?!\d))\d{3,6}(?![\d.]\d|[\da-z])/;

const things = String.raw`(?:registration|regd|processing|file|form|application|training|uniform|vardi|dress|kit|laptop|macbook|gate pass|entry card|medical|gamca|visa|work permit|security|verification|bgv|document(?:s|ation)?|agreement|courier|dispatch|id card|id|login|account|activation|interview|exam|insurance|admission|certificate|course|stcw|noc|stamp|workload|opening|placement|booking|seat|slot|quota|joining|caution|software|licen[cs]e|panjikaran|aavedan|avedan|prashikshan|scrutiny|empanelment|allotment|nomination|portal|name entry|merit list)`;
const sums = String.raw`(?:fees?|fis|charges?|charj|deposits?|amount|money|cost|kharch\w*|shulk|rashi|advance|activation|package)`;

const sum = String.raw`(?:(?:rs|inr|₹) ?)?\d[\d.]*(?: ?(?:k|lakhs?|lacs?|lpa|rs|rupees?|rupaye?|rupya|hazar)(?![a-z]))?`;
const large = String.raw`(?:(?:rs|inr|₹) ?)?(?:\d{6,}|[\d.]+ ?(?:lakhs?|lacs?|lpa)(?![a-z]))`;
/** Pay with its sum, or lakhs by the year. */
export const earned = new RegExp(
  `(?<![a-z])(?:(?:the|your|our|its|gross|net|monthly|fixed|starting|base|full|in hand) pay|pay(?= (?:is|ranges|will be))|salary|stipend|ctc|wages?|pagaar|vetan|tankhwah|tankha)(?: (?:is|are|of|from|between|ranges|will be|starts|starting|at|up to|in|hai|a|per|month|year))*[ :-]{0,3}${sum}(?: ?(?:to|and|-|se) ?${sum})?(?: ?(?:a|per|/) ?(?:year|annum|month))?|(?<![a-z\\d.])(?:[\\d.]+ ?(?:to|and|-|se) ?)?${large} ?(?:(?:a|per|each|every|/) ?(?:year|annum)|p\\.?a(?![a-z])|lpa(?![a-z]))`,
  'g',
);

export const feeForJob = new RegExp(
  `(?<![a-z])${things}(?:[a-z&/ ,]{0,24}) ${sums}(?![a-z])|(?<![a-z])${sums} (?:for|of|towards|to|ke|ka|ki)(?:[a-z&/ ,]{0,30}) ${things}(?![a-z])`,
);
/** Fee plain enough to need no amount. */
export const namedFee = new RegExp(
  `(?<![a-z])(?:refundable|registration|processing|security|caution|file|joining|laptop) (?:fees?|charges?|deposits?|amount|money)`,
);

export const toPay = anyOf(
  `pay paying paid payable to_be_paid deposit deposited transfer(?:red)? remit(?:ted|ting)? recharge submit send jama bhar(?:na|ni|o|e|en)? bhej(?:o|e|na|en|iye)? lag(?:enge|ega|egi|ta|te) de(?:na|ni|ne|kar)? borne received collect purchase buy
  phonepe phone_pe gpay google_pay paytm karna processing add advance half first`,
);
export const deposit = anyOf(
  'deposits? caution security_(?:deposit|amount|money|fee) refund(?:able|ed)? returned returnable wapas vapas jamanat suraksha adjusted',
);
export const paymentPlace = anyOf('upi(?:_id)? g_?pay google_pay phone_?pe paytm bhim qr(?:_code)? scanner bank_(?:me|mein|account) account_of ifsc');

export const secrets = anyOf(
  'otps? upi_pin atm_pin mpin cvv (?:net_?banking_)?passwords? bank_(?:account_)?(?:details|passbook|account_number) account_number ifsc passbook (?:debit|atm|credit)_card aadhaar_front original_(?:documents|certificates)_by_(?:post|courier) any_?desk banking_app screen_shar(?:e|ing)(?:_app)? khata',
);
export const toSend = anyOf(
  'send share mail upload forward fill whatsapp telegram bhej(?:o|e|en|na|iye)? bata(?:o|na|iye)? tell submit give lend rent install open do doge',
);
/** Work that only lends an account or address to pass on money or parcels. */
export const lendsAccount =
  /(?:your|own|savings|current|personal) (?:[a-z]+ ){0,3}(?:bank )?accounts?[^.]{0,60}(?:commission|%|forward|transfer|remit|receive|rent)|(?:commission|%)[^.]{0,60}(?:forward|transfer|pass)[^.]{0,40}(?:balance|rest|amount|money)|(?:receive|collect) (?:packages?|parcels?)[^.]{0,60}(?:your|at) home[^.]{0,120}(?:label|forward|send|ship|courier)|accounts? on rent|gift cards?[^.]{0,60}codes?|cheques? (?:that|which) we (?:post|send|mail)|(?:khata|account)[^.]{0,40} (?:doge|dijiye)(?![a-z])|apne naam (?:par|pe)[^.]{0,20} sim(?![a-z])/;
export const byChat = /(?<![a-z])(?:telegram|whatsapp|signal app|botim|imo)(?![a-z])/;

export const daily =
  /(\d{3,6}(?:\.\d+)?)( ?k)?(?: ?(?:rs|rupees?|rupaye?))?(?: ?(?:to|-|se) ?\d+ ?k?)?(?: (?:rs|rupees?|rupaye?|guaranteed|assured))? ?(?:per day|a day|daily|every day|each day|\/ ?day|roz|rojana|har din|per hour|an hour)|(?:daily|roz|rojana|har din|per day) (?:[a-z]+ ){0,3}(?:rs ?|₹ ?)?(\d{4,6})/;

const freeProvider = String.raw`(?:gmail|googlemail|yahoo|ymail|outlook|hotmail|live|rediffmail|proton\w*|icloud|aol|zohomail)`;
export const freeMailbox = new RegExp(`@ ?${freeProvider}[.](?:com|in|co|me)`, 'i');
export const freeSite =
  /^https?:\/\/[^/]*(?:\.blogspot\.[a-z.]+|\.wixsite\.com|\.weebly\.com|\.wordpress\.com|\.netlify\.app|\.vercel\.app|\.site123\.me|\.webflow\.io|\.godaddysites\.com|\.business\.site|\.github\.io|\.web\.app|\.firebaseapp\.com|\.000webhostapp\.com|\.jimdosite\.com|\.strikingly\.com|\.yolasite\.com|carrd\.co|pages\.dev|onrender\.com|herokuapp\.com|glitch\.me|sites\.google\.com)\.?(?:[/?#:]|$)/i;
export const hiddenWay =
  /^https?:\/\/(?:www\.)?(?:wa\.me|wa\.link|(?:[a-z]+\.)?whatsapp\.com|t\.me|web\.telegram\.org|telegram\.(?:me|dog|im)|signal\.me|m\.me|s\.id|tiny\.cc|lnkd\.in|bit\.ly|tinyurl\.com|cutt\.ly|rb\.gy|is\.gd|shorturl\.at|goo\.gl|ow\.ly|t\.ly|rebrand\.ly|linktr\.ee)\.?(?:[/?#:]|$)/i;

const rupees = String.raw`(?:rs|rupees?|rupaye)`;
/** Sum tied to a job need without the word fee, as in registration ke 1200. */
export const sumForJob = new RegExp(
  [
    `(?:pay|deposit|transfer|send|remit)(?: (?:only|just|a|rs|inr))* ?₹? ?\\d[\\d.]*(?: ?(?:${rupees}|/-))?[a-z ]{0,24} (?:for|towards|as|to (?:book|fix|confirm|block|reserve|get|activate|unlock))(?: [a-z]+){0,3} (?:${things}|job|id)(?![a-z])`,
    `${sums} of (?:rs|inr|₹)? ?\\d[\\d.]*(?: ${rupees})? for(?: [a-z]+){0,3} ${things}(?![a-z])`,
    `${things} (?:(?:ke|ka|ki) (?:liye |lie )?(?:rs )?\\d|(?:rs |₹ ?)?\\d{3,6} ${rupees})`,
    `\\d ?${rupees} (?:ka|ke|ki) ${things}(?![a-z])`,
    `(?:job|naukri|naukari) ke (?:liye|lie) (?:(?:rs|rupees) ?)?\\d`,
  ]
    .map((part) => `(?<![a-z])${part}`)
    .join('|'),
);

/** Statements that nothing is charged, or that the company pays. */
export const denied =
  /(?<![a-z])(?:(?:never|no|not|nothing|without|do not|don't|if any(?:one|body)|any(?:one|body) who|koi(?: bhi)?|kisi)(?: [a-z]+){0,5} (?:fees?|fis|charges?|deposits?|money|amount|shulk|pais[ae]|advance)(?![a-z])(?!.{0,40}(?<![a-z])(?:but|only|lekin|sirf|bas)(?![a-z]))|nothing is taken|(?:fees?|fis|charges?|deposits?|money|shulk|pais[ae])(?: [a-z]+){0,4} (?:never|not|nahi|nahin|nhi|nil)(?![a-z])|nil for|commission's|free of (?:cost|charge)|(?:is|are|given|provided) free|free hai|muf?t|(?:borne|provided|given|reimbursed|arranged|sponsored) by (?!(?:the |each |every )?(?:candidate|applicant|selected|you))|(?:paid|refunded|given|returned) (?:by (?:us|the (?:company|firm|employer|bank|hospital|school|plant))|to (?:us|you|employees|staff))|payable only if|we pay|(?:company|hum) (?:deti|dete|deta)|at our cost|in our name)/;
/** Handling others' money, papers or codes at work, and warnings against scams. */
export const ofWork =
  /^(?:[-•*\d. ]*)(?:you|your (?:work|job|task)|the team|our [a-z]+ team|our team|we|roz|duties|responsib[a-z]*)(?! (?:will |must |need to |have to |only |just |should )?(?:pay|deposit|transfer|recharge)(?:s|ed|ing)?(?![a-z]))(?! (?:ask|charge|take|collect)(?![a-z])[^.]{0,40}(?:candidate|joining|before|from you))|(?<![a-z])(?:customers?|clients?|tenants?|parents|patients|passengers|merchants?|borrowers?|depositors?|debtors?|citizens|gra+hak[a-z]*|kiraye?dar[a-z]*|vendors?|shops?|members|policy ?holders?|guests?|users?|thagi|dhokh?a|frauds?|farji)(?![a-z])/;
/** Payment demanded of the reader. */
export const demanded = anyOf(
  `pay payable to_be_paid has_to_be_paid have_to_be_paid must_be_paid deposit transfer remit recharge borne compulsory mandatory only jama bhar(?:na|ni) bhej(?:o|e|na|en|iye)? lag(?:enge|ega|egi) de(?:na|ni|ne) dena_hai dena_hoga deni_hogi phonepe phone_pe gpay google_pay paytm`,
);
/** Secrets no honest application needs. */
export const plainSecret = anyOf('otp upi_pin atm_pin mpin cvv net_?banking debit_card credit_card atm_card any_?desk team_?viewer bank_passbook passwords?');
export const onlyByChat =
  /(?<![a-z])(?:message|msg|join|add|contact|ping|text|dm)(?![a-z])[^.]{0,40}telegram|telegram (?:manager|mentor|recepti[a-z]*)|(?:whatsapp|telegram) (?:par |pe |by )?(?:only|hi|sirf)|only (?:(?:on|by|through) )?(?:whatsapp|telegram)|(?:message|msg|send|type|text)[^.]{0,30}whatsapp[^.]{0,40}(?:seat|slot|joining letter|offer letter)/;

/** One of these is in a text as whole words; `_` is a blank in one of them. */
const anyOf = (list: string): RegExp => new RegExp(`(?<![a-z])(?:${list.trim().replaceAll(/\s+/g, '|').replaceAll('_', ' ')})(?![a-z])`);

export const moneyAmount =
  /(?:₹|(?<![a-z])(?:rs|inr|usdt?|sgd|rupees?)) ?\d|\d ?(?:₹|\/-|k|rs|rupees?|rupaye?|rupya|hazar|lakhs?|lacs?|usdt?)(?![a-z])|(?<![\d.])(?!20[12]\d(?!\d))\d{3,6}(?![\d.]\d|[\da-z])/;

const things = String.raw`(?:registration|regd|processing|file|form|application|training|uniform|vardi|dress|kit|laptop|macbook|gate pass|entry card|medical|gamca|visa|work permit|security|verification|bgv|document(?:s|ation)?|agreement|courier|dispatch|id card|id|login|account|activation|interview|exam|insurance|admission|certificate|course|stcw|noc|stamp|workload|opening|placement|booking|seat|slot|quota|joining|caution|software|licen[cs]e|panjikaran|aavedan|avedan|prashikshan|scrutiny|empanelment|allotment|nomination|portal|name entry|merit list)`;
const sums = String.raw`(?:fees?|fis|charges?|charj|deposits?|amount|money|cost|kharch\w*|shulk|rashi|advance|activation|package)`;

/** A fee that is named for what one needs for the job. */
export const feeForJob = new RegExp(
  `(?<![a-z])${things}(?:[a-z&/ ,]{0,24}) ${sums}(?![a-z])|(?<![a-z])${sums} (?:for|of|towards|to|ke|ka|ki)(?:[a-z&/ ,]{0,30}) ${things}(?![a-z])`,
);
/** The same, so plain that it needs no amount. */
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
/** Work that needs nothing but an account or an address of theirs: money and parcels that are passed on. */
export const lendsAccount =
  /(?:your|own|savings|current|personal) (?:[a-z]+ ){0,3}(?:bank )?accounts?[^.]{0,60}(?:commission|%|forward|transfer|remit|receive|rent)|(?:commission|%)[^.]{0,60}(?:forward|transfer|pass)[^.]{0,40}(?:balance|rest|amount|money)|(?:receive|collect) (?:packages?|parcels?)[^.]{0,60}(?:your|at) home[^.]{0,120}(?:label|forward|send|ship|courier)|accounts? on rent|gift cards?[^.]{0,60}codes?|cheques? (?:that|which) we (?:post|send|mail)|(?:khata|account)[^.]{0,40} (?:doge|dijiye)(?![a-z])|apne naam (?:par|pe)[^.]{0,20} sim(?![a-z])/;
/** A chat app as the way to hear of the job. */
export const byChat = /(?<![a-z])(?:telegram|whatsapp|signal app|botim|imo)(?![a-z])/;

/** An amount by the day. */
export const daily =
  /(\d{3,6}(?:\.\d+)?)( ?k)?(?: ?(?:rs|rupees?|rupaye?))?(?: ?(?:to|-|se) ?\d+ ?k?)?(?: (?:rs|rupees?|rupaye?|guaranteed|assured))? ?(?:per day|a day|daily|every day|each day|\/ ?day|roz|rojana|har din|per hour|an hour)|(?:daily|roz|rojana|har din|per day) (?:[a-z]+ ){0,3}(?:rs ?|₹ ?)?(\d{4,6})/;

const freeProvider = String.raw`(?:gmail|googlemail|yahoo|ymail|outlook|hotmail|live|rediffmail|proton\w*|icloud|aol|zohomail)`;
export const freeMailbox = new RegExp(`@ ?${freeProvider}[.](?:com|in|co|me)`, 'i');
export const freeSite =
  /^https?:\/\/[^/]*(?:\.blogspot\.|\.wixsite\.com|\.weebly\.com|\.wordpress\.com|\.netlify\.app|\.vercel\.app|\.site123\.me|\.webflow\.io|\.godaddysites\.com|\.business\.site|\.github\.io|\.web\.app|\.firebaseapp\.com|\.000webhostapp\.com|\.jimdosite\.com|\.strikingly\.com|\.yolasite\.com|carrd\.co|pages\.dev|onrender\.com|herokuapp\.com|glitch\.me|sites\.google\.com)\.?(?:[/?#:]|$)/i;
export const hiddenWay =
  /^https?:\/\/(?:www\.)?(?:wa\.me|wa\.link|(?:[a-z]+\.)?whatsapp\.com|t\.me|web\.telegram\.org|telegram\.(?:me|dog|im)|signal\.me|m\.me|s\.id|tiny\.cc|lnkd\.in|bit\.ly|tinyurl\.com|cutt\.ly|rb\.gy|is\.gd|shorturl\.at|goo\.gl|ow\.ly|t\.ly|rebrand\.ly|linktr\.ee)\.?(?:[/?#:]|$)/i;

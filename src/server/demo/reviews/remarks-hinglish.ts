import type { ReviewSubject, SpokenRemarks } from './remark.ts';

/** Remarks in Hindi as it is typed in Latin letters, by topic. */
export const hinglishRemarks: Readonly<Record<ReviewSubject, SpokenRemarks>> = {
  hours: {
    good: [
      'Timing <sahi hai|theek hai>, {hour} baje tak <nikal jaate hain|free ho jaate ho>, bas {busy} mein <thoda late hota hai|mat poocho>',
      'Chutti mil jaati hai bhai, {month} mein {days} din ki li thi, <lead ne khud approve kiya|koi drama nahi hua> {portal} pe',
      'desk > WFH {few} din mil jaata hai {month} se, <koi tracking nahi|manager chill hai>, {city} ki traffic se bache',
    ],
    bad: [
      'Login ka time hai, logout ka nahi, {busy} mein {late} <baj jaate hain|tak baithe rehte hain>, {city} mein <cab bhi nahi milti|khana bhi thanda>',
      'Weekly off <cancel ho jaata hai|ka bharosa nahi>, {month} mein {few} baar <hua|kaam kiya>, comp off <bhool jao|{portal} pe latka hai>',
      'Manager raat ko {late} baje <message karta hai|call karta hai>, {few} din mein <burnout pakka|aadmi thak jaata hai>',
    ],
  },
  pay: {
    good: [
      'Salary time pe aati hai, {month} mein bhi <ek din late nahi|pakka aayi>, {lakh} LPA {role} ke liye <theek hai|sahi hai>',
      'Hike {hike} percent mila {hikeMonth} mein, <jitna bola utna diya|socha nahi tha>, {here} <ne dil khush kar diya|is maamle mein sahi hai>',
    ],
    bad: [
      'Hike ke naam pe {lowHike} percent, {years} saal se <yahi chal raha hai|lollipop mil raha hai>, market mein {role} ko <{lakh} LPA mil raha|kaafi zyada mil raha>',
      'Variable ka sapna dikhate hain, mila {percent} percent, {month} mein <poocha to policy bata di|HR gayab>',
      'Petrol ke {rupees} tak ke bill {month} se <pending|atke hue> hain, accounts <bolta hai next week|phone nahi uthata>',
    ],
  },
  security: {
    good: [
      'Job secure hai {city} mein, {years} saal mein layoff <nahi dekha|nahi suna>, {here} <nikalta nahi aasani se|mein log tikte hain>',
      'tech > Bench pe {weeks} hafte tha, <kisi ne tang nahi kiya|training karwa di>, {month} mein naya kaam mil gaya',
    ],
    bad: [
      'Contract har {months} mahine, {month} mein {few} logon ka <renew nahi hua|khatam kar diya>, <tension rehti hai|bharosa nahi hai>',
      'Kab <nikaal dein|hata dein> pata nahi, {month} mein {few} log gaye {team} se, <HR ne kuch nahi bola|hum ko mail se pata chala>',
    ],
  },
  growth: {
    good: [
      '{months} mahine mein promotion mila, <kaam dikhta hai yahan|setting nahi chahiye>, {role} ke liye <best hai|mast jagah hai>',
      'Andar se hi {few} logon ko lead banaya {month} mein, <bahar se nahi laaye|accha laga>, {here} <mauka deta hai|mein scope hai>',
    ],
    bad: [
      'Growth zero, {years} saal se <wahi designation|wahi {role}>, {hikeMonth} mein <sirf badhai milti hai|phir se wait karo bola>',
      'Promotion <chamchagiri se hota hai|unka hota hai jo chai saath peete hain>, {city} mein {few} <acche log chhod gaye|deserving log reh gaye>',
    ],
  },
  skills: {
    good: [
      'Seekhne ko bahut hai, {craft} <aa gaya|haath mein aa gaya> {months} mahine mein, seniors <pyaar se batate hain|bura nahi maante>',
      'Fresher ho to {here} join karo, {weeks} hafte training <ekdum solid|dil se karwate hain>, {learn} <bonus samjho|alag se>',
    ],
    bad: [
      'Naya kuch nahi seekhne ko {months} mahine baad, roz {chore}, <skill ka kya hoga|resume mein kya likhun>',
      'Training {few} din ki, phir {at} <khud samjho|phenk diya>, {tool} <koi nahi batata|dekh ke hi dar lagta hai>',
    ],
  },
  people: {
    good: [
      'Log <mast hain|acche hain> yaar, {weekday} ko saath mein {dish} <khaate hain|mangwate hain>, {team} <family jaisi hai|mein masti hai>',
      'Lead <sambhal leta hai|support karta hai>, {busy} mein bhi <chillata nahi|chai pilata hai>, {few} saal mein <aisa pehla mila|aisa nahi dekha>',
    ],
    bad: [
      'Politics <bahut hai|hadd se zyada>, {team} mein {few} log hi <sab decide karte hain|boss ke khaas hain>, {city} ka naya banda <akela pad jaata hai|phas jaata hai>',
      'Manager har {few} ghante update maangta hai, <saans lene do|bharosa naam ki cheez nahi>, {month} se <aur badh gaya|naya tracker bhi>',
    ],
  },
  place: {
    good: [
      'Canteen ka {dish} <kamaal hai|ghar jaisa>, {rupees} mein <pet bhar jaata hai|full plate>, {spot} ke <dhabe se accha|samne kuch nahi>',
      'Cab {spot} tak time pe, {shift} walon ke liye <guard bhi|pani ki bottle bhi>, <ladkiyan safe feel karti hain|itna hi kaafi hai>',
    ],
    bad: [
      'Cab {minutes} minute late, {spot} pe <khade raho|dhoop mein wait karo>, {month} se vendor <badla hai|ki problem hai>',
      'Canteen mein roz {dish}, <ab to naam se ulti aati hai|taste bhool gaya>, rate {rupees} <kar diya|ho gaya> {month} mein',
    ],
  },
  work: {
    good: [
      'Kaam mein maza hai, {pride} <best feeling|ka alag hi sukoon hai>, {city} mein <sahi jagah mili|kismat acchi thi>',
      'Overall {here} <paisa vasool|theek thaak> hai, {years} saal <mast kate|nikal gaye>, {role} ho to <soch sakte ho|try karo>',
    ],
    bad: [
      'Bas {marks}, {marks2} aur {weekday} ka review, <insaan kuch nahi|aur kuch nahi>, {here} mein <yahi zindagi hai|sab jaante hain>',
      '{few} logon ka kaam ek se, {busy} mein <halat kharab|dimag ka dahi>, {tool} <upar se dhokha deta hai|aur slow>',
    ],
  },
};

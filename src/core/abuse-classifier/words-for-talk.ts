export const wordsForTalk: Readonly<Record<string, string>> = {
  report: `
said says say told tells tell called calls calling call asked asks ask shouted shouts shouting yelled yells yelling joked jokes remarked heard hear complained
complain reported report complaint comment comments commented abused abuse abuses abusing abusive harassment harassed harasses harassing bullied bullying bullies
discrimination discriminated insulted insults insult mocked taunt taunts threatened threatens accused feel feels felt feeling posh icc fir police court legal
racist casteist sexist wrote mail mailed email
bola boli bole bolta bolti bolte kaha kehta kehti kehte kehna bulaya bulate chillata chillaya chillate shikayat galiyan gaali mazak taana taane suna dhamki
dhamkaya pareshan utpidan bhedbhav mehsoos samiti
bolo boleche abhijog onujog mhanala mhanali mhanto mhanate bolto shivya takrar kahyu kahe kahyun bolya gaal fariyad keha kehnda kehndi kehnde galan sonna sonnaru
sonnanga solli thittu thittran thittinanga pugar kindal annaru annadu cheppadu thittadu thittaru firyadu heldaru helidru anta andru baitharu baydru duru paranju
parayunnu vilichu vilikunnu cheetha parathi kaliyakki
कहता कहती कहते म्हणाला म्हणतो म्हणाले বলল বলে বলেছে অভিযোগ ਕਿਹਾ ਕਹਿੰਦਾ ਸ਼ਿਕਾਇਤ சொன்னாங்க சொன்னார் சொன்னான் திட்டு திட்டினார் புகார் கிண்டல் తిట్టాడు తిట్టారు
ಬೈದರು പറഞ്ഞു വിളിച്ചു ചീത്ത പരാതി شکایت گالیاں`,
  negation: `
not no never none dont doesnt didnt isnt arent wasnt wont cant cannot without
nahi nahin nai mat bina kabhi nako nahiye nathi illa illai illama ille illaiya ledu kadu leda vaddu alla illade beda venda
নেই വേണ്ട نہ`,
  work: `
salary ctc lpa lakh notice period hike appraisal increment offer interview resume job jobs company office project projects code deploy bug sprint standup wfh wfo
remote leave leaves pf esi tax bond relieving letter fnf joining package rating promotion onsite bench review reviews culture hours shift policy insurance laptop
cab stipend internship role profile switch experience yoe stack java python sql test excel meeting meetings deadline client hybrid bonus variable gratuity
tankhwah tankha paisa paise naukri kaam chutti vetan mahina mahine din ghante saal
beton maine chakri kaj pagar nokri sutti rajaa sambalam velai leavu maasam jeetham jeetam pani udyogam nela selavu sambala kelasa tingalu raje shambalam joli
paniyum avadhi leavum
सैलरी नोटिस ऑफर कंपनी इंटरव्यू बोनस प्रोजेक्ट বেতন মাসে અફિસ ਕੰਮ சம்பளம் லீவு மாதம் ஆபீஸ் జీతం ఉద్యోగం ఆఫీసు ಸಂಬಳ ശമ്പളം മാസം ലീവ് ഓഫീസ് تنخواہ چھٹی دفتر`,
};

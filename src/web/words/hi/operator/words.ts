import { grievanceDeadlines } from '#core/operator/grievance-deadlines.ts';
import type { OperatorWords } from '../../en/operator/words.ts';

const { acknowledgedHours, decidedDays, intimateHours, appealDays } = grievanceDeadlines;

export const words: OperatorWords = {
  title: 'इसे कौन चलाता है',
  description: (brand) => `${brand} को कौन चलाता है, उनसे कैसे बात करें, और शिकायतों पर फ़ैसला कौन करता है।`,
  runBy: (brand, operator) => `${brand} को ${operator} चलाते हैं।`,
  runByNobody: (brand) => `${brand} चलाने वाले ने अपना नाम नहीं बताया है।`,
  demo: 'यह डेमो है। इसके सदस्य और कंपनियाँ बनाई हुई हैं, और यहाँ शिकायतों का जवाब कोई नहीं देता।',
  contact: 'संपर्क',
  contactLead: 'सवाल, सुझाव और जो शिकायत न हो, उस सब के लिए।',
  noContact: 'चलाने वाले ने कोई संपर्क नहीं दिया है।',
  officer: 'शिकायत अधिकारी',
  officerLead: 'इस साइट पर जो है, या जो फ़ैसला हुआ, उसकी शिकायत शिकायत अधिकारी से करें।',
  noOfficer: 'चलाने वाले ने कोई शिकायत अधिकारी नहीं बताया है।',
  facts: { name: 'नाम', mail: 'मेल', phone: 'फ़ोन', address: 'पता' },
  write: 'पेज का लिंक दें, लिखें कि क्या ग़लत है, और आपसे कैसे बात हो सकती है।',
  complain: 'बिना खाते के शिकायत भेजें',
  summons: 'सरकारी विभागों के लिए',
  deadlines: 'समय सीमा',
  rule: 'भारत के आईटी नियम 2021 में ये समय तय हैं, शिकायत मिलने से गिने जाते हैं:',
  steps: [
    `${acknowledgedHours} घंटे में आपको बताया जाता है कि शिकायत मिल गई।`,
    `${decidedDays} दिन में उस पर फ़ैसला होता है।`,
    `${intimateHours} घंटे में उन तस्वीरों पर कार्रवाई होती है जिनमें आप बिना कपड़ों के या निजी हालत में दिखते हैं, और उस पर जो आप होने का दिखावा करे।`,
  ],
  appeal: `फ़ैसले के ख़िलाफ़ आप ${appealDays} दिन के भीतर भारत सरकार की शिकायत अपील समिति में अपील कर सकते हैं।`,
};

import type { ErrorWords } from '../../en/errors/words.ts';
import type { InPart } from '../../in-part.ts';

/** Sentences about failures and about waiting, in Marathi. */
export const words: InPart<ErrorWords> = {
  failures: {
    missing: 'तुम्ही जे शोधत आहात ते आम्हाला सापडले नाही!',
    'signed-out': 'यासाठी आधी लॉग इन करावे लागेल!',
    forbidden: 'हे करण्याची तुम्हाला परवानगी नाही!',
    broken: 'काहीतरी चुकले, थोड्या वेळाने प्रयत्न करा. आम्ही ते दुरुस्त करत आहोत!',
    limited: 'तुम्ही फार वेगाने विचारत आहात. जरा थांबून पुन्हा प्रयत्न करा.',
  },
  limitedFor: (minutes) => `तुम्ही फार वेगाने विचारत आहात. ${minutes} मिनिटांनी पुन्हा प्रयत्न करा.`,
  waiting: {
    failed: 'हे उघडता आले नाही.',
    offline: 'कनेक्शन नाही. ते परत आले की हे आपोआप उघडेल.',
    busy: 'सर्व्हर सुरू होत आहे किंवा आत्ता व्यस्त आहे. आम्ही प्रयत्न करत आहोत; हे आपोआप उघडेल.',
    again: 'पुन्हा प्रयत्न करा',
    account: 'आत्ता तुमच्या खात्यापर्यंत पोहोचता येत नाही',
    partBroke: 'हा भाग दाखवता आला नाही. बाकीचे पेज नीट चालते.',
  },
};

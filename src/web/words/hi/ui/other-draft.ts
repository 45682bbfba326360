import type { OtherDraftWords } from '../../en/ui/other-draft.ts';

export const words: OtherDraftWords = {
  said: 'इसके आपके दो ड्राफ़्ट हैं: एक पहले का, और एक जो आपने लॉग इन करने से ठीक पहले लिखा।',
  show: 'दूसरा ड्राफ़्ट दिखाएँ',
};

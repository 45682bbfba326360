/** Who counts in figures of many, in Hindi. */
export const whoCounts = 'गिने जाते हैं: प्रोवाइडर से लॉग इन करने वाले या पक्के पते वाले सदस्य, साल में एक बार।';

/** Who counts in figures of many, in Hindi. */
export const whoCounts = 'साल में एक बार गिने जाते हैं: प्रोवाइडर से लॉग इन करने वाले या पुष्टि हुए मेल वाले।';

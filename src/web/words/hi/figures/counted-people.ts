/** Who counts in figures of many, in Hindi. */
export const whoCounts = 'हर सदस्य साल में एक बार गिना जाता है, और तभी जब वह Google जैसे खाते से लॉग इन करे या दफ़्तर या कॉलेज के मेल की पुष्टि करे।';

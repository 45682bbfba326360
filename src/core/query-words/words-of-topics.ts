/** Words by community name, since people type the trouble and not the place to discuss it. */
export const wordsOfTopics: Readonly<Record<string, string>> = {
  'Salary talk':
    'late salary | salary late | salary delay | salary delayed | delayed salary | salary not paid | unpaid salary | salary nahi mili | salary nahi mil rahi | salary nahi aayi | variable pay | variable not paid | bonus not paid | appraisal | appraisals | low hike | no hike | no increment | ask for raise | ask for a raise | salary negotiation | negotiate salary | सैलरी नहीं मिली',
  'Managers, good and otherwise':
    'manager | managers | boss | toxic manager | toxic boss | bad manager | bad boss | micromanagement | micro management | micromanager | micromanaging | office politics | politics | favouritism | favoritism | takes credit | manager credit | skip level | मैनेजर | बॉस',
  'Office or home':
    'back to office | return to office | rto | work from home policy | wfh policy | work from office policy | hybrid policy | badge swipe | commute | office vs home | 5 days office | five days office | days in office',
  'Switching jobs':
    'counter offer | counteroffer | job switch | switch job | switching job | switching jobs | job change | change job | career change | going abroad',
  Freshers:
    'bond | bonds | service bond | year bond | bond break | service agreement | campus offer | onboarding delay | joining delay | joining delayed | joining date | delayed joining | training period',
  'Finding a job':
    'fake offer | fake offers | fake job | fake company | job scam | job fraud | scam | fraud | registration fee | security deposit | laptop fee | fee before joining | paying for job | referral | referrals | resume | resume format | cv format | job portal | job portals',
  'Relieving letters':
    'relieving letter | relieving | experience letter | full and final | full n final | full and final settlement | fnf | f and f | final settlement | exit formalities | exit process | clearance | layoff | laid off | termination | terminated | absconding | रिलीविंग लेटर',
  'Learning on the job': 'certification | certifications | certificate course | online course | online courses | upskill | upskilling',
  'AI at work': 'chatgpt | copilot | ai tools | ai replace | ai taking jobs',
  'Women at work':
    'maternity leave | posh | sexual harassment | harassment | night cab | night cabs | night shift cab | night shift cabs | women safety | period leave | pay gap | ladkiyo ke liye | ladkiyon ke liye | mahilao ke liye | mahilaon ke liye | ladies ke liye | women ke liye | girls ke liye | safe for women | safe for girls | safe for ladies | for women | for girls | for ladies | women friendly | female friendly | लड़कियों के लिए | महिलाओं के लिए',
  'Hours and health':
    'work life balance | worklife balance | no work life balance | long hours | 12 hours | overtime | burnout | burn out | weekend work | working weekends | saturday working | 6 days working | mental health | stress | night calls',
  'Notice period':
    'notice period | buyout | notice buyout | buy out | early release | garden leave | leave in notice | leave during notice | serving notice | handover',
  'Coming back after a break':
    'career gap | career break | gap in cv | gap in resume | gap in career | employment gap | gap year | explain gap | returnship | break after',
  'Offers compared': 'two offers | which offer | multiple offers | joining bonus | offers in hand',
  'Tax and payslip':
    'pf | epf | uan | pf transfer | pf withdrawal | pf not deposited | payslip | pay slip | salary slip | form 16 | tds | professional tax | new regime | old regime',
  'Gratuity and benefits': 'leave encashment | group insurance | pension | gratuity not paid',
  Startups: 'esop | esops | equity | vesting | founder | founders | funding | startup culture',
  'Interview stories':
    'ghosted | ghosting | no reply | no response | no feedback | not replying | no call back | background check | background verification | bgv | strange interview | worst interview',
};

import type { SpokenRemarks } from './remark.ts';

/** Remarks about canteen, cab, building and the things around the work. */
export const placeRemarks: SpokenRemarks = {
  good: [
    'Canteen <is subsidised|costs {rupees} a plate>, {dish} on {weekday} is <famous|really good|worth coming for>',
    'Cab comes <on time|till the door> for {shift}, <with a guard for women|GPS is shared with family>',
    'The company bus from {spot} saves me {rupees} a week and <I sleep {minutes} minutes each way|we play antakshari>',
    'New building near {spot}, <clean washrooms on every floor|sun from both sides>, and <a quiet room on the {ordinal} floor|water coolers that work>',
    'desk > Crèche on the {ordinal} floor and <it is really used|I can go down at lunch>',
    'floor > Safety is <serious|not only slogans> {at}, shoes and masks are replaced <every {months} months|the day you ask>',
    'Free tea <twice a day|till {hour}> and {dish} in the evening <when it is {busy}|on {weekday}s>',
    'floor > Quarters near {spot} with <water all day|a small park> for {rupees} a month',
    'They <bought new chairs|repaired the AC|replaced {tool}> in {month} after we asked {few} times, still it was done',
    'Medical room with a <nurse|doctor twice a week>, and yearly check-up in {month} for <all, contract also|family at half price>',
    'Parking for <two-wheelers inside|all>, <gym for {rupees} a month|badminton after {hour}>',
    'Location near {spot} is easy, <auto, bus and metro all there|{minutes} minutes from the station>',
  ],
  bad: [
    'Canteen food is <the same {dish} four times a week|oily and cold after one o’clock>, most of us carry tiffin',
    'Cab is <late by {minutes} minutes on most days|only till {late}|for seniors only>, after that it is auto at {spot} for {rupees}',
    'desk > AC <stops|is off> after {hour} {ctx} and <fans are for show|you sweat with {tool}>',
    'Washrooms {at} are <dirty by afternoon|too few for {some} people>, <told in {few} meetings|complaint on {portal} is closed without cleaning>',
    'Parking fills up by <nine|quarter to nine>, after that it is the road near {spot} and <towing for {rupees}|a scratched door>',
    'desk > We are {some} people for {some2} seats since {month}, <finding a chair takes {minutes} minutes|come early or sit on the {ordinal} floor>',
    'Lift waits of {minutes} minutes in the morning, <{few} lifts for the full building|take stairs to the {ordinal} floor>',
    'The site is {km} km out near {spot}, <no shop, no bus after {hour}|network comes and goes>',
    'No <rest room|drinking water|locker> {at} for contract people, <they wait at {spot}|one feels bad>',
    'Bus from {spot} was stopped in {month} <to save cost|saying few use it>, now {rupees} a month more from pocket',
    'desk > Laptop is {years} years old and <takes {minutes} minutes to start|{tool} hangs on it>, new one needs {few} approvals',
    'Canteen coupon is still {rupees} <and {dish} costs more|since {years} years>',
  ],
  worst: [
    'No drinking water {at} for {days} days in <May|summer>, <they told us to bring bottles|tanker came only for the visitor>',
    'floor > Safety is a joke {at}, <gloves shared between {few} people|the guard of {tool} is tied open|first aid box is empty since {month}>',
    'Dropped at {spot} at {late} in the night because <cab was for two routes only|vendor was not paid>, as a woman <I resigned after that|never again>',
    'Washroom for women is <locked|on another floor|shared with visitors>, written to HR {few} times',
    'There were rats in the <canteen|store|record room> and still {dish} was served from there in {month}',
  ],
};

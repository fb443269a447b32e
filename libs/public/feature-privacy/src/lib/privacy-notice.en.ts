import type { Operator, PrivacyNotice } from './privacy-notice.types.ts';

export const english = ({ company, email, phone }: Operator): PrivacyNotice => ({
  title: 'Privacy',
  lead: `What ${company} keeps of you, what for, for how long, and what you can ask for under Thailand’s Personal Data Protection Act (PDPA)`,
  sections: [
    {
      heading: 'Looking around',
      points: [
        'You need not say who you are. This site has no advertising and no trackers of other companies.',
        'Each listing counts how often a day it was viewed, saved, compared or its phone asked for. Only numbers are kept. To count each person or network once a day, an encrypted mark of you is kept with the listing for two days at most.',
        'Favourites, comparisons, recent searches and pages kept for reading offline are in your browser.',
        'Network addresses (IP) are counted so that nobody floods others with codes or messages. Most are deleted within a day, all within 30 days.',
        'If you ask for alerts of new listings or prices without an account, your confirmed email address or LINE user ID is kept with the search until you stop them. What is not confirmed is erased within 7 days.',
      ],
    },
    {
      heading: 'With an account',
      points: [
        'Your first and last name and mobile number are kept, as you agreed when you joined, so that you can sign in and list.',
        'A contact phone, LINE ID, Facebook, picture and introduction are kept only if you fill them in.',
        'If you sign in with LINE, the user ID that LINE has for you on this site is kept.',
        'If you add an email address for notifications, it is kept until you remove it, and so is what you chose to be told where.',
        'If you switch on notifications on a device, the address and keys that its browser hands out are kept until you switch them off or sign out there.',
        'Codes sent by SMS are kept in a form that cannot be read back, and are deleted a day after they expire. That a message was sent to a number is kept for 30 days.',
        'For each device that is signed in, its browser and times are kept. It is signed out after 7 days, or 3 without use. You can see and end them in settings.',
        'A passkey leaves a public key, a name and times here; fingerprint and face stay on your device. You can remove it in settings.',
        'Favourites, saved searches and notices are kept so that you have them on every device.',
      ],
    },
    {
      heading: 'When you list',
      points: [
        'Visitors see what you filled in, your name and the ways of contact you switched on. A phone number shows only to those who ask for it.',
        'What comes hidden in photo files, such as where and when they were taken, is removed before they are kept.',
        'You can show a rough location. The true pin then never reaches visitors.',
        'When you close a listing you may tell what it went for. It is private; only if you and the buyer agree is it used to measure how exact price ranges are, and never shown. It is deleted with the account of either.',
        'Visitors see when it was listed and how its price has changed.',
      ],
    },
    {
      heading: 'When you write or ask for a service',
      points: [
        'Your name, number and message go only to the seller you chose, or to our service team, with the wording you agreed to.',
        'A conversation stays with both sides. It is deleted when both accounts are, or when you ask for it to be.',
        'Without an account you get a link by SMS when the seller replies. Whoever has it can read the conversation. It ends 30 days after the last message, and you can revoke it.',
        'If you ask for new listings by email without an account, the address and the search are kept until you stop them with the link in each email. What you do not confirm is erased in 7 days.',
        'When somebody reports a conversation, our team sees it as it was then, until the report is closed.',
        'Photographs and PDFs in messages can be opened by the two sides only. Place and device are removed from photographs.',
        'Upheld reports and repeated blocks are kept for 120 days, to stop new conversations of people who harass others.',
        'Reporting a listing keeps marks that tell one person and one network from another. If you are signed in, our team sees your account; the seller never does. The network address is deleted within 30 days.',
      ],
    },
    {
      heading: 'Who receives data',
      points: [
        'The SMS provider receives the number and the message to send.',
        'LINE learns that you signed in, if you sign in with LINE, and receives the notifications that you get by LINE.',
        'The email provider receives your address and the notifications that you get by email.',
        'The maker of your browser carries notifications to the devices on which you switched them on, but cannot read them: they are encrypted for your device.',
        'Videos in listings load from their owners, such as YouTube, only when you open them.',
        'Nobody else receives anything from this site, unless the law orders it.',
      ],
    },
    {
      heading: 'For how long',
      points: [
        'Accounts and listings are kept until you delete them.',
        'You can take back deleting your account for 7 days. Then account, listings, photos and lists are deleted for good. The other side keeps the messages of your conversations, without your name and number.',
        'Sign-ins and attempts to sign in are kept for 90 days, with the browser. Network addresses and numbers in them cannot be read back. You can see them in settings.',
        'Photos of a deleted listing are deleted 7 days after it.',
      ],
    },
    {
      heading: 'In your browser',
      points: [
        'The cookie locale remembers the language for a year, access_token and session that you are signed in in this browser, for 7 days at most, and known_device that you have signed in in it, for 180 days. Signing in takes one for LINE, for 10 minutes, or for a passkey, for 5.',
        'Browser storage remembers a short profile, the colours, favourites, comparisons, recent searches, your latest conversations until you sign out, and what you typed or photographed and could not send yet.',
        'There are no cookies for advertising or measuring, so there is no consent banner.',
      ],
    },
    {
      heading: 'Your rights',
      points: [
        'See, correct and download all your data, and delete your account, by yourself in settings.',
        `To withdraw consent, to have us stop using data or delete messages you sent, or for any question, write to ${email} or call ${phone}.`,
        'You can complain to the Personal Data Protection Committee of Thailand (PDPC).',
      ],
    },
  ],
});

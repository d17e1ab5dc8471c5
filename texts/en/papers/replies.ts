import { paperNames } from './names.ts'

/** What the server says about the papers of a store. */
export const paperReplies = {
  names: paperNames,
  refusals: {
    valueMissing: 'Please give the number, or say what the proof is.',
    patterns: {
      ORGANIC: 'It begins with DE-ÖKO- and three digits follow.',
      WEEE: 'It begins with DE and 8 digits follow.',
    },
    over: 'This day is past. Please send a paper that still counts.',
    proofMissing: 'Please add the proof as a PDF or picture.',
  },
  mails: {
    hello: 'Hello,',
    stopped: {
      subject: (store: string) => `${store} is paused: papers are missing`,
      body: 'The store cannot sell at the moment. Its products stay visible but cannot be ordered. What is missing, has ended or is wrong:',
      end: 'As soon as that is put right, the store sells again within minutes.',
    },
    back: {
      subject: (store: string) => `${store}: papers are in order again`,
      body: 'No paper stops the store any more. It sells unless it is paused for another reason.',
    },
    ends: {
      subject: ({ storeName, paper, days }: { storeName: string; paper: string; days: number }) =>
        `${storeName}: ${paper} ends within ${days === 1 ? 'a day' : `${days} days`}`,
      body: (paper: string, day: string) => `${paper} counts until ${day}.`,
      end: 'Please renew it in time. From the day after its end your store is paused.',
    },
    button: 'See the papers',
  },
}

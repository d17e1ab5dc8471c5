import { ANSWER_HOURS, OBJECTION_DAYS, REPLY_DAYS } from '../../../contract/claims/deadlines.ts'
import { carrierName } from '../carriers.ts'
import { pieces } from '../pieces.ts'

type Mail = { subject: (number: string) => string; title: string; body: (number: string, storeName: string) => string }
type ToStore = 'OPEN' | 'WITHDRAW' | 'REPLY' | 'ACCEPT' | 'CONTEST' | 'DECIDE' | 'EXTEND'
type ToBuyer = 'ASK' | 'ANSWER' | 'DECIDE' | 'SHIP' | 'REFUND_INSTEAD' | 'EXTEND' | 'CLOSE'

type ClaimsMails = {
  hello: (firstName: string) => string
  button: string
  head: string[]
  pieces: (count: number, isPack?: boolean) => string
  facts: {
    amount: (amount: string) => string
    parcel: (carrier: string, trackingNumber: string) => string
    dueAt: (moment: string) => string
    words: (text: string) => string
  }
  store: Record<ToStore, Mail>
  buyer: Record<ToBuyer, Mail>
}

export const claimsMails: ClaimsMails = {
  hello: (firstName) => `Hello ${firstName},`,
  button: 'Open the claim',
  head: ['Goods', 'What is wrong', 'Quantity'],
  pieces,
  facts: {
    amount: (amount) => `Amount that goes back: ${amount}`,
    parcel: (carrier, trackingNumber) =>
      trackingNumber
        ? `Sent with: ${carrierName(carrier)}\nTracking number: ${trackingNumber}`
        : `Sent with: ${carrierName(carrier)}`,
    dueAt: (moment) => `Please answer until ${moment} (German time).`,
    words: (text) => `Message: ${text}`,
  },
  store: {
    OPEN: {
      subject: (number) => `Claim ${number}`,
      title: 'A buyer has a claim',
      body: (number) =>
        `goods of yours were reported with the claim ${number}. Please answer within ${ANSWER_HOURS} hours of working days; ` +
        'after that Tresen decides. The money of this delivery is not paid out until the claim is closed.',
    },
    WITHDRAW: {
      subject: (number) => `Claim ${number} was withdrawn`,
      title: 'Claim withdrawn',
      body: (number) => `the buyer has withdrawn the claim ${number}. There is nothing left to do.`,
    },
    REPLY: {
      subject: (number) => `Reply to your question about claim ${number}`,
      title: 'The buyer has replied',
      body: (number) =>
        `there is a reply to the question about the claim ${number}. Please answer it within ${ANSWER_HOURS} hours of working days, ` +
        'unless Tresen had asked.',
    },
    ACCEPT: {
      subject: (number) => `Your answer to claim ${number} was accepted`,
      title: 'Answer accepted',
      body: (number) => `the buyer accepts your answer to the claim ${number}.`,
    },
    CONTEST: {
      subject: (number) => `Your answer to claim ${number} was not accepted`,
      title: 'Tresen decides',
      body: (number) =>
        `the buyer does not accept your answer to the claim ${number}. Tresen looks into it and decides.`,
    },
    DECIDE: {
      subject: (number) => `Tresen has decided about claim ${number}`,
      title: 'Tresen has decided',
      body: (number) => `Tresen has decided about the claim ${number}; all of it stands in the claim.`,
    },
    EXTEND: {
      subject: (number) => `More time for the replacement of claim ${number}`,
      title: 'More time for the replacement',
      body: (number) =>
        `the replacement of the claim ${number} has not left yet. You have another ${ANSWER_HOURS} hours of working days to send it.`,
    },
  },
  buyer: {
    ASK: {
      subject: (number) => `Question about your claim ${number}`,
      title: 'There is a question',
      body: (number) =>
        `there is a question about your claim ${number}. Please reply within ${REPLY_DAYS} days, else the claim is closed.`,
    },
    ANSWER: {
      subject: (number) => `Answer to your claim ${number}`,
      title: 'The supplier has answered',
      body: (number, storeName) =>
        `${storeName} has answered your claim ${number}. Where pieces were refused, you can have Tresen decide within ${OBJECTION_DAYS} days.`,
    },
    DECIDE: {
      subject: (number) => `Tresen has decided about your claim ${number}`,
      title: 'Tresen has decided',
      body: (number) => `Tresen has decided about your claim ${number}; all of it stands in the claim.`,
    },
    SHIP: {
      subject: (number) => `The replacement for your claim ${number} is on its way`,
      title: 'Replacement on its way',
      body: (number, storeName) => `${storeName} has sent the replacement for your claim ${number}, free of charge.`,
    },
    REFUND_INSTEAD: {
      subject: (number) => `Money back for your claim ${number}`,
      title: 'Money back in place of a replacement',
      body: (number, storeName) =>
        `${storeName} cannot send the replacement for your claim ${number}. The money for it goes back the way you have paid.`,
    },
    EXTEND: {
      subject: (number) => `The replacement for your claim ${number} takes longer`,
      title: 'The replacement takes longer',
      body: (number, storeName) => `${storeName} needs a little longer for the replacement of your claim ${number}.`,
    },
    CLOSE: {
      subject: (number) => `Your claim ${number} is closed`,
      title: 'Claim closed',
      body: (number) => `your claim ${number} is closed, as nothing was said to it any more.`,
    },
  },
}

import { CLAIM_DAYS, RETURN_DAYS } from '../../../contract/claims/deadlines.ts'
export const storesReplies = {
  promoted: 'Suppliers we recommend',
  punctual: (percent: number) => `${percent}% on time`,
  leadTime: (min: number, max: number) =>
    min === max ? `${max} working ${max === 1 ? 'day' : 'days'}` : `${min}–${max} working days`,
  sellsAgain: (moment: string) => `Orders are possible again from ${moment} on.`,
  returnPolicy:
    'Please check the goods on arrival and claim damaged or missing items on the order at once (section 377 ' +
    `of the German Commercial Code); claims are possible until ${CLAIM_DAYS} days after delivery. A return ` +
    `can be asked for there for ${RETURN_DAYS} days.`,
}

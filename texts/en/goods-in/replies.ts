import { pieces, unitOf } from '../pieces.ts'

export const goodsInReplies = {
  states: {
    GOOD: 'As ordered',
    DAMAGED: 'Damaged',
    MISSING: 'Missing',
    WRONG: 'Wrong goods',
    EXPIRED: 'Past its date',
    WARM: 'Too warm',
  },
  notInShipment: (skuId: string) => `${skuId} is not part of this shipment.`,
  lineMissing: (name: string) => `${name} is not checked yet.`,
  lineTwice: (name: string) => `${name} is listed twice.`,
  fewerThanSent: (name: string, isPack?: boolean) =>
    `Fewer ${unitOf(isPack)} of ${name} came than were sent: choose 'Missing', or correct the count.`,
  nothingMissing: (name: string) => `Nothing of ${name} is missing: correct the count, or choose another state.`,
  badPieces: (name: string, came: number, isPack?: boolean) =>
    `How many of the ${pieces(came, isPack)} of ${name} are affected?`,
  temperatureMissing: (name: string) => `Please measure the temperature of ${name}.`,
  tooWarm: (name: string, degrees: string) => `${name} is above ${degrees} °C: choose 'Too warm', or measure again.`,
  reasonMissing: 'Please say why the record is corrected.',
  periodTooLong: (most: number) => `There are more than ${most} checks in this time. Please choose a shorter one.`,
}
